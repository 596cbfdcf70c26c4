import { DEFAULT_TIMEOUT_MS } from '@angadi/domain/submission/lifecycle.ts'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'
import { paymentKeys } from './keys.ts'

/** How often the code is asked for while it is shown, in milliseconds: it may close, or cost something else. */
const ASK_AGAIN_MS = 15_000

/** The QR code by which a customer pays instead of in cash; or that nothing is to be paid. */
const paymentCode = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    amount_paise: z.number(),
    /** What the QR code says. */
    content: z.string(),
    close_by: z.string(),
  }),
  z.object({ state: z.literal('paid') }),
  z.object({ state: z.literal('ended') }),
])

/**
 * The QR code by which the customer of an order pays whoever brings it or has served them, while it is shown.
 *
 * @throws AppError order_not_found, gateway_unavailable, network
 */
export function usePaymentCode(orderId: string) {
  return useQuery({
    queryKey: paymentKeys.code(orderId),
    staleTime: 0,
    queryFn: () =>
      invokeFunction(
        'payments',
        { action: 'code', subject_id: orderId },
        paymentCode,
        AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
      ),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? ASK_AGAIN_MS : false),
  })
}

/** Asks the gateway whether the code was paid. */
export type CheckPaymentCode = (orderId: string) => Promise<{ readonly state: string }>

const checkPaymentCode: CheckPaymentCode = (orderId) =>
  invokeFunction(
    'payments',
    { action: 'check_code', subject_id: orderId },
    z.object({ state: z.string() }),
    AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
  )

/**
 * Asks the gateway whether the code was paid: its word may be late.
 *
 * @param stale what shows the order's cash, besides the code
 * @param send the call
 * @throws AppError order_not_found, gateway_unavailable, network
 */
export function useCheckPaymentCode(stale: QueryKey, send: CheckPaymentCode = checkPaymentCode) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: (_answer, _error, orderId) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentKeys.code(orderId) }),
        queryClient.invalidateQueries({ queryKey: stale }),
      ]),
  })
}
