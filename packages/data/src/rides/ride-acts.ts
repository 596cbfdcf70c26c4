import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { fareRow } from './ride-options.ts'
import { type RidePlace, stopsForCall } from './ride-request.ts'

const changeQuote = z.object({
  change_id: z.string(),
  expected_paise: z.number(),
  from_paise: z.number(),
  cap_paise: z.number(),
  rows: rows(fareRow),
  expires_at: z.string(),
})

function useAct<Given, Answer>(orderId: string, mutationFn: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) }),
  })
}

/**
 * Asks what another way would cost.
 *
 * @throws AppError ride_change_invalid, out_of_area, or a lost network
 */
export function useRideChangeQuote(orderId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (stops: readonly RidePlace[]) =>
      call('ride_change_quote', { order_id: orderId, stops: stopsForCall(stops) }, changeQuote),
  })
}

/**
 * Agrees to another way and its fare; the key is the change's own, so that a repeated tap changes once.
 *
 * @throws AppError change_decided, wallet_too_low, or a lost network
 */
export function useAcceptRideChange(orderId: string) {
  return useAct(orderId, (changeId: string) =>
    call('accept_ride_change', { change_id: changeId, idempotency_key: `change:${changeId}` }, nothing),
  )
}

/** Answers a question whether everything is all right, after a detour or a long stop. */
export function useAnswerRideAlert(orderId: string) {
  return useAct(orderId, ({ alertId, answer }: { alertId: string; answer: 'fine' | 'help' }) =>
    call('answer_ride_alert', { alert_id: alertId, answer }, nothing),
  )
}

/**
 * Reports something that was left in the vehicle.
 *
 * @throws AppError already_reported, or a lost network
 */
export function useReportLostItem(orderId: string) {
  return useAct(orderId, ({ what, key }: { what: string; key: string }) =>
    call('report_lost_item', { order_id: orderId, what, idempotency_key: key }, nothing),
  )
}

/** Prefers a driver for later rides, or no longer. */
export function useFavouriteDriver(orderId: string) {
  return useAct(orderId, ({ driverId, on }: { driverId: string; on: boolean }) =>
    call('set_favourite_driver', { driver_id: driverId, is_on: on }, nothing),
  )
}

/**
 * Gives the driver of a ride that is over a tip from the wallet; the key is the ride's and the amount's, so that it is given
 * once.
 *
 * @throws AppError tip_closed, wallet_too_low, or a lost network
 */
export function useTipDriver(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (paise: number) =>
      call(
        'tip_driver',
        { order_id: orderId, paise, idempotency_key: `ride-tip:${orderId}:${paise}` },
        nothing,
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.tracking(orderId) })
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    },
  })
}
