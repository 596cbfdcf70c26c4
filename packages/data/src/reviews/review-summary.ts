import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { STORED_OFFLINE } from '../offline/stored-answer.ts'
import { rows } from '../vocabulary.ts'
import { reviewKeys } from './keys.ts'

const summary = z.object({
  ratings: z.number(),
  /** 1 to 5 with one decimal; null without ratings. */
  average: z.nullable(z.coerce.number()),
  /** How many gave one, two, three, four and five stars. */
  stars: z.array(z.number()),
  /** How many reviews have words or photos. */
  written: z.number(),
  with_photos: z.number(),
})
/** The figures of a vendor, product or item. */
export type ReviewSummary = z.infer<typeof summary>

const itemRating = z.object({ item_id: z.string(), rating: z.coerce.number(), ratings: z.number() })
/** The average of an item and how many customers gave it. */
export type ItemRating = Omit<z.infer<typeof itemRating>, 'item_id'>

/** How often each number of stars was given to a vendor, a product, or an item that is part of no product. */
export function useReviewSummary(subjectId: string) {
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: reviewKeys.summary(subjectId),
    queryFn: ({ signal }) => call('review_summary', { subject_id: subjectId }, summary, signal),
  })
}

/** The ratings of a vendor's items, by item; only of those that three customers or more have rated. */
export function useItemRatings(vendorId: string) {
  return useQuery({
    ...STORED_OFFLINE,
    queryKey: reviewKeys.itemRatings(vendorId),
    queryFn: ({ signal }) => call('item_ratings', { vendor_id: vendorId }, rows(itemRating), signal),
    select: (list): ReadonlyMap<string, ItemRating> =>
      new Map(list.map(({ item_id, ...rating }) => [item_id, rating])),
  })
}
