import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { nothing } from '../rows.ts'
import { reviewKeys } from './keys.ts'

/** Stars, words and photos (by their paths) of a review. */
export interface ReviewContent {
  readonly stars: number
  readonly body: string
  readonly photos: readonly string[]
}

/** What the database takes: empty words and no photos are left out. */
function contentArgs({ stars, body, photos }: ReviewContent) {
  return {
    stars,
    ...(body.trim() ? { body: body.trim() } : {}),
    ...(photos.length > 0 ? { photos: [...photos] } : {}),
  }
}

function useRefreshReviews() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
      queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    ])
}

/**
 * Reviews one item of an order; the key belongs to the form, so that sending it again writes nothing twice.
 *
 * @throws AppError already_reviewed, rating_closed, picture_invalid, words_blocked, contact_in_text, or a lost network
 */
export function useReviewItem(orderId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ itemId, key, ...content }: ReviewContent & { itemId: string; key: string }) =>
      call(
        'review_item',
        { order_id: orderId, item_id: itemId, idempotency_key: key, ...contentArgs(content) },
        nothing,
      ),
    onSettled: useRefreshReviews(),
  })
}

/**
 * Reviews whoever came on a visit, once; the key belongs to the form.
 *
 * @throws AppError already_reviewed, review_not_allowed, picture_invalid, words_blocked, contact_in_text, or a lost
 * network
 */
export function useReviewPerson() {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ personId, key, ...content }: ReviewContent & { personId: string; key: string }) =>
      call(
        'review_subject',
        {
          subject_kind: 'professional',
          subject_id: personId,
          idempotency_key: key,
          ...contentArgs(content),
        },
        z.unknown(),
      ),
    onSettled: useRefreshReviews(),
  })
}

/**
 * Changes a review of the user, within 48 hours.
 *
 * @throws AppError review_settled, review_was_removed, picture_invalid, words_blocked, contact_in_text, or a lost network
 */
export function useChangeReview() {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ reviewId, ...content }: ReviewContent & { reviewId: string }) =>
      call('change_review', { review_id: reviewId, ...contentArgs(content) }, nothing),
    onSettled: useRefreshReviews(),
  })
}

/**
 * Takes a review of the user away, with its stars.
 *
 * @throws AppError review_not_found, review_was_removed, or a lost network
 */
export function useDeleteReview() {
  return useMutation({
    networkMode: 'always',
    mutationFn: (reviewId: string) => call('delete_review', { review_id: reviewId }, nothing),
    onSettled: useRefreshReviews(),
  })
}
