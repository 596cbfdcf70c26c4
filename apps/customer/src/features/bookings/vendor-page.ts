import { pathTo } from '@angadi/routes/path-to.ts'
import { factsOf } from '../../shared/trade/facts-of.ts'

/** Where one books again at the vendor of a booking. */
export function vendorPage(trade: string, slug: string): string {
  return factsOf(trade).vendorPath?.(slug) ?? pathTo('shopVendorSlug', { vendorSlug: slug })
}
