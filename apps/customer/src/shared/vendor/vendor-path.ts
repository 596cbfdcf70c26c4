import type { VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** The page of a vendor: a restaurant's menu, else its storefront. */
export function vendorPath(kind: VendorKind, slug: string): string {
  return kind === 'food'
    ? pathTo('restaurantsId', { id: slug })
    : pathTo('shopVendorSlug', { vendorSlug: slug })
}

/** The page of a vendor, at one of its items. */
export function itemPath(kind: VendorKind, slug: string, itemId: string): string {
  return kind === 'food'
    ? pathTo('restaurantsId', { id: slug }, { dish: itemId })
    : pathTo('shopVendorSlug', { vendorSlug: slug }, { item: itemId })
}
