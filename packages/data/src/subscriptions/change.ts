import type { Frequency } from '@angadi/domain/subscriptions/frequency.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { nothing } from '../rows.ts'
import { vocabulary } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { subscriptionKeys } from './keys.ts'

/** How a subscription comes. */
export interface SubscriptionRule {
  readonly frequency: Frequency
  /** 0 is Sunday; empty but for `weekdays`. */
  readonly weekdays: readonly number[]
  readonly quantity: number
  readonly priceChange: 'follow' | 'ask'
}

/** A subscription that begins. */
export interface NewSubscription extends SubscriptionRule {
  readonly itemId: string
  readonly addressId: string
  /** As `2026-11-22`. */
  readonly startsOn: string
  /** Made when the sheet opens, so that a repeated tap subscribes once. */
  readonly key: string
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [subscriptionKeys.all, walletKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
}

/**
 * Subscribes to an item.
 *
 * @throws AppError subscription_unavailable, subscription_exists, subscription_cut_off, subscription_outside_area, …
 */
export function useStartSubscription() {
  return useMutation({
    mutationFn: ({ itemId, addressId, startsOn, key, ...rule }: NewSubscription) =>
      call(
        'start_subscription',
        {
          item_id: itemId,
          address_id: addressId,
          starts_on: startsOn,
          idempotency_key: key,
          frequency: rule.frequency,
          quantity: rule.quantity,
          weekdays: [...rule.weekdays],
          price_change: rule.priceChange,
        },
        z.object({ subscription_id: z.string(), starts_on: z.string() }),
      ),
    onSettled: useRefresh(),
  })
}

/**
 * Changes the rule of a subscription; answers the first day for which it counts.
 *
 * @throws AppError subscription_stopped, subscription_quantity_invalid, subscription_rule_invalid
 */
export function useChangeSubscription() {
  return useMutation({
    mutationFn: ({ id, ...rule }: SubscriptionRule & { readonly id: string }) =>
      call(
        'change_subscription',
        {
          subscription_id: id,
          frequency: rule.frequency,
          quantity: rule.quantity,
          weekdays: [...rule.weekdays],
          price_change: rule.priceChange,
        },
        z.string(),
      ),
    onSettled: useRefresh(),
  })
}

/**
 * Another quantity on one day; 0 skips it.
 *
 * @throws AppError subscription_cut_off, subscription_day_paused, subscription_quantity_invalid
 */
export function useSetSubscriptionDay() {
  return useMutation({
    mutationFn: ({ id, day, quantity }: { id: string; day: string; quantity: number }) =>
      call('set_subscription_day', { subscription_id: id, day, quantity }, nothing),
    onSettled: useRefresh(),
  })
}

/**
 * Pauses subscriptions from a day on, until one or until they are resumed.
 *
 * @throws AppError subscription_cut_off, subscription_pause_invalid
 */
export function usePauseSubscriptions() {
  return useMutation({
    mutationFn: ({ ids, from, to }: { ids: readonly string[]; from: string; to: string | undefined }) =>
      call(
        'pause_subscriptions',
        { subscription_ids: [...ids], starts_on: from, ...(to === undefined ? {} : { ends_on: to }) },
        z.number(),
      ),
    onSettled: useRefresh(),
  })
}

/** Ends the pauses of a subscription; answers the next delivery. */
export function useResumeSubscription() {
  return useMutation({
    mutationFn: (id: string) => call('resume_subscription', { subscription_id: id }, z.nullable(z.string())),
    onSettled: useRefresh(),
  })
}

/** Stops a subscription; answers its last day. */
export function useStopSubscription() {
  return useMutation({
    mutationFn: (id: string) => call('stop_subscription', { subscription_id: id }, z.nullable(z.string())),
    onSettled: useRefresh(),
  })
}

/**
 * Agrees to the price that is shown.
 *
 * @throws AppError subscription_price_moved
 */
export function useAgreeToPrice() {
  return useMutation({
    mutationFn: ({ id, paise }: { id: string; paise: number }) =>
      call('agree_to_price', { subscription_id: id, price_paise: paise }, nothing),
    onSettled: useRefresh(),
  })
}

/**
 * Another address, or what the vendor's people should know at the door.
 *
 * @throws AppError address_not_found, subscription_outside_area
 */
export function useChangeSubscriber() {
  return useMutation({
    mutationFn: ({
      id,
      addressId,
      instructions,
    }: {
      id: string
      addressId: string | undefined
      instructions: string
    }) =>
      call(
        'change_subscriber',
        { subscriber_id: id, instructions, ...(addressId === undefined ? {} : { address_id: addressId }) },
        nothing,
      ),
    onSettled: useRefresh(),
  })
}

/**
 * Reports what did not come; `refunded` at once, or `open` until the vendor has answered.
 *
 * @throws AppError claim_not_open
 */
export function useClaimMissedDelivery() {
  return useMutation({
    mutationFn: ({ orderId, subscriptionIds }: { orderId: string; subscriptionIds: readonly string[] }) =>
      call(
        'claim_missed_delivery',
        { order_id: orderId, subscription_ids: [...subscriptionIds] },
        z.object({ status: vocabulary(['open', 'refunded', 'refused'], 'open'), amount_paise: z.number() }),
      ),
    onSettled: useRefresh(),
  })
}

/**
 * The customer has put out empty bottles.
 *
 * @throws AppError bottles_invalid
 */
export function useStateBottles() {
  return useMutation({
    mutationFn: ({ id, count }: { id: string; count: number }) =>
      call('state_bottles', { subscription_id: id, count }, nothing),
    onSettled: useRefresh(),
  })
}
