import type { LatLng } from '@angadi/domain/geo.ts'
import { useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '../orders/keys.ts'
import { sendOrQueue } from '../queue/queue.ts'
import { useUserId } from '../session/session-store.ts'

/** An alarm of a ride: where it was raised, and its key, so that one alarm is raised once. */
export interface Alarm {
  readonly key: string
  readonly at: LatLng | undefined
}

/**
 * Raises an alarm; without a network it is kept and sent as soon as there is one. Answers which of the two happened.
 *
 * @throws AppError when the server refuses it
 */
export function useRaiseSos(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return async ({ key, at }: Alarm, signal: AbortSignal) => {
    try {
      return await sendOrQueue({
        action: 'raise-sos',
        args: { order_id: orderId, idempotency_key: key, ...(at ? { lat: at.lat, lng: at.lng } : {}) },
        userId: userId ?? '',
        subject: orderId,
        signal,
      })
    } finally {
      void queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) })
    }
  }
}
