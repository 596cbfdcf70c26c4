import type { BagKind } from '@angadi/domain/grocery/substitution.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vendorConsoleKeys } from '../vendor-console/keys.ts'
import { groceryKeys } from './keys.ts'

function refetchPicking(queryClient: QueryClient, orderId: string) {
  return queryClient.invalidateQueries({ queryKey: groceryKeys.pickingOf(orderId) })
}

/** What was picked of a line: pieces of packs, or grams of what is sold by weight; 0 is not available. */
export interface PickedLine {
  readonly position: number
  readonly quantity?: number
  readonly grams?: number
}

/**
 * Says what was picked of a line; may be said again until everything is packed.
 *
 * @throws AppError weight_above_tolerance, line_has_substitution, picking_closed
 */
export function usePickLine(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `pick-${orderId}` },
    mutationFn: ({ position, quantity, grams }: PickedLine) =>
      call(
        'pick_line',
        {
          order_id: orderId,
          position,
          ...(quantity === undefined ? {} : { quantity }),
          ...(grams === undefined ? {} : { grams }),
        },
        nothing,
      ),
    onSettled: () => refetchPicking(queryClient, orderId),
  })
}

/** Something else for what is missing of a line; `key` belongs to the tap, so that a repeated request offers it once. */
export interface NewOffer {
  readonly position: number
  readonly itemId: string
  readonly quantity: number
  readonly key: string
}

/**
 * Offers something else for what is missing of a line.
 *
 * @throws AppError item_sold_out, line_has_substitution, too_many_substitutions, substitute_other_tax
 */
export function useOfferSubstitution(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ position, itemId, quantity, key }: NewOffer) =>
      call(
        'propose_substitution',
        { order_id: orderId, position, item_id: itemId, quantity, idempotency_key: key },
        z.object({ substitution_id: z.string(), state: z.string() }),
      ),
    onSettled: () => refetchPicking(queryClient, orderId),
  })
}

/** Takes back an offer that was not answered yet. */
export function useWithdrawSubstitution(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('withdraw_substitution', { substitution_id: id }, nothing),
    onSettled: () => refetchPicking(queryClient, orderId),
  })
}

/** How many bags of each sort were packed. */
export type BagCounts = Readonly<Record<BagKind, number>>

/**
 * Everything is decided and packed: the order is ready, and what was not picked goes back to the customer. Answers what
 * the customer pays in the end, in paise.
 *
 * @throws AppError picking_unfinished, substitution_open, nothing_picked
 */
export function useFinishPicking(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (counts: BagCounts) =>
      call(
        'finish_picking',
        { order_id: orderId, bags: { ...counts } },
        z.object({ status: z.string(), total_paise: z.number() }),
      ),
    onSettled: () =>
      Promise.all([
        refetchPicking(queryClient, orderId),
        queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all }),
      ]),
  })
}
