import type { ReportQueue } from '@angadi/domain/reports/queues.ts'
import type { ReviewSort } from '@angadi/domain/reviews/review-rules.ts'

/** How a list of reviews is sorted and narrowed. */
export interface ReviewFilter {
  readonly sort: ReviewSort
  readonly stars?: number | undefined
  readonly withPhotos: boolean
}

/** Query keys of reviews: of a vendor, product or item (the subject), of an order, and one's own. */
export const reviewKeys = {
  all: ['reviews'] as const,
  subject: (subjectId: string) => ['reviews', 'subject', subjectId] as const,
  summary: (subjectId: string) => ['reviews', 'subject', subjectId, 'summary'] as const,
  list: (subjectId: string, filter: ReviewFilter, userId: string | null) =>
    ['reviews', 'subject', subjectId, 'list', filter, userId] as const,
  itemRatings: (vendorId: string) => ['reviews', 'item-ratings', vendorId] as const,
  order: (orderId: string) => ['reviews', 'order', orderId] as const,
  mine: (userId: string | null) => ['reviews', 'mine', userId] as const,
  photoUrls: (paths: readonly string[]) => ['review-photos', paths] as const,
  desk: ['reviews', 'desk'] as const,
  reported: (queue: ReportQueue) => ['reviews', 'desk', queue] as const,
  reportedCount: ['reviews', 'desk', 'count'] as const,
}
