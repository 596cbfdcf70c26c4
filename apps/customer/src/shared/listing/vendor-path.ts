import { pathTo } from '@angadi/routes/path-to.ts'

/**
 * The page of a vendor: the menu of a restaurant, the storefront of every other.
 *
 * @param vendor its trade, and the slug in its address
 */
export function vendorPath({ kind, slug }: { readonly kind: string; readonly slug: string }): string {
  return kind === 'food'
    ? pathTo('restaurantsId', { id: slug })
    : pathTo('shopVendorSlug', { vendorSlug: slug })
}
