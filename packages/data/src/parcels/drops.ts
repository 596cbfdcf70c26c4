import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'

/**
 * The sender chooses after a failed attempt: another try, or the way back.
 *
 * @throws AppError change_decided, order_not_found, or a lost network
 */
export function useDecideDrop(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ n, choice }: { readonly n: number; readonly choice: 'retry' | 'return' }) =>
      call('decide_parcel_drop', { order_id: orderId, n, choice }, z.object({ state: z.string() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

/**
 * Makes the link by which a receiver follows their drop; its token is told only once, and ends the link before.
 *
 * @throws AppError sharing_unavailable, too_many_share_links, or a lost network
 */
export function useShareDrop(orderId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (n: number) =>
      call('share_parcel_drop', { order_id: orderId, n }, z.object({ token: z.string(), name: z.string() })),
  })
}
