import { useLanguage } from '@angadi/i18n/language-store.ts'
import type { Language } from '@angadi/i18n/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { orderStatus } from '../rows.ts'
import { groceryKeys } from './keys.ts'
import { picking } from './picking.ts'

const adminPicking = z.extend(picking, {
  customer_name: z.string(),
  instructions: z.nullable(z.string()),
  events: z.array(
    z.object({
      seq: z.number(),
      to_status: orderStatus,
      actor_role: z.string(),
      reason_code: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
})
/** The picking of an order with its history. */
export type AdminPicking = z.infer<typeof adminPicking>

/** The picking of one order. Viewing is recorded in the audit log, once per opening. */
export function adminPickingOptions(orderId: string, opening: string, language: Language) {
  return queryOptions({
    queryKey: groceryKeys.picking(orderId, 'admin', language),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call('admin_picking', { order_id: orderId, opening, language }, adminPicking, signal),
  })
}

/** The picking of one order for an administrator. */
export function useAdminPicking(orderId: string) {
  const [opening] = useState(() => crypto.randomUUID())
  return useQuery(
    adminPickingOptions(
      orderId,
      opening,
      useLanguage((state) => state.language),
    ),
  )
}
