import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { vocabulary } from '../vocabulary.ts'
import { orderKeys } from './keys.ts'

const changes = z.array(
  z.object({
    id: z.string(),
    reason: z.string(),
    /** Unknown states wait for nobody. */
    state: vocabulary(['proposed', 'approved', 'declined', 'withdrawn'], 'withdrawn'),
    created_at: z.string(),
    difference_paise: z.nullable(z.number()),
    charges: z.array(
      z.object({
        code: z.nullish(z.string()),
        name: z.nullish(z.string()),
        amount_paise: z.nullish(z.number()),
        /** What is taken off a charge that is there. */
        less_paise: z.nullish(z.number()),
      }),
    ),
  }),
)
/** A change of what an order costs, as it was proposed. */
export type OrderChange = z.infer<typeof changes>[number]

const preview = z.object({
  now_paise: z.number(),
  /** Nothing is still to be paid: what is added is paid at once or in cash at the end. */
  is_paid: z.boolean(),
  /** From the wallet, or with what is still to be paid; null where the wallet is too low. */
  at_once_paise: z.nullable(z.number()),
  in_cash_paise: z.nullable(z.number()),
})

/** The changes of an order, oldest first; asked for again whenever the order changes. */
export function orderChangesOptions(orderId: string) {
  return queryOptions({
    queryKey: orderKeys.changes(orderId),
    queryFn: ({ signal }) => call('order_changes_of', { order_id: orderId }, changes, signal),
  })
}

/** What was proposed and changed in the price of an order that the user takes part in. */
export function useOrderChanges(orderId: string) {
  return useQuery(orderChangesOptions(orderId))
}

/**
 * What the user's order would cost after a change.
 *
 * @throws AppError change_decided
 */
export function useChangePreview(changeId: string) {
  return useQuery({
    queryKey: orderKeys.changePreview(changeId),
    staleTime: 0,
    queryFn: ({ signal }) => call('preview_order_change', { change_id: changeId }, preview, signal),
  })
}

const decided = z.object({ state: z.string() })

/**
 * Approves or declines a change of the user's order; `inCash` collects what is added when the work is done.
 *
 * @throws AppError change_decided, wallet_too_low, order_transition_not_allowed
 */
export function useDecideChange(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({
      changeId,
      approve,
      inCash = false,
    }: {
      changeId: string
      approve: boolean
      inCash?: boolean
    }) =>
      call(
        'decide_order_change',
        { change_id: changeId, approve, ...(inCash ? { method: 'cash' } : {}) },
        decided,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
  })
}
