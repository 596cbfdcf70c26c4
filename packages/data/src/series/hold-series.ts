import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { bookingKeys } from '../bookings/keys.ts'
import { stepsForCall, type VisitStep } from '../bookings/visit-step.ts'
import { call } from '../client/call.ts'
import { AppError } from '../errors/app-error.ts'
import { seriesKeys } from './keys.ts'

const held = z.object({ series_id: z.string(), hold_until: z.string() })

/** Which times are to be kept together. */
export interface HoldSeriesRequest {
  readonly vendorId: string
  readonly steps: readonly VisitStep[]
  /** From two to eight times. */
  readonly starts: readonly string[]
  readonly everyDays: number
  /** Made once for each choice, so that a repeated tap keeps it once. */
  readonly key: string
}

/**
 * Keeps all times of a series, or none. A refusal means that what the screen shows is old: it is fetched again.
 *
 * @throws AppError slot_taken, service_unavailable, schedule_past, schedule_too_far
 */
export function useHoldSeries() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ vendorId, steps, starts, everyDays, key }: HoldSeriesRequest) =>
      call(
        'hold_series',
        {
          vendor_id: vendorId,
          steps: stepsForCall(steps),
          starts: [...starts],
          every_days: everyDays,
          idempotency_key: key,
        },
        held,
      ),
    onSettled: (_answer, error, { vendorId }) =>
      error === null || (error instanceof AppError && !error.retryable)
        ? Promise.all(
            [seriesKeys.all, bookingKeys.freeAt(vendorId), bookingKeys.allHolds].map((queryKey) =>
              queryClient.invalidateQueries({ queryKey }),
            ),
          )
        : undefined,
  })
}
