import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { nothing } from '../rows.ts'

/** Work that nobody had booked, as a vendor proposes it; amounts in paise. */
export interface ExtraWork {
  readonly lines: readonly { readonly name: string; readonly amount_paise: number }[]
  readonly reason: string
  /** Made when the form opens, so that a repeated tap asks once. */
  readonly key: string
}

/**
 * Asks the customer whether work that nobody had booked may be done.
 *
 * @throws AppError extra_work_over, extra_work_waits, extra_work_invalid
 */
export function useProposeExtraWork(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ lines, reason, key }: ExtraWork) =>
      call(
        'propose_extra_work',
        { order_id: orderId, lines: lines.map((line) => ({ ...line })), reason, idempotency_key: key },
        z.string(),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.changes(orderId) }),
  })
}

/**
 * Takes a proposal back that the customer has not answered.
 *
 * @throws AppError change_decided
 */
export function useWithdrawExtraWork(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changeId: string) => call('withdraw_extra_work', { change_id: changeId }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.changes(orderId) }),
  })
}
