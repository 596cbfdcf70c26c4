import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartKeys } from '../cart/keys.ts'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { paymentKeys } from './keys.ts'
import { type PaymentState, paymentState } from './payment-state.ts'

/** Ends the orders of a checkout that wait for their payment. */
export type LeavePayment = (checkoutId: string) => Promise<PaymentState>

const leavePayment: LeavePayment = (checkoutId) =>
  call('leave_payment', { checkout_id: checkoutId }, paymentState)

/**
 * Ends the orders of a checkout that wait for their payment, for nothing: what was chosen is back in the cart. An order
 * that was paid meanwhile stays, which the answer says.
 *
 * @param send the call
 * @throws AppError checkout_not_found, network
 */
export function useLeavePayment(send: LeavePayment = leavePayment) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      for (const queryKey of [orderKeys.all, walletKeys.all, paymentKeys.all])
        void queryClient.invalidateQueries({ queryKey })
      // Whoever is sent on to the cart finds it filled, not as it was while the order waited.
      return queryClient.invalidateQueries({ queryKey: cartKeys.all, refetchType: 'all' })
    },
  })
}
