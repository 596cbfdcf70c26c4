import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { bookingKeys } from '../bookings/keys.ts'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { waitingListKeys } from './keys.ts'

const claimed = z.object({
  order_id: z.nullable(z.string()),
  /** Whether a booking that waited for an earlier time has it now. */
  moved: z.boolean(),
})

/**
 * Takes the time that is offered: it is then kept like any other, to be booked, or the booking that waited has it.
 *
 * @throws AppError offer_over, offer_not_found, schedule_change_over, or a lost network
 */
export function useClaimOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (offerId: string) => call('claim_offer', { offer_id: offerId }, claimed),
    // The vendor's page goes on with the time that is kept now.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: waitingListKeys.all }),
        queryClient.invalidateQueries({ queryKey: bookingKeys.allHolds }),
      ]),
  })
}

/** Lets the time that is offered pass to the next; one stays on the list. */
export function useDeclineOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (offerId: string) => call('decline_offer', { offer_id: offerId }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waitingListKeys.all }),
  })
}

/** Waits no more; what was offered goes to the next. */
export function useLeaveWaitingList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (waitingId: string) => call('leave_waiting_list', { waiting_id: waitingId }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waitingListKeys.all }),
  })
}
