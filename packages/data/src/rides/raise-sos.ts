import type { LatLng } from '@angadi/domain/geo.ts'
import { useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '../orders/keys.ts'
import { sendOrQueue } from '../queue/queue.ts'
import { useQueued } from '../queue/use-queued.ts'
import { useUserId } from '../session/session-store.ts'

/** How long an alarm waits for the server before it is kept, in milliseconds: nobody watches a spinner in danger. */
const ALARM_MS = 15_000

/** An alarm of a ride: where it was raised, and its key, so that one alarm is raised once. */
export interface Alarm {
  readonly key: string
  readonly at: LatLng | undefined
}

/**
 * Raises an alarm of the customer or the driver; where the server cannot be reached, is too slow or broken, it is kept
 * and sent as soon as possible. Answers which of the two happened.
 *
 * @throws AppError when the server refuses it, or the device cannot keep it
 */
export function useRaiseSos(orderId: string) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  return async ({ key, at }: Alarm) => {
    try {
      return await sendOrQueue({
        action: 'raise-sos',
        args: { order_id: orderId, idempotency_key: key, ...(at ? { lat: at.lat, lng: at.lng } : {}) },
        userId: userId ?? '',
        subject: orderId,
        signal: AbortSignal.timeout(ALARM_MS),
      })
    } finally {
      void queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) })
    }
  }
}

/** Whether an alarm of this ride waits for a network on this device, also after the page was loaded anew. */
export function useWaitingAlarm(orderId: string): boolean {
  return useQueued().some(({ key }) => key === `raise-sos:${orderId}`)
}
