/** The ways to sort vendors (Spec §1 Home screen). */
export const SORTS = ['comprehensive', 'top_rated', 'nearest', 'fastest'] as const
export type Sort = (typeof SORTS)[number]

/** The location and the filters of a search for vendors. */
export interface NearbyFilter {
  readonly kind: 'food'
  readonly lat: number
  readonly lng: number
  readonly search?: string
  readonly vegOnly?: boolean
  readonly openOnly?: boolean
  readonly sort: Sort
}
