import type { MessageContent } from '@angadi/domain/contact/outgoing.ts'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { storeCheckedPicture } from '../pictures/store-checked-picture.ts'
import type { Conversation } from './keys.ts'
import { type Message, message } from './message.ts'

/** A message as the database takes it, without a picture's file. */
export const messageArgs = z.object({
  conversation_id: z.string(),
  as_role: z.string(),
  to_role: z.string(),
  client_id: z.string(),
  kind: z.string(),
  body: z.optional(z.string()),
  canned_code: z.optional(z.string()),
  params: z.optional(z.object({ minutes: z.number() })),
  picture: z.optional(z.string()),
})
/** A message as the database takes it, without a picture's file. */
export type MessageArgs = z.infer<typeof messageArgs>

/** The arguments of a message; undefined for a picture, whose file must be stored first. */
export function messageArgsOf(
  { orderId, as, with: other }: Conversation,
  clientId: string,
  content: MessageContent,
): MessageArgs | undefined {
  const to = {
    conversation_id: orderId,
    as_role: as,
    to_role: other,
    client_id: clientId,
    kind: content.kind,
  }
  if (content.kind === 'text') return { ...to, body: content.body }
  if (content.kind === 'picture') return undefined
  const { code, minutes } = content
  return { ...to, canned_code: code, ...(minutes === undefined ? {} : { params: { minutes } }) }
}

/**
 * Sends a message; the same `client_id` is stored once.
 *
 * @throws AppError what the database refuses
 */
export async function sendMessage(args: MessageArgs, signal?: AbortSignal): Promise<Message> {
  const { body, canned_code, params, picture, ...to } = args
  const more = {
    ...(body === undefined ? {} : { body }),
    ...(canned_code === undefined ? {} : { canned_code }),
    ...(params === undefined ? {} : { params }),
    ...(picture === undefined ? {} : { picture }),
  }
  return call('send_message', { ...to, ...more }, message, signal)
}

/**
 * Stores a picture through the function that looks into it.
 *
 * @returns its path in the bucket `order-pictures`
 * @throws AppError what the function or the database refuses
 */
export function storeOrderPicture(
  { orderId, as, with: other }: Conversation,
  picture: Blob,
): Promise<string> {
  const query = new URLSearchParams({ order: orderId, as, to: other })
  return storeCheckedPicture(`order-picture?${query}`, picture)
}
