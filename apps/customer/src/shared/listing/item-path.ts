import type { ListedItem } from '@angadi/data/public-pages/cards.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { vendorPath } from './vendor-path.ts'

/** Where an item of a list is bought: a dish on its menu, a product on its own page, anything else at its vendor. */
export function itemPath(item: ListedItem): string {
  if (item.vendor_kind === 'food') return pathTo('restaurantsId', { id: item.vendor_slug }, { dish: item.id })
  if (item.vendor_kind === 'shopping' && item.product_id !== null && isOpenRoute('shoppingProductProductId'))
    return pathTo('shoppingProductProductId', { productId: item.product_id })
  return vendorPath({ kind: item.vendor_kind, slug: item.vendor_slug })
}
