import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '../realtime/use-topic.ts'
import { bookingDeskKeys } from './keys.ts'

/** Shows each clerk what the others do, and what is booked meanwhile: every event of an order may be one of a booking. */
export function useLiveDesk(vendorId: string): void {
  const queryClient = useQueryClient()
  useTopic(`vendor:${vendorId}`, ({ event }) => {
    if (event === 'order') void queryClient.invalidateQueries({ queryKey: bookingDeskKeys.of(vendorId) })
  })
}
