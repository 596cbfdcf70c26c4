import { pathTo } from '@angadi/routes/path-to.ts'
import { ShoppingBasket } from 'lucide-react'
import type { TradeFacts } from '../trade-facts.ts'

/** Grocery stores with their aisles. */
export default {
  sells: 'goods',
  vendorPath: (slug) => pathTo('groceryStoreSlug', { slug }),
  foundItemPath: (slug, title) => pathTo('groceryStoreSlug', { slug }, { q: title }),
  itemIcon: ShoppingBasket,
} satisfies TradeFacts
