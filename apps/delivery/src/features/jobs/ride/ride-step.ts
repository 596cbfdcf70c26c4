import type { Job, JobStop } from '@angadi/data/courier-console/jobs.ts'

/** The steps of a ride, in order; those of stops between come as often as there are stops. */
export const RIDE_STEPS = ['set_out', 'to_pickup', 'start', 'to_stop', 'at_stop', 'to_drop', 'end'] as const
export type RideStep = (typeof RIDE_STEPS)[number]

/** The current step of a ride, and the stop that it is about (Spec §2 Transport). */
export function stepOfRide(job: Pick<Job, 'status' | 'state' | 'stops'>): {
  readonly step: RideStep
  readonly stop: JobStop | undefined
} {
  const stop = (job.stops ?? []).find(({ done_at }) => !done_at)
  if (job.status === 'pending') return { step: 'set_out', stop }
  if (job.status === 'confirmed') return { step: job.state === 'at_pickup' ? 'start' : 'to_pickup', stop }
  const isThere = Boolean(stop?.arrived_at)
  if (stop?.what === 'stop') return { step: isThere ? 'at_stop' : 'to_stop', stop }
  return { step: isThere ? 'end' : 'to_drop', stop }
}
