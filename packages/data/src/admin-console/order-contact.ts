import { REPORT_REASONS } from '@angadi/domain/contact/report-reasons.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { message } from '../contact/message.ts'
import { vocabulary } from '../vocabulary.ts'
import { adminKeys } from './keys.ts'

const orderContact = z.object({
  messages: z.array(z.extend(message, { sender_name: z.string() })),
  reports: z.array(
    z.object({ seq: z.number(), reason: vocabulary(REPORT_REASONS, 'other'), at: z.string() }),
  ),
  blocks: z.array(z.object({ blocker_role: z.string(), blocked_role: z.string(), at: z.string() })),
})
/** What the parties of an order wrote, reported and blocked, oldest first. */
export type OrderContact = z.infer<typeof orderContact>

/** The chats of an order. Each call is recorded in the audit log, so it is made once, when somebody asks for it. */
export function useOrderContact(orderId: string) {
  return useQuery({
    queryKey: adminKeys.contact(orderId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    queryFn: ({ signal }) => call('order_contact', { order_id: orderId }, orderContact, signal),
  })
}
