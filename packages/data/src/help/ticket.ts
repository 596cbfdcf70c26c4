import { TICKET_TOPICS } from '@angadi/domain/help/topics.ts'
import * as z from 'zod/mini'
import { rows, vocabulary } from '../vocabulary.ts'
import { CLAIM_STATES } from './order-help.ts'

/** A ticket as lists show it; times are ISO strings. */
export const ticketLine = z.object({
  id: z.string(),
  number: z.string(),
  topic: vocabulary(TICKET_TOPICS, 'other'),
  status: vocabulary(['open', 'answered', 'closed'], 'open'),
  opened_at: z.string(),
  last_at: z.string(),
  acknowledge_by: z.string(),
  acknowledged_at: z.nullable(z.string()),
  resolve_by: z.string(),
  closed_at: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  vendor_name: z.nullable(z.string()),
  last_text: z.nullable(z.string()),
})
export type TicketLine = z.infer<typeof ticketLine>

/** What can happen to a ticket, beside what is written in it. */
const TICKET_EVENTS = [
  'opened',
  'claimed',
  'refunded',
  'declined',
  'closed',
  'reopened',
  'closed_by_itself',
] as const

/** A message of a ticket, or something that happened to it. */
export const ticketMessage = z.object({
  seq: z.number(),
  client_id: z.string(),
  author_role: vocabulary(['customer', 'support', 'system'], 'system'),
  body: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  event: z.catch(z.nullable(z.enum(TICKET_EVENTS)), null),
  params: z.catch(
    z.object({
      by: z.optional(z.string()),
      refund_paise: z.optional(z.number()),
      acknowledge_by: z.optional(z.string()),
      resolve_by: z.optional(z.string()),
    }),
    {},
  ),
  at: z.string(),
  is_removed: z.boolean(),
})
export type TicketMessage = z.infer<typeof ticketMessage>

/** What support knows of a customer: amounts in paise; claims and refunds of 90 days, at_once of 30. */
const customerRecord = z.object({
  name: z.nullable(z.string()),
  since: z.nullable(z.string()),
  orders: z.number(),
  spent_paise: z.number(),
  claims: z.number(),
  refunded_paise: z.number(),
  at_once: z.number(),
})
export type CustomerRecord = z.infer<typeof customerRecord>

/** A ticket with its conversation. */
export const ticket = z.extend(ticketLine, {
  is_mine: z.boolean(),
  can_write: z.boolean(),
  language: z.string(),
  last_seq: z.number(),
  messages: rows(ticketMessage),
  claim: z.nullable(
    z.object({
      problem: vocabulary(TICKET_TOPICS, 'other'),
      state: vocabulary(CLAIM_STATES, 'in_review'),
      asked_paise: z.number(),
      refund_paise: z.number(),
      why: z.nullable(z.string()),
      lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
    }),
  ),
  /** For administrators who are not its customer. */
  support: z.nullable(
    z.object({
      assigned_to: z.nullable(z.string()),
      assigned_name: z.nullable(z.string()),
      customer: customerRecord,
      /** What accepting the claim would refund now. */
      offer_paise: z.nullable(z.number()),
    }),
  ),
})
export type Ticket = z.infer<typeof ticket>
