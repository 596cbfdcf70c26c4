import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import { nothing } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { courierKeys } from './keys.ts'
import { refetched } from './optimistic.ts'

/** Begins the wait at a door that nobody opens; the server decides how long, and a second tap is the same wait. */
export function useStartDoorWait(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: () => call('start_door_wait', { order_id: orderId }, z.unknown()),
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

/** Stores the photo of the door and keeps it with the wait; refused with not_at_door, door_wait_missing, picture_invalid. */
export function useSendDoorPicture(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: async (photo: Blob) => {
      const path = await storeCheckedPicture(`door-picture?order=${encodeURIComponent(orderId)}`, photo)
      return call('set_door_picture', { order_id: orderId, path }, z.unknown())
    },
    ...refetched(queryClient, courierKeys.jobs(userId)),
  })
}

const undeliverable = z.object({ goes: z.enum(['vendor', 'disposed']) })
/** What becomes of an order that nobody took: back to the vendor, or not to be sold again. */
export type Undeliverable = z.infer<typeof undeliverable>

/**
 * Ends an order that nobody took; a repeat gets the same answer.
 *
 * Refused with door_wait_missing, door_call_missing, door_picture_missing, door_wait_running.
 *
 * @param onEnded called before the jobs are fetched again, while the job is still on the screen
 */
export function useReportUndeliverable(orderId: string, onEnded: (answer: Undeliverable) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('report_undeliverable', { order_id: orderId }, undeliverable),
    onSuccess: onEnded,
    ...refetched(queryClient, courierKeys.all),
  })
}

const returned = z.object({
  order_id: z.string(),
  order_number: z.string(),
  vendor_name: z.string(),
  vendor_address: z.nullable(z.string()),
  lat: z.number(),
  lng: z.number(),
  since: z.string(),
})
/** An order that the courier has to bring back to its vendor. */
export type Returned = z.infer<typeof returned>

/** What the courier still has to bring back. */
export function useMyReturns() {
  const userId = useUserId()
  return useQuery({
    queryKey: courierKeys.returns(userId),
    enabled: userId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call('my_returns', {}, rows(returned), signal),
  })
}

/** The goods are with the vendor again. */
export function useConfirmHandedBack() {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return useMutation({
    mutationFn: (orderId: string) => call('confirm_handed_back', { order_id: orderId }, nothing),
    ...refetched(queryClient, courierKeys.returns(userId)),
  })
}
