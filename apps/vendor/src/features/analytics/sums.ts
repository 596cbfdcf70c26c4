import type { Sums } from '@angadi/data/vendor-figures/figures.ts'

/** Who may have been at fault for a cancelled order. */
export const FAULTS = ['customer', 'vendor', 'courier', 'platform', 'nobody', 'unforeseen'] as const

/** The orders that were cancelled, by whosever fault. */
export function allCancelled(sums: Sums): number {
  return FAULTS.reduce((total, fault) => total + (sums[`cancelled_${fault}`] ?? 0), 0)
}

/** How many reviews there were, and the average of their stars; undefined without any. */
export function reviewsOf(sums: Sums): { readonly count: number; readonly average: number | undefined } {
  const stars = [1, 2, 3, 4, 5]
  const count = stars.reduce((total, star) => total + (sums[`review_${star}`] ?? 0), 0)
  const given = stars.reduce((total, star) => total + star * (sums[`review_${star}`] ?? 0), 0)
  return { count, average: count > 0 ? given / count : undefined }
}

/** How often the vendor's page was opened, from a search or otherwise. */
export function visitsOf(sums: Sums): number {
  return (sums['visit_page'] ?? 0) + (sums['visit_search'] ?? 0)
}
