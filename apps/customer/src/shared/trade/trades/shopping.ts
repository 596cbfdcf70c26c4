import { pathTo } from '@angadi/routes/path-to.ts'
import type { TradeFacts } from '../trade-facts.ts'

/** Shops whose products a carrier brings. */
export default {
  sells: 'goods',
  isShipped: true,
  itemPath: ({ product_id: productId }) =>
    productId ? pathTo('shoppingProductProductId', { productId }) : undefined,
  statusWords: {
    shipment: { preparing: 'packing', ready: 'packed', out_for_delivery: 'shipped', on_way: 'near' },
  },
} satisfies TradeFacts
