import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { ADDRESS_STALE_MS } from '../pictures/picture-addresses.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { type ReviewFilter, reviewKeys } from './keys.ts'
import { withPhotoUrls } from './review-photos.ts'

const cursor = z.object({ rank: z.number(), at: z.string(), id: z.string() })

const listed = z.object({
  id: z.string(),
  author_name: z.string(),
  stars: z.number(),
  body: z.nullable(z.string()),
  photos: z.array(z.string()),
  created_at: z.string(),
  is_edited: z.boolean(),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  helpful: z.number(),
  /** What was bought, where it is one item. */
  item_name: z.nullable(z.string()),
  /** Who sold it, where several sell the product. */
  vendor_name: z.nullable(z.string()),
  is_own: z.boolean(),
  is_voted: z.boolean(),
  is_reported: z.boolean(),
  next_cursor: cursor,
})

const PAGE_SIZE = 10
const FIRST_PAGE: z.infer<typeof cursor> | undefined = undefined

async function reviewPage(
  subjectId: string,
  { sort, stars, withPhotos }: ReviewFilter,
  after: z.infer<typeof cursor> | undefined,
  signal: AbortSignal,
) {
  const args = { subject_id: subjectId, sort, with_photos: withPhotos, limit_count: PAGE_SIZE }
  const list = await call(
    'reviews_of',
    { ...args, ...(stars ? { only_stars: stars } : {}), ...(after ? { cursor: after } : {}) },
    rows(listed),
    signal,
  )
  return withPhotoUrls(list)
}
/** A review as everybody reads it, with the addresses of its photos. */
export type Review = Awaited<ReturnType<typeof reviewPage>>[number]

/** Reviews with words or photos of a vendor, product or item, a page at a time. */
export function useReviewList(subjectId: string, filter: ReviewFilter) {
  const userId = useUserId()
  return useInfiniteQuery({
    queryKey: reviewKeys.list(subjectId, filter, userId),
    staleTime: ADDRESS_STALE_MS,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) => reviewPage(subjectId, filter, pageParam, signal),
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.next_cursor),
    select: ({ pages }) => pages.flat(),
  })
}
