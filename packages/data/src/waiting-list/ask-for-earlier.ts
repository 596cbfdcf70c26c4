import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { waitingListKeys } from './keys.ts'

/**
 * Waits for an earlier time of one's own booking; its own time stays until one is taken.
 *
 * @throws AppError too_many_waiting, schedule_change_over, order_not_found, or a lost network
 */
export function useAskForEarlier() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (bookingId: string) => call('ask_for_earlier', { booking_id: bookingId }, z.string()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: waitingListKeys.all }),
  })
}
