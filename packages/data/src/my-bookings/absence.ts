import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { myBookingKeys } from './keys.ts'

const back = z.object({ refund_paise: z.number(), credit_paise: z.number() })

function useChanged(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: orderKeys.all })
    void queryClient.invalidateQueries({ queryKey: myBookingKeys.all })
    void queryClient.invalidateQueries({ queryKey: walletKeys.all })
  }
}

/**
 * Agrees to somebody else at the same time.
 *
 * @throws AppError order_not_found
 */
export function useKeepBooking(orderId: string) {
  const onSettled = useChanged()
  return useMutation({
    mutationFn: () => call('keep_booking', { order_id: orderId }, z.unknown()),
    onSettled,
  })
}

/**
 * Says that nobody came: everything goes back, with a credit at the cost of the business (paise).
 *
 * @throws AppError absence_too_early, order_transition_not_allowed
 */
export function useReportNobodyCame(orderId: string) {
  const onSettled = useChanged()
  return useMutation({
    mutationFn: () => call('report_nobody_came', { order_id: orderId }, back),
    onSettled,
  })
}
