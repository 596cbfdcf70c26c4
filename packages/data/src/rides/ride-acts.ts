import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKeys } from '../orders/keys.ts'
import { nothing } from '../rows.ts'
import { rows } from '../vocabulary.ts'
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
