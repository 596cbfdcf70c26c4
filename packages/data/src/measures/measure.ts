import * as z from 'zod/mini'
import { vocabulary } from '../vocabulary.ts'

/** What the administration has decided about the work of a vendor or a courier. */
export const measureShape = {
  id: z.string(),
  kind: vocabulary(['suspension', 'termination'], 'suspension'),
  provider_kind: z.string(),
  provider_id: z.string(),
  name: z.nullable(z.string()),
  state: vocabulary(['waiting', 'in_force', 'notice', 'ending', 'lifted', 'ended'], 'ended'),
  reason: z.string(),
  /** What exactly it was. */
  note: z.string(),
  at: z.string(),
  /** When a suspension ends, or the work does; null for an open end. */
  until: z.nullable(z.string()),
  appeal_until: z.string(),
  appeal: z.nullable(z.string()),
  appealed_at: z.nullable(z.string()),
  /** How many pages came with the appeal. */
  pages: z.number(),
  appeal_accepted: z.nullable(z.boolean()),
  appeal_answer: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
}

const measure = z.object(measureShape)
/** A suspension, or the end of somebody's work. */
export type Measure = z.infer<typeof measure>

/** Whether it still lasts. */
export function isOpenMeasure({ state }: Pick<Measure, 'state'>): boolean {
  return state === 'in_force' || state === 'notice' || state === 'ending' || state === 'waiting'
}
