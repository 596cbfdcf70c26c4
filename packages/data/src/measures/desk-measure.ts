import * as z from 'zod/mini'
import { measureShape } from './measure.ts'

/** A measure as administrators read it. */
export const deskMeasure = z.object({
  ...measureShape,
  by: z.nullable(z.string()),
  is_by_caller: z.boolean(),
  agreed_by: z.nullable(z.string()),
  /** Who has asked to lift one that takes two. */
  lift_asked_by: z.nullable(z.string()),
  is_lift_asked_by_caller: z.boolean(),
  appeal_decided_by: z.nullable(z.string()),
  is_grave: z.boolean(),
  /** Whether it is about the reader, who decides nothing then. */
  is_own: z.boolean(),
})
export type DeskMeasure = z.infer<typeof deskMeasure>
