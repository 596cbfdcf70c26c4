import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { useTopic } from '../realtime/use-topic.ts'
import { chosenOption, deliveryState, diet, orderKind, orderStatus, paymentMethod } from '../rows.ts'
import { vendorKeys } from '../vendors/keys.ts'
import { vendorConsoleKeys } from './keys.ts'

const vendorOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatus,
  kind: orderKind,
  customer_name: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      diet: z.nullish(diet),
      options: z.nullish(z.array(chosenOption)),
      special_instructions: z.nullish(z.string()),
    }),
  ),
  instructions: z.nullable(z.string()),
  no_cutlery: z.boolean(),
  total_paise: z.number(),
  vendor_share_paise: z.number(),
  payment_method: paymentMethod,
  placed_at: z.string(),
  accept_by: z.nullable(z.string()),
  prep_minutes: z.nullable(z.number()),
  promised_max_at: z.nullable(z.string()),
  status_since: z.string(),
  courier_name: z.nullable(z.string()),
  courier_state: z.nullable(deliveryState),
  pickup_code: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  cancelled_by: z.nullable(z.string()),
  server_now: z.string(),
})
/** An order as the kitchen sees it; amounts in paise. */
export type VendorOrder = z.infer<typeof vendorOrder>

/** A vendor's orders: those under way, or those that have ended. */
export function useVendorOrders(vendorId: string, scope: 'live' | 'past') {
  return useQuery({
    queryKey: vendorConsoleKeys.orders(vendorId, scope),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('vendor_orders', { vendor_id: vendorId, scope }, z.array(vendorOrder), signal),
  })
}

/** Keeps the console in step with its orders and menu; tells which order has changed. */
export function useLiveVendor(vendorId: string | undefined, onOrder: (status: string) => void): void {
  const queryClient = useQueryClient()
  useTopic(vendorId === undefined ? undefined : `vendor:${vendorId}`, ({ event, payload }) => {
    void queryClient.invalidateQueries({ queryKey: vendorConsoleKeys.all })
    if (event === 'menu' && vendorId)
      void queryClient.invalidateQueries({ queryKey: vendorKeys.menu(vendorId) })
    if (event === 'order' && typeof payload['status'] === 'string') onOrder(payload['status'])
  })
}
