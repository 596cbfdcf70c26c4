import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vendorConsoleKeys } from './keys.ts'
import { showOrderAs } from './optimistic-order.ts'

/** The minutes that a vendor may ask for at a time. */
export const MORE_MINUTES = [5, 10] as const

/** More time for one order; `key` belongs to the tap, so that a repeated request counts once. */
export interface MoreTime {
  readonly orderId: string
  readonly minutes: (typeof MORE_MINUTES)[number]
  readonly key: string
}

const extended = z.object({ prep_minutes: z.number(), extra_minutes: z.number(), left: z.number() })

/**
 * Asks for more time to prepare an order; the customer and the courier see the later time.
 *
 * @throws AppError no_more_time, preparing_over
 */
export function useMoreTime() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: vendorConsoleKeys.steps,
    mutationFn: ({ orderId, minutes, key }: MoreTime) =>
      call('extend_preparation', { order_id: orderId, minutes, idempotency_key: key }, extended),
    onMutate: async ({ orderId, minutes }) => ({
      putBack: await showOrderAs(queryClient, orderId, (order) => ({
        ...order,
        prep_minutes: (order.prep_minutes ?? 0) + minutes,
        extra_minutes: (order.extra_minutes ?? 0) + minutes,
      })),
    }),
    onError: (_error, _change, context) => context?.putBack(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.live }),
  })
}
