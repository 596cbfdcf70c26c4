import type { ReturnReason, ReturnWish } from '@angadi/domain/shopping/returns.ts'
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { shoppingKeys } from './keys.ts'

/** Pieces of a line that are sent back. */
export interface ReturnLine {
  readonly position: number
  readonly quantity: number
  readonly reason: ReturnReason
  /** The item that is wanted instead. */
  readonly exchangeItemId?: string | undefined
}

/** What a customer wants to send back. The key belongs to the form, so that repeating it asks for nothing twice. */
export interface ReturnRequest {
  readonly lines: readonly ReturnLine[]
  readonly wish: ReturnWish
  readonly destination: 'wallet' | 'source'
  readonly note?: string | undefined
  /** The day of the pick-up, as 2026-11-30. */
  readonly pickupOn?: string | undefined
  readonly photos: readonly string[]
  readonly key: string
}

function asked(lines: readonly ReturnLine[]) {
  return lines.map(({ position, quantity, reason, exchangeItemId }) => ({
    position,
    quantity,
    reason,
    ...(exchangeItemId ? { exchange_item_id: exchangeItemId } : {}),
  }))
}

const refund = z.object({ refund_paise: z.number() })
const requested = z.object({ return_id: z.string(), number: z.string() })
/** A return that was asked for, by its number. */
export type RequestedReturn = z.infer<typeof requested>
const cancelled = z.object({ state: z.string() })

/** What a return would give back, in paise, once the pieces have arrived; nothing is asked without lines. */
export function useReturnPreview(orderId: string, lines: readonly ReturnLine[], wish: ReturnWish) {
  return useQuery({
    queryKey: shoppingKeys.refund(orderId, { lines, wish }),
    placeholderData: keepPreviousData,
    retry: false,
    queryFn:
      lines.length === 0
        ? skipToken
        : ({ signal }) =>
            call('preview_return', { order_id: orderId, lines: asked(lines), wish }, refund, signal),
  })
}

function useRefreshed() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [shoppingKeys.all, orderKeys.all, walletKeys.all].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

/**
 * Asks to send something back.
 *
 * @throws AppError not_returnable, return_window_over, return_exceeds_order, exchange_sold_out, exchange_costs_more,
 *   pickup_day_invalid, too_many_returns, network
 */
export function useRequestReturn(orderId: string) {
  const onSettled = useRefreshed()
  return useMutation({
    mutationFn: ({ lines, wish, destination, note, pickupOn, photos, key }: ReturnRequest) =>
      call(
        'request_return',
        {
          order_id: orderId,
          lines: asked(lines),
          wish,
          destination,
          idempotency_key: key,
          photos: [...photos],
          ...(note ? { note } : {}),
          ...(pickupOn ? { pickup_on: pickupOn } : {}),
        },
        requested,
      ),
    onSettled,
  })
}

/** The customer keeps what was to be sent back. */
export function useCancelReturn() {
  const onSettled = useRefreshed()
  return useMutation({
    mutationFn: (returnId: string) => call('cancel_return', { return_id: returnId }, cancelled),
    onSettled,
  })
}
