import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { giftCard } from '../rows.ts'
import { inAnotherLanguage } from '../vendors/in-another-language.ts'
import { groceryKeys } from './keys.ts'
import { picking } from './picking.ts'

const pickingList = z.extend(picking, {
  vendor_id: z.string(),
  instructions: z.nullable(z.string()),
  customer_name: z.string(),
  gift: z.nullish(giftCard),
})
/** What a store's people pick for an order. */
export type PickingList = z.infer<typeof pickingList>

/** What a store's people pick for an order. */
export function pickingListOptions(orderId: string, language: Language) {
  return queryOptions({
    queryKey: groceryKeys.picking(orderId, 'store', language),
    staleTime: 0,
    queryFn: ({ signal }) => call('picking_list', { order_id: orderId, language }, pickingList, signal),
  })
}

/** What a store's people pick for an order, kept up to date while it is shown. */
export function usePickingList(orderId: string) {
  const queryClient = useQueryClient()
  const options = pickingListOptions(
    orderId,
    useLanguage((state) => state.language),
  )
  const query = useQuery({ ...options, placeholderData: inAnotherLanguage(options.queryKey) })
  const vendorId = query.data?.vendor_id
  useTopic(vendorId === undefined ? undefined : `vendor:${vendorId}`, ({ event, payload }) => {
    const isAboutIt = (event === 'picking' || event === 'order') && payload['order_id'] === orderId
    if (isResync(event) || isAboutIt)
      void queryClient.invalidateQueries({ queryKey: groceryKeys.pickingOf(orderId) })
  })
  return query
}
