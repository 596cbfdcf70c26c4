/** The ways to sort vendors (Spec §1 Home screen). */
export const SORTS = ['comprehensive', 'top_rated', 'nearest', 'fastest'] as const
export type Sort = (typeof SORTS)[number]

/** Where and what to look for. */
export interface NearbyFilter {
  readonly kind: 'food'
  readonly lat: number
  readonly lng: number
  readonly search?: string
  readonly vegOnly?: boolean
  readonly openOnly?: boolean
  readonly sort: Sort
}
