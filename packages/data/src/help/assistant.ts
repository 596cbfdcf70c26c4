import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { rows } from '../vocabulary.ts'
import { faqArticle } from './faq.ts'
import { orderChoice } from './order-choice.ts'
import { ownTicket } from './tickets.ts'

/** What the assistant understands beside frequent questions; the rows of `assistant_intents`. */
export const INTENTS = [
  'person',
  'report_problem',
  'refund_status',
  'cancel_order',
  'where_is_order',
  'invoice',
  'reorder',
  'wallet_balance',
  'my_tickets',
  'greeting',
  'thanks',
] as const
export type Intent = (typeof INTENTS)[number]

const refund = z.object({
  order_id: z.string(),
  order_number: z.string(),
  vendor_name: z.string(),
  amount_paise: z.number(),
  at: z.string(),
})

const answer = z.object({
  intent: z.catch(z.nullable(z.enum(INTENTS)), null),
  needs_sign_in: z.boolean(),
  /** False where it does not know an answer. */
  is_answer: z.boolean(),
  orders: rows(orderChoice),
  articles: rows(faqArticle),
  refunds: z.optional(rows(refund)),
  wallet_balance_paise: z.optional(z.number()),
  tickets: z.optional(rows(ownTicket)),
})
/** What the assistant answers, from the person's own orders and from frequent questions. */
export type AssistantAnswer = z.infer<typeof answer>

/**
 * Asks the assistant.
 *
 * @throws AppError message_empty, or a lost network
 */
export function useAskAssistant() {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ question, language }: { question: string; language: string }) =>
      call('ask_assistant', { question, language }, answer),
  })
}
