import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { ADDRESS_STALE_MS } from '../pictures/picture-addresses.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { reviewKeys } from './keys.ts'
import { ownReview } from './own-review.ts'
import { withPhotoUrls } from './review-photos.ts'

const mine = z.extend(ownReview, {
  /** Null of what is reviewed without an order. */
  order_id: z.nullable(z.string()),
  about: vocabulary(['vendor', 'item', 'courier', 'professional'], 'vendor'),
  /** The vendor, the seller of the item, whom the person works for, or the courier. */
  name: z.string(),
  item_name: z.nullable(z.string()),
  helpful: z.number(),
  picture: z.nullable(z.string()),
})

const PAGE_SIZE = 20

async function myReviewPage(
  after: { readonly created_at: string; readonly id: string } | undefined,
  signal: AbortSignal,
) {
  const args = after ? { before: after.created_at, before_id: after.id } : {}
  return withPhotoUrls(await call('my_reviews', { limit_count: PAGE_SIZE, ...args }, rows(mine), signal))
}
/** A review of the user, with what it is about and the addresses of its photos. */
export type MyReview = Awaited<ReturnType<typeof myReviewPage>>[number]

/** The user's reviews, newest first, a page at a time. */
export function useMyReviews() {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: reviewKeys.mine(userId),
    staleTime: 0,
    gcTime: ADDRESS_STALE_MS,
    ...keysetPages(
      PAGE_SIZE,
      (after: MyReview | undefined, signal): Promise<readonly MyReview[]> => myReviewPage(after, signal),
    ),
  })
}
