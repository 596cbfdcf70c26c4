import type { ReviewReportReason } from '@angadi/domain/reviews/review-rules.ts'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vendorReviewKeys } from '../vendor-reviews/keys.ts'
import { reviewKeys } from './keys.ts'
import type { Review } from './review-list.ts'

/** Finds a review helpful, or takes that back. */
export interface HelpfulVote {
  readonly reviewId: string
  readonly isHelpful: boolean
}

function voted(review: Review, { reviewId, isHelpful }: HelpfulVote): Review {
  if (review.id !== reviewId || review.is_voted === isHelpful) return review
  return { ...review, is_voted: isHelpful, helpful: review.helpful + (isHelpful ? 1 : -1) }
}

/**
 * Says at once that a review is helpful, and takes it back when the server refuses.
 *
 * @throws AppError own_review, own_business, review_not_found, too_many_votes, or a lost network
 */
export function useVoteReview(subjectId: string) {
  const queryClient = useQueryClient()
  const lists = { queryKey: [...reviewKeys.subject(subjectId), 'list'] }
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ reviewId, isHelpful }: HelpfulVote) =>
      call('vote_review', { review_id: reviewId, is_helpful: isHelpful }, z.number()),
    onMutate: async (vote: HelpfulVote) => {
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData<InfiniteData<readonly Review[]>>(lists)
      queryClient.setQueriesData<InfiniteData<readonly Review[]>>(
        lists,
        (data) =>
          data && { ...data, pages: data.pages.map((page) => page.map((review) => voted(review, vote))) },
      )
      return before
    },
    onError: (_error, _vote, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data)
    },
  })
}

/** A report about a review. */
export interface ReviewReport {
  readonly reviewId: string
  readonly reason: ReviewReportReason
  readonly note: string
}

/**
 * Reports a review to the administration, once for each person.
 *
 * @throws AppError own_review, review_not_found, too_many_reports, or a lost network
 */
export function useReportReview() {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ reviewId, reason, note }: ReviewReport) =>
      call('report_review', { review_id: reviewId, reason, ...(note.trim() ? { note } : {}) }, nothing),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
        queryClient.invalidateQueries({ queryKey: vendorReviewKeys.all }),
      ]),
  })
}
