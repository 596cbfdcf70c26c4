import { pathTo } from '@angadi/routes/path-to.ts'
import type { TradeFacts } from '../trade-facts.ts'

const menu = (slug: string, dish?: string) => pathTo('restaurantsId', { id: slug }, dish ? { dish } : {})

/** Restaurants and their dishes. */
export default {
  sells: 'dishes',
  publicVendorPath: (slug) => menu(slug),
  itemPath: ({ id, vendor_slug: slug }) => menu(slug, id),
} satisfies TradeFacts
