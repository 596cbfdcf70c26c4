import { REPORT_STATES, type ReportQueue } from '@angadi/domain/reports/queues.ts'
import { REVIEW_REPORT_REASONS } from '@angadi/domain/reviews/review-rules.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { ADDRESS_STALE_MS } from '../pictures/picture-addresses.ts'
import { useRefetchOnEvent } from '../realtime/use-refetch-on-event.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { reviewKeys } from './keys.ts'
import { withPhotoUrls } from './review-photos.ts'

const reported = z.object({
  id: z.string(),
  /** When it was first reported, or decided about. */
  at: z.string(),
  author_name: z.string(),
  stars: z.number(),
  body: z.nullable(z.string()),
  photos: z.array(z.string()),
  reply: z.nullable(z.string()),
  state: vocabulary(REPORT_STATES, 'shown'),
  created_at: z.string(),
  item_name: z.nullable(z.string()),
  vendor_name: z.string(),
  order_number: z.string(),
  reports: rows(
    z.object({
      reason: vocabulary(REVIEW_REPORT_REASONS, 'other'),
      note: z.nullable(z.string()),
      by_vendor: z.boolean(),
      at: z.string(),
    }),
  ),
  decision: z.nullable(
    z.object({
      is_kept: z.boolean(),
      note: z.nullable(z.string()),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
})

const PAGE_SIZE = 20

async function reportedPage(
  queue: ReportQueue,
  after: { readonly at: string; readonly id: string } | undefined,
  signal: AbortSignal,
) {
  const args = after ? { cursor_at: after.at, cursor_id: after.id } : {}
  const list = await call(
    'reported_reviews',
    { queue, limit_count: PAGE_SIZE, ...args },
    rows(reported),
    signal,
  )
  return withPhotoUrls(list)
}
/** A reported review with every reason, for administrators. */
export type ReportedReview = Awaited<ReturnType<typeof reportedPage>>[number]

/** Reported reviews: those that wait, the oldest report first; or those decided, the latest first. */
export function useReportedReviews(queue: ReportQueue) {
  return useInfiniteQuery({
    queryKey: reviewKeys.reported(queue),
    staleTime: 0,
    gcTime: ADDRESS_STALE_MS,
    ...keysetPages(
      PAGE_SIZE,
      (after: ReportedReview | undefined, signal): Promise<readonly ReportedReview[]> =>
        reportedPage(queue, after, signal),
    ),
  })
}

/** How many reported reviews wait, and how many of them are hidden meanwhile. */
export function useReportedCount() {
  return useQuery({
    queryKey: reviewKeys.reportedCount,
    queryFn: ({ signal }) =>
      call('reported_reviews_count', {}, z.object({ open: z.number(), hidden: z.number() }), signal),
  })
}

/** A decision about a reported review. */
export interface ReviewDecision {
  readonly reviewId: string
  readonly keep: boolean
  /** Why; the author of a removed review reads it. */
  readonly note: string
}

/**
 * Keeps a review, or takes it down.
 *
 * @throws AppError decision_note_invalid, review_not_found, own_business, role_required
 */
export function useDecideReview() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ reviewId, keep, note }: ReviewDecision) =>
      call('decide_review', { review_id: reviewId, keep, ...(note.trim() ? { note } : {}) }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewKeys.desk }),
  })
}

/** Fetches reported reviews again when somebody reports or decides. Use once per page. */
export function useLiveReports(): void {
  useRefetchOnEvent('review_report', reviewKeys.desk)
}
