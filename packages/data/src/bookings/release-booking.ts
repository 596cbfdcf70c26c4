import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { bookingKeys } from './keys.ts'

/** Gives a kept time back, so that others can have it at once. A hold that is over already is none any more. */
export function useReleaseBooking(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (bookingId: string) => call('release_booking', { booking_id: bookingId }, nothing),
    onSettled: () =>
      Promise.all(
        [bookingKeys.freeAt(vendorId), bookingKeys.allHolds].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
