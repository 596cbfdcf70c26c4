import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { AppError } from '../errors/app-error.ts'
import { bookingKeys } from './keys.ts'
import { stepsForCall, type VisitStep } from './visit-step.ts'

const held = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Until when the time is kept, by the server's clock. */
  hold_until: z.string(),
  server_now: z.string(),
})

/** A time that the server keeps for the customer. */
export interface Hold {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly holdUntil: string
  /** The server's clock minus this device's, in milliseconds. */
  readonly offsetMs: number
}

/** Which time is to be kept. */
export interface HoldRequest {
  readonly vendorId: string
  readonly steps: readonly VisitStep[]
  readonly startsAt: string
  /** Made once for each choice of a time, so that a repeated tap keeps it once. */
  readonly key: string
  /** An earlier hold, which is given back. */
  readonly insteadOf?: string | undefined
  /** Where the visit is, if somebody comes to the customer. */
  readonly addressId?: string | undefined
}

/**
 * Keeps a time while the customer decides and pays. A refusal means that the times on the screen are old: they are
 * fetched again.
 *
 * @throws AppError slot_taken, service_not_offered, too_many_holds, schedule_past, schedule_too_far,
 * address_not_found, outside_service_area
 */
export function useHoldBooking() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({
      vendorId,
      steps,
      startsAt,
      key,
      insteadOf,
      addressId,
    }: HoldRequest): Promise<Hold> => {
      const answer = await call(
        'hold_booking',
        {
          vendor_id: vendorId,
          steps: stepsForCall(steps),
          starts_at: startsAt,
          idempotency_key: key,
          ...(insteadOf ? { instead_of: insteadOf } : {}),
          ...(addressId ? { address_id: addressId } : {}),
        },
        held,
      )
      return {
        id: answer.id,
        startsAt: answer.starts_at,
        endsAt: answer.ends_at,
        holdUntil: answer.hold_until,
        offsetMs: serverOffsetMs(answer.server_now, Date.now()),
      }
    },
    onSettled: (_answer, error, { vendorId }) =>
      // The next tap must not meet the times that were refused. Without a network there is nothing to wait for.
      error === null || (error instanceof AppError && !error.retryable)
        ? Promise.all(
            [bookingKeys.freeAt(vendorId), bookingKeys.allHolds].map((queryKey) =>
              queryClient.invalidateQueries({ queryKey }),
            ),
          )
        : undefined,
  })
}
