import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { rows } from '../vocabulary.ts'
import { vendorReviewKeys } from './keys.ts'

const review = z.object({
  id: z.string(),
  author_name: z.string(),
  stars: z.number(),
  body: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  created_at: z.string(),
  order_number: z.string(),
  /** Up to six of the ordered items. */
  items: z.array(z.string()),
})
/** A review as the vendor's people see it. */
export type VendorReview = z.infer<typeof review>

const PAGE_SIZE = 20
const FIRST_PAGE: Pick<VendorReview, 'created_at' | 'id'> | undefined = undefined

/** The reviews of a vendor, newest first, a page at a time; only those that wait for a reply. */
export function vendorReviewsOptions(vendorId: string, unanswered: boolean) {
  return infiniteQueryOptions({
    queryKey: vendorReviewKeys.list(vendorId, unanswered),
    staleTime: 0,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      call(
        'vendor_reviews',
        {
          vendor_id: vendorId,
          unanswered,
          limit_count: PAGE_SIZE,
          ...(pageParam ? { before: pageParam.created_at, before_id: pageParam.id } : {}),
        },
        rows(review),
        signal,
      ),
    getNextPageParam: (page: readonly VendorReview[]) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
  })
}

/** The reviews of a vendor, newest first. */
export function useVendorReviews(vendorId: string, unanswered: boolean) {
  return useInfiniteQuery(vendorReviewsOptions(vendorId, unanswered))
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
        queryClient.invalidateQueries({ queryKey: vendorKeys.reviews(vendorId) }),
      ]),
  })
}
