import * as z from 'zod/mini'
import { vocabulary } from '../vocabulary.ts'

/** A review as its author sees it. Times are ISO strings. */
export const ownReview = z.object({
  id: z.string(),
  stars: z.number(),
  body: z.nullable(z.string()),
  photos: z.array(z.string()),
  /** Reported: hidden until an administrator has decided. Unknown states are shown ones. */
  state: vocabulary(['shown', 'reported', 'removed'], 'shown'),
  created_at: z.string(),
  reply: z.nullable(z.string()),
  /** Until when it can be changed; null when it is too late. */
  changeable_until: z.nullable(z.string()),
})
export type OwnReview = z.infer<typeof ownReview>
