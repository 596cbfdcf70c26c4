import { FREQUENCIES } from '@angadi/domain/subscriptions/frequency.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { subscriptionKeys } from './keys.ts'

const subscription = z.object({
  id: z.string(),
  item_id: z.string(),
  name: z.string(),
  name_translations: z.record(z.string(), z.string()),
  picture: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  frequency: vocabulary(FREQUENCIES, 'daily'),
  weekdays: z.array(z.number()),
  rule_from: z.string(),
  quantity: z.number(),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  price_change: vocabulary(['follow', 'ask'], 'follow'),
  agreed_paise: z.number(),
  price_paise: z.nullable(z.number()),
  max_quantity: z.number(),
  offered: z.boolean(),
  deposit_paise: z.number(),
  bottles_out: z.number(),
  bottles_paid: z.number(),
  pauses: z.array(z.object({ starts_on: z.string(), ends_on: z.nullable(z.string()) })),
  changes: z.array(z.object({ day: z.string(), quantity: z.number() })),
})
/** One of the customer's subscriptions; amounts in paise, days as `2026-11-22`. */
export type Subscription = z.infer<typeof subscription>

const subscriber = z.object({
  id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  vendor_slug: z.string(),
  address: z.object({
    label: z.nullish(z.string()),
    line: z._default(z.string(), ''),
    landmark: z.nullish(z.string()),
    city: z._default(z.string(), ''),
    pincode: z._default(z.string(), ''),
  }),
  instructions: z.nullable(z.string()),
  next_on: z.nullable(z.string()),
  first_changeable_day: z.string(),
  last_day: z.string(),
  cut_off: z.string(),
  delivers_from: z.string(),
  delivers_until: z.string(),
  delivery_paise: z.number(),
  subscriptions: rows(subscription),
})
/** What the customer gets from one vendor at one door. */
export type Subscriber = z.infer<typeof subscriber>

const mine = z.object({ today: z.string(), wallet_paise: z.number(), subscribers: rows(subscriber) })
/** The customer's subscriptions, by vendor. */
export type MySubscriptions = z.infer<typeof mine>

/** The subscriptions of a user. */
export function mySubscriptionsOptions(userId: string | null) {
  return queryOptions({
    queryKey: subscriptionKeys.mine(userId),
    enabled: userId !== null,
    queryFn: ({ signal }) => call('my_subscriptions', {}, mine, signal),
  })
}

function inLanguage(mine: MySubscriptions, language: string): MySubscriptions {
  return {
    ...mine,
    subscribers: mine.subscribers.map((one) => ({
      ...one,
      subscriptions: one.subscriptions.map((each) => ({
        ...each,
        name: each.name_translations[language] ?? each.name,
      })),
    })),
  }
}

/** The customer's subscriptions, their items named in the reader's language. */
export function useMySubscriptions() {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...mySubscriptionsOptions(useUserId()),
    select: (mine) => inLanguage(mine, language),
  })
}

/** Keeps everything about subscriptions fresh while a screen shows it. */
export function useLiveSubscriptions(): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  useTopic(userId === null ? undefined : `user:${userId}`, ({ event }) => {
    if (event === 'notification' || event === 'cart') return
    void queryClient.invalidateQueries({ queryKey: subscriptionKeys.all })
    if (event === 'subscription' || event === 'wallet')
      void queryClient.invalidateQueries({ queryKey: walletKeys.all })
  })
}
