/** The orders in which products are listed. */
export const PRODUCT_SORTS = ['popular', 'price_low', 'price_high', 'top_rated'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What a list of products is narrowed to; prices in paise. */
export interface ProductFilter {
  /** The slug of a department. */
  readonly department?: string | undefined
  readonly search?: string | undefined
  /** Values as `Name=Value`: of one name they are alternatives, and all names have to fit. */
  readonly facets?: readonly string[] | undefined
  readonly priceFrom?: number | undefined
  readonly priceTo?: number | undefined
  readonly minRating?: number | undefined
  readonly inStock?: boolean | undefined
  readonly sort?: ProductSort | undefined
}
