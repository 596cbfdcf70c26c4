import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { advance } from '../orders/advance.ts'
import { nothing } from '../rows.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import type { DeskBooking } from './booking.ts'
import { bookingDeskKeys } from './keys.ts'

/** Why a business declines or cancels a booking. */
export const BOOKING_CANCEL_REASONS = [
  'too_busy',
  'closing',
  'professional_absent',
  'customer_absent',
] as const
export type BookingCancelReason = (typeof BOOKING_CANCEL_REASONS)[number]

/** Where a booking goes: another start, or another person for one of its parts. */
export interface BookingMove {
  readonly booking: Pick<DeskBooking, 'id' | 'version'>
  readonly startsAt?: string
  readonly part?: number
  readonly resourceId?: string
}

/** What is done with a booking at the desk; of an order through its own steps. */
export type BookingStep =
  | { readonly to: 'confirmed' }
  | { readonly to: 'in_progress' }
  | { readonly to: 'completed'; readonly taken?: { readonly paise: number; readonly by: TakenBy } }
  | { readonly to: 'cancelled'; readonly reason: BookingCancelReason }
  | { readonly to: 'no_show' }
/** How whoever walked in has paid at the desk. */
export type TakenBy = 'cash' | 'upi' | 'card'

const moved = z.object({ version: z.number() })
const stepped = z.object({ state: z.string() })

/** Everything that a change at the desk makes stale, also after a refusal: somebody else was quicker. */
function useRefreshDesk(vendorId: string) {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: bookingDeskKeys.of(vendorId) }),
      queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.histories }),
    ])
}

/**
 * Moves a booking in the calendar.
 *
 * @throws AppError booking_changed when somebody else has moved it, slot_taken when nobody is free then
 */
export function useMoveBooking(vendorId: string) {
  const refresh = useRefreshDesk(vendorId)
  return useMutation({
    mutationFn: ({ booking, startsAt, part, resourceId }: BookingMove) =>
      call(
        'reassign_booking',
        {
          booking_id: booking.id,
          seen_version: booking.version,
          ...(startsAt ? { starts_at: startsAt } : {}),
          ...(resourceId && part ? { resource_id: resourceId, part } : {}),
        },
        moved,
      ),
    onSettled: refresh,
  })
}

const STATUS_OF = {
  confirmed: 'confirmed',
  in_progress: 'in_progress',
  completed: 'delivered',
} as const satisfies Record<string, OrderStatus>

async function doStep(booking: DeskBooking, step: BookingStep): Promise<unknown> {
  const { order_id: orderId } = booking
  if (orderId !== null) {
    if (step.to === 'cancelled' || step.to === 'no_show')
      return call(
        'cancel_order',
        { order_id: orderId, reason_code: step.to === 'no_show' ? 'customer_absent' : step.reason },
        nothing,
      )
    return advance({ orderId, to: STATUS_OF[step.to] })
  }
  return call(
    'advance_walk_in',
    {
      booking_id: booking.id,
      to_state: step.to,
      seen_version: booking.version,
      ...(step.to === 'completed' && step.taken
        ? { taken_paise: step.taken.paise, taken_by: step.taken.by }
        : {}),
    },
    stepped,
  )
}

/** Accepts, begins, ends, cancels a booking, or notes that nobody came. */
export function useBookingStep(vendorId: string) {
  const refresh = useRefreshDesk(vendorId)
  return useMutation({
    mutationFn: ({ booking, step }: { readonly booking: DeskBooking; readonly step: BookingStep }) =>
      doStep(booking, step),
    onSettled: refresh,
  })
}

/** Keeps time of somebody free of bookings. */
export function useBlockTime(vendorId: string) {
  const refresh = useRefreshDesk(vendorId)
  return useMutation({
    mutationFn: (block: { resourceId: string; from: string; to: string; note: string }) =>
      call(
        'block_time',
        { resource_id: block.resourceId, starts_at: block.from, ends_at: block.to, note: block.note },
        z.string(),
      ),
    onSettled: refresh,
  })
}

/**
 * Makes the visit of whoever walked in shorter or longer, in minutes.
 *
 * @throws AppError booking_changed when somebody else has changed it, slot_taken when the time after it is not free
 */
export function useResizeWalkIn(vendorId: string) {
  const refresh = useRefreshDesk(vendorId)
  return useMutation({
    mutationFn: ({ booking, minutes }: { booking: Pick<DeskBooking, 'id' | 'version'>; minutes: number }) =>
      call('resize_walk_in', { booking_id: booking.id, minutes, seen_version: booking.version }, moved),
    onSettled: refresh,
  })
}

/**
 * Lets blocked time end earlier or later.
 *
 * @throws AppError booking_changed when it does not end any more when it was seen to
 */
export function useResizeBlock(vendorId: string) {
  const refresh = useRefreshDesk(vendorId)
  return useMutation({
    mutationFn: ({ blockId, endsAt, seenEndsAt }: { blockId: string; endsAt: string; seenEndsAt: string }) =>
      call('resize_block', { block_id: blockId, ends_at: endsAt, seen_ends_at: seenEndsAt }, nothing),
    onSettled: refresh,
  })
}

/** Gives blocked time back to bookings. */
export function useUnblockTime(vendorId: string) {
  const refresh = useRefreshDesk(vendorId)
  return useMutation({
    mutationFn: (blockId: string) => call('unblock_time', { block_id: blockId }, nothing),
    onSettled: refresh,
  })
}
