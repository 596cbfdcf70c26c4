import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderKind, orderStatus } from '../rows.ts'
import { useUserId } from '../session/session-store.ts'
import { rows } from '../vocabulary.ts'
import { helpKeys } from './keys.ts'

/** An order that help can be asked for, with what can be done about it. Amounts in paise, times ISO. */
export const orderChoice = z.object({
  id: z.string(),
  order_number: z.string(),
  kind: orderKind,
  category: z.string(),
  status: orderStatus,
  vendor_name: z.string(),
  total_paise: z.number(),
  refund_paise: z.number(),
  created_at: z.string(),
  promised_max_at: z.nullable(z.string()),
  scheduled_for: z.nullable(z.string()),
  status_since: z.string(),
  items: z.array(z.string()),
  can_cancel: z.boolean(),
  cancel_charge_paise: z.number(),
  can_report: z.boolean(),
})
export type OrderChoice = z.infer<typeof orderChoice>

/** The signed-in person's latest orders, for the help page. */
export function useHelpOrders() {
  const userId = useUserId()
  return useQuery({
    queryKey: helpKeys.orders(userId),
    enabled: userId !== null,
    queryFn: ({ signal }): Promise<readonly OrderChoice[]> =>
      call('help_orders', { limit_count: 5 }, rows(orderChoice), signal),
  })
}
