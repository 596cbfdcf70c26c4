import type { Sort } from '../vendors/nearby-filter.ts'
import type { VendorKind } from './vendor-kind.ts'

/** The tabs of the results, in their order. */
export const SEARCH_TABS = ['item', 'vendor', 'service', 'place'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

/** What is searched, and how the results are narrowed and sorted; prices in paise. */
export interface SearchFilter {
  readonly query: string
  readonly tab: SearchTab
  readonly sort: Sort
  readonly vegOnly: boolean
  readonly openOnly: boolean
  readonly kind: VendorKind | undefined
  readonly mostPaise: number | undefined
  readonly leastRating: number | undefined
}
