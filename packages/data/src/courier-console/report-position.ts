import type { LatLng } from '@angadi/domain/geo.ts'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'

const answer = z.object({
  accepted: z.boolean(),
  /** Why it is not shown, such as other_device, mocked, inaccurate or held. */
  reason: z.nullable(z.string()),
  /** When the next report is wanted: by speed, job and battery. */
  next_in_seconds: z.number(),
})
/** What the server says of a reported position. */
export type PositionAnswer = z.infer<typeof answer>

/** A position as the device measured it. */
export interface ReportedPosition extends LatLng {
  readonly heading?: number | undefined
  readonly accuracyM?: number | undefined
  /** When it was measured, by this device's clock, in milliseconds since 1970. */
  readonly at?: number | undefined
}

/** What a device tells of itself. */
export interface ReportingDevice {
  readonly device?: string | undefined
  /** In percent. */
  readonly battery?: number | undefined
}

/**
 * Reports the position of this device; whoever follows one of the jobs sees it at once (Spec §4 Live tracking). The
 * device's clock is sent along: the server counts by its own.
 *
 * @throws AppError or a lost network
 */
export function reportPosition(
  { lat, lng, heading, accuracyM, at }: ReportedPosition,
  { device, battery }: ReportingDevice = {},
): Promise<PositionAnswer> {
  return call(
    'report_position',
    {
      lat,
      lng,
      ...(heading === undefined ? {} : { heading }),
      ...(accuracyM === undefined ? {} : { accuracy_m: accuracyM }),
      ...(at === undefined
        ? {}
        : { at: new Date(at).toISOString(), sent_at: new Date().toISOString(), id: `${at}` }),
      ...(device === undefined ? {} : { device }),
      ...(battery === undefined ? {} : { battery }),
    },
    answer,
  )
}
