import { useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { orderKeys } from './keys.ts'
import { cancellation } from './tracking.ts'

/** What cancelling would cost and bring each side at this moment, in paise; the reason decides who is at fault. */
export function useCancellationPreview(orderId: string, reason: string | undefined) {
  return useQuery({
    queryKey: orderKeys.cancellation(orderId, reason),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call(
        'preview_cancellation',
        { order_id: orderId, ...(reason ? { reason_code: reason } : {}) },
        cancellation,
        signal,
      ),
  })
}
