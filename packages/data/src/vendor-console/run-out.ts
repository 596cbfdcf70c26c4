import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { diet, nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { vendorConsoleKeys } from './keys.ts'

/** A dish that may take the place of one that ran out. */
const choice = z.object({
  item_id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  price_paise: z.number(),
  diet: z.nullish(diet),
})
/**
 * What may take the place of a line of an order, the likest first; nothing is fetched without a line.
 *
 * @param position the line's number, from 1
 */
export function useRunOutChoices(orderId: string, position: number | undefined) {
  return useQuery({
    queryKey: vendorConsoleKeys.runOutChoices(orderId, position),
    enabled: position !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('run_out_choices', { order_id: orderId, position: position ?? 0 }, rows(choice), signal),
  })
}

/** What ran out of a line, and what is offered instead; `key` belongs to the form. */
export interface RunOut {
  readonly orderId: string
  /** The line's number, from 1. */
  readonly position: number
  /** The pieces that are missing. */
  readonly missing: number
  /** Without it, the customer is asked to do without. */
  readonly instead: { readonly itemId: string; readonly quantity: number } | undefined
  readonly key: string
}

/**
 * Asks the customer about what ran out.
 *
 * @throws AppError nothing_picked, item_sold_out, substitute_not_found, line_has_substitution, too_many_substitutions
 */
export function useProposeDish() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, position, missing, instead, key }: RunOut) =>
      call(
        'propose_dish',
        {
          order_id: orderId,
          position,
          missing,
          idempotency_key: key,
          ...(instead ? { item_id: instead.itemId, quantity: instead.quantity } : {}),
        },
        z.object({ proposal_id: z.string(), state: z.string(), answer_by: z.string() }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.live }),
  })
}

/** Takes back a question that the customer has not answered yet: the dish is there after all. */
export function useWithdrawProposal() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('withdraw_proposal', { proposal_id: id }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.live }),
  })
}
