import type { Job } from '@angadi/data/courier-console/jobs.ts'

/** The four steps of every delivery, in order. */
export const JOB_STEPS = ['to_pickup', 'collect', 'to_drop', 'hand_over'] as const
export type JobStep = (typeof JOB_STEPS)[number]

/** The current step of an active job. */
export function stepOfJob({ state }: Pick<Job, 'state'>): JobStep {
  switch (state) {
    case 'at_pickup':
      return 'collect'
    case 'picked_up':
      return 'to_drop'
    case 'near':
      return 'hand_over'
    default:
      return 'to_pickup'
  }
}
