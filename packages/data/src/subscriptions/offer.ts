import { useLanguage } from '@angadi/i18n/language-store.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useUserId } from '../session/session-store.ts'
import { subscriptionKeys } from './keys.ts'

const offer = z.object({
  item_id: z.string(),
  name: z.string(),
  name_translations: z.record(z.string(), z.string()),
  picture: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  vendor_id: z.string(),
  vendor_name: z.string(),
  price_paise: z.number(),
  deposit_paise: z.number(),
  max_quantity: z.number(),
  cut_off: z.string(),
  delivers_from: z.string(),
  delivers_until: z.string(),
  delivery_paise: z.number(),
  first_day: z.string(),
  last_day: z.string(),
  subscription_id: z.nullable(z.string()),
})
/** On which terms an item can be subscribed to; amounts in paise, times as `05:00`, days as `2026-11-22`. */
export type SubscriptionOffer = z.infer<typeof offer>

/** The terms of an item; null where it cannot be subscribed to. */
export function subscriptionOfferOptions(userId: string | null, itemId: string) {
  return queryOptions({
    queryKey: subscriptionKeys.offer(userId, itemId),
    queryFn: ({ signal }) => call('subscription_offer', { item_id: itemId }, z.nullable(offer), signal),
  })
}

/** The terms on which an item can be subscribed to, named in the reader's language; null where it cannot. */
export function useSubscriptionOffer(itemId: string) {
  const language = useLanguage((state) => state.language)
  return useQuery({
    ...subscriptionOfferOptions(useUserId(), itemId),
    select: (found) => found && { ...found, name: found.name_translations[language] ?? found.name },
  })
}
