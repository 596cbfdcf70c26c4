import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { contactKeys } from './keys.ts'

const contact = z.object({
  role: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
  is_there: z.boolean(),
  is_blocked: z.boolean(),
  can_call: z.boolean(),
  has_messages: z.boolean(),
  unread: z.number(),
  canned: z.array(z.object({ code: z.string(), takes_minutes: z.boolean() })),
})
/** Somebody whom the user may write to about an order, by first name. */
export type Contact = z.infer<typeof contact>

/** The shape of the answer of `contacts`, and of `contact` in `order_tracking`. */
export const contacts = z.object({
  is_open: z.boolean(),
  closes_at: z.nullable(z.string()),
  server_now: z.string(),
  contacts: z.array(contact),
})
/** Whom the user may reach about an order, and until when. */
export type Contacts = z.infer<typeof contacts>

/** Whom the user may reach about an order in a part, such as `user` or `courier`. */
export function useContacts(orderId: string, as: string) {
  return useQuery({
    queryKey: contactKeys.contacts(orderId, as),
    // A customer's come with the order, which is fetched whenever its screen opens and whenever something happens to it.
    staleTime: as === 'user' ? Number.POSITIVE_INFINITY : 0,
    queryFn: ({ signal }) => call('contacts', { conversation_id: orderId, as_role: as }, contacts, signal),
  })
}
