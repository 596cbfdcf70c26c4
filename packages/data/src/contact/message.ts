import * as z from 'zod/mini'
import { vocabulary } from '../vocabulary.ts'

/** The shape of a message in `messages`, in the answer of `send_message`, and in an event. */
export const message = z.object({
  seq: z.number(),
  client_id: z.string(),
  sender_role: z.string(),
  to_role: z.string(),
  /** A kind that this build does not know is shown as a text that cannot be read. */
  kind: vocabulary(['text', 'canned', 'picture'], 'text'),
  body: z.nullable(z.string()),
  canned_code: z.nullable(z.string()),
  params: z.object({ minutes: z.optional(z.number()) }),
  picture: z.nullable(z.string()),
  at: z.string(),
  is_removed: z.boolean(),
})
/** A message about an order. */
export type Message = z.infer<typeof message>

/** A page of messages, newest first, and how far the other has read. */
export const messagePage = z.object({ messages: z.array(message), read_seq: z.number() })
/** A page of messages, newest first, and how far the other has read. */
export type MessagePage = z.infer<typeof messagePage>
