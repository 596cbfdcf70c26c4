import type { VendorKind } from '../discovery/vendor-kind.ts'
import type { Sort } from '../vendors/nearby-filter.ts'

/** What is looked for in Explore & Discover. */
export interface DiscoverFilter {
  readonly kind: VendorKind
  readonly sort: Sort
  /** The key of a quick filter. */
  readonly filter?: string | undefined
  /** The slug of a collection. */
  readonly collection?: string | undefined
  readonly vegOnly?: boolean | undefined
  readonly openOnly?: boolean | undefined
}
