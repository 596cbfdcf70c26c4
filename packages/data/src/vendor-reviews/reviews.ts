import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { ADDRESS_STALE_MS } from '../pictures/picture-addresses.ts'
import { reviewKeys } from '../reviews/keys.ts'
import { withPhotoUrls } from '../reviews/review-photos.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { type VendorReviewFilter, vendorReviewKeys } from './keys.ts'

const review = z.object({
  id: z.string(),
  author_name: z.string(),
  stars: z.number(),
  body: z.nullable(z.string()),
  photos: z.array(z.string()),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  created_at: z.string(),
  is_edited: z.boolean(),
  helpful: z.number(),
  /** Reported: hidden until an administrator has decided. */
  state: vocabulary(['shown', 'reported'], 'shown'),
  /** By the user. */
  is_reported: z.boolean(),
  /** The item that it is about; null for a review of the vendor. */
  item_name: z.nullable(z.string()),
  order_number: z.string(),
  /** Up to six of the ordered items, of a review of the vendor. */
  items: z.array(z.string()),
})

/** An item or product of a vendor that was reviewed, with what its own customers gave. */
const reviewedItem = z.object({
  subject_id: z.string(),
  name: z.string(),
  reviews: z.number(),
  average: z.coerce.number(),
})

const PAGE_SIZE = 20

async function reviewPage(
  vendorId: string,
  { isUnanswered, subjectId }: VendorReviewFilter,
  after: { readonly created_at: string; readonly id: string } | undefined,
  signal: AbortSignal,
) {
  const list = await call(
    'vendor_reviews',
    {
      vendor_id: vendorId,
      unanswered: isUnanswered,
      limit_count: PAGE_SIZE,
      ...(subjectId ? { only_subject: subjectId } : {}),
      ...(after ? { before: after.created_at, before_id: after.id } : {}),
    },
    rows(review),
    signal,
  )
  return withPhotoUrls(list)
}
/** A review as the vendor's people see it. */
export type VendorReview = Awaited<ReturnType<typeof reviewPage>>[number]

/** The reviews of a vendor and of its items, newest first, a page at a time. */
export function useVendorReviews(vendorId: string, filter: VendorReviewFilter) {
  return useInfiniteQuery({
    queryKey: vendorReviewKeys.list(vendorId, filter),
    staleTime: 0,
    gcTime: ADDRESS_STALE_MS,
    ...keysetPages(
      PAGE_SIZE,
      (after: VendorReview | undefined, signal): Promise<readonly VendorReview[]> =>
        reviewPage(vendorId, filter, after, signal),
    ),
  })
}

/** The items of a vendor that were reviewed, the most reviewed first. */
export function useReviewedItems(vendorId: string) {
  return useQuery({
    queryKey: vendorReviewKeys.items(vendorId),
    queryFn: ({ signal }) =>
      call('vendor_reviewed_items', { vendor_id: vendorId }, rows(reviewedItem), signal),
  })
}

/** The longest reply, in characters, as in the database. */
export const MOST_REPLY_LETTERS = 1000

/** Writes the reply to a review, or takes it away with an empty text. */
export function useReply(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ reviewId, reply }: { reviewId: string; reply: string }) =>
      call('reply_to_review', { review_id: reviewId, reply }, nothing),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: vendorReviewKeys.of(vendorId) }),
        queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
      ]),
  })
}
