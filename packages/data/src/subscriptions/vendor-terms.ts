import { FREQUENCIES } from '@angadi/domain/subscriptions/frequency.ts'
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { nothing } from '../rows.ts'
import { rows, vocabulary } from '../vocabulary.ts'
import { roundKeys } from './keys.ts'

const terms = z.object({
  cut_off: z.string(),
  delivers_from: z.string(),
  delivers_until: z.string(),
  delivery_paise: z.number(),
  is_open: z.boolean(),
})
/** On which terms a vendor delivers daily; times as `05:00`. */
export type SubscriptionTerms = z.infer<typeof terms>

const offered = z.object({
  item_id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  price_paise: z.number(),
  deposit_paise: z.number(),
  max_quantity: z.number(),
  subscriptions: z.number(),
})
/** An item that can be subscribed to. */
export type OfferedItem = z.infer<typeof offered>

const vendorTerms = z.object({ terms: z.nullable(terms), subscribers: z.number(), items: rows(offered) })

/** The terms of a vendor and what it offers. */
export function useVendorTerms(vendorId: string) {
  return useQuery({
    queryKey: roundKeys.terms(vendorId),
    queryFn: ({ signal }) => call('vendor_subscription_terms', { vendor_id: vendorId }, vendorTerms, signal),
  })
}

/**
 * Saves the terms of a vendor.
 *
 * @throws AppError subscription_terms_invalid, not_your_vendor
 */
export function useSaveTerms(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: SubscriptionTerms) =>
      call('save_subscription_terms', { vendor_id: vendorId, ...wanted }, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roundKeys.of(vendorId) }),
  })
}

/** On which terms an item is offered by subscription, or that it no longer is. */
export interface ItemOffer {
  readonly item_id: string
  readonly offered: boolean
  readonly deposit_paise: number
  readonly max_quantity: number
}

/**
 * Offers an item by subscription, or no longer.
 *
 * @throws AppError subscription_terms_missing, subscription_terms_invalid
 */
export function useOfferItem(vendorId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: ItemOffer) => call('offer_subscription', wanted, nothing),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roundKeys.of(vendorId) }),
  })
}

const vendorSubscriber = z.object({
  subscriber_id: z.string(),
  name: z.string(),
  area: z.string(),
  address_line: z.nullable(z.string()),
  next_on: z.nullable(z.string()),
  since: z.string(),
  items: rows(
    z.object({
      name: z.string(),
      unit: z.nullable(z.string()),
      frequency: vocabulary(FREQUENCIES, 'daily'),
      weekdays: z.array(z.number()),
      quantity: z.number(),
      ends_on: z.nullable(z.string()),
      paused: z.boolean(),
    }),
  ),
  bottles_out: z.number(),
})
/** A customer of a vendor's round, by first name. */
export type VendorSubscriber = z.infer<typeof vendorSubscriber>

const PAGE_SIZE = 30

/** Who has subscribed at a vendor, the newest first, a page at a time. */
export function useVendorSubscribers(vendorId: string, search: string) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: roundKeys.subscribers(vendorId, search),
      ...keysetPages(
        PAGE_SIZE,
        (after: VendorSubscriber | undefined, signal): Promise<readonly VendorSubscriber[]> =>
          call(
            'vendor_subscribers',
            {
              vendor_id: vendorId,
              limit_count: PAGE_SIZE,
              ...(search ? { search } : {}),
              ...(after ? { after: after.since, after_id: after.subscriber_id } : {}),
            },
            rows(vendorSubscriber),
            signal,
          ),
      ),
    }),
  )
}
