import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { takeOver } from '../realtime/take-over.ts'
import type { TopicEvent } from '../realtime/topic.ts'
import { isResync, useTopic } from '../realtime/use-topic.ts'
import { useUserId } from '../session/session-store.ts'
import { vocabulary } from '../vocabulary.ts'
import { type Conversation, contactKeys } from './keys.ts'
import { type Message, message } from './message.ts'
import { type MessagePages, withMessage, withRead } from './messages.ts'

const about = z.object({ conversation_id: z.string() })
const messageEvent = z.object({
  sender_role: z.string(),
  to_role: z.string(),
  message: z.catch(z.optional(message), undefined),
})
const readEvent = z.object({ message_seq: z.number(), reader_role: z.string(), with_role: z.string() })
const callEvent = z.object({
  call_id: z.string(),
  state: vocabulary(['requested', 'ringing', 'connected', 'ended', 'failed'], 'ringing'),
  reason: z.nullable(z.string()),
  role: z.string(),
  with_role: z.string(),
  seconds: z.nullable(z.number()),
})
/** A step of a call between two parties of an order; `role` called `with_role`. */
export type CallStep = z.infer<typeof callEvent>

/** What a conversation tells the screen beyond its data. */
export interface ContactListener {
  /** Called with each message of the other. */
  readonly onMessage?: (message: Message | undefined) => void
  readonly onCall?: (step: CallStep) => void
}

/**
 * Updates a conversation and its unread count from live events; use once per conversation and page.
 *
 * @param vendorId the vendor for whom the user writes; people hear on their own topic
 */
export function useLiveContact(
  conversation: Conversation,
  vendorId: string | undefined,
  { onMessage, onCall }: ContactListener,
): void {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const { orderId, as, with: other } = conversation
  const contactsKey = contactKeys.contacts(orderId, as)
  const messagesKey = contactKeys.messages(conversation)

  const takeMessage = ({ payload }: TopicEvent) => {
    const { data } = messageEvent.safeParse(payload)
    if (!data) return
    const isMine = data.sender_role === as && data.to_role === other
    if (!isMine && !(data.sender_role === other && data.to_role === as)) return
    const { message: carried } = data
    if (queryClient.getQueryData(messagesKey) !== undefined)
      takeOver<MessagePages>(queryClient, messagesKey, (pages) => carried && withMessage(pages, carried))
    void queryClient.invalidateQueries({ queryKey: contactsKey })
    if (!isMine) onMessage?.(carried)
  }

  const takeRead = ({ payload }: TopicEvent) => {
    const { data } = readEvent.safeParse(payload)
    if (data?.reader_role === other && data.with_role === as) {
      if (queryClient.getQueryData(messagesKey) !== undefined)
        takeOver<MessagePages>(queryClient, messagesKey, (pages) => withRead(pages, data.message_seq))
    } else if (data?.reader_role === as && data.with_role === other)
      void queryClient.invalidateQueries({ queryKey: contactsKey })
  }

  useTopic(
    vendorId === undefined ? (userId === null ? undefined : `user:${userId}`) : `vendor:${vendorId}`,
    (event) => {
      if (isResync(event.event)) {
        // Several conversations of an order share one answer.
        void queryClient.invalidateQueries({ queryKey: contactsKey }, { cancelRefetch: false })
        void queryClient.invalidateQueries({ queryKey: messagesKey }, { cancelRefetch: false })
        return
      }
      if (about.safeParse(event.payload).data?.conversation_id !== orderId) return
      if (event.event === 'message') takeMessage(event)
      else if (event.event === 'message_read') takeRead(event)
      else if (event.event === 'contact')
        void queryClient.invalidateQueries({ queryKey: contactsKey }, { cancelRefetch: false })
      else if (event.event === 'call') {
        const { data } = callEvent.safeParse(event.payload)
        const pair = data && [data.role, data.with_role]
        if (data && pair?.includes(as) && pair.includes(other)) onCall?.(data)
      }
    },
  )
}
