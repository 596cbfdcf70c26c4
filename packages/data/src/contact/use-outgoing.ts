import { afterOutgoing, type MessageContent, type Outgoing } from '@angadi/domain/contact/outgoing.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { sendOrQueue, type ToSend } from '../queue/queue.ts'
import { useUserId } from '../session/session-store.ts'
import { type Conversation, contactKeys } from './keys.ts'
import { messageArgsOf, sendMessage, storeOrderPicture } from './send-message.ts'

/** How messages are sent: the server's calls, and the queue for the time without a network. */
export interface Sending {
  readonly sendOrQueue: (to: ToSend<'send-message'>) => Promise<'sent' | 'queued'>
  readonly sendMessage: typeof sendMessage
  readonly storePicture: typeof storeOrderPicture
}

const server: Sending = { sendOrQueue, sendMessage, storePicture: storeOrderPicture }

/**
 * Sends messages of a conversation and lists those that the server has not confirmed. Texts and canned sentences are kept for
 * when there is a network; a picture that cannot be sent waits for another tap.
 *
 * @param sending the calls that send
 */
export function useOutgoing(conversation: Conversation, sending: Sending = server) {
  const queryClient = useQueryClient()
  const userId = useUserId()
  const [outgoing, dispatch] = useReducer(afterOutgoing, [])
  const { orderId, as, with: other } = conversation

  const transmit = async (clientId: string, content: MessageContent): Promise<'sent' | 'queued'> => {
    const args = messageArgsOf(conversation, clientId, content)
    if (args)
      return sending.sendOrQueue({
        action: 'send-message',
        args,
        userId: userId ?? '',
        subject: clientId,
        signal: new AbortController().signal,
      })
    if (content.kind !== 'picture') return 'sent'
    const picture = await sending.storePicture(conversation, content.picture)
    const to = { conversation_id: orderId, as_role: as, to_role: other, client_id: clientId }
    await sending.sendMessage({ ...to, kind: 'picture', picture })
    return 'sent'
  }

  const attempt = async (clientId: string, content: MessageContent) => {
    try {
      if ((await transmit(clientId, content)) === 'queued') {
        dispatch({ type: 'queued', clientId })
        return
      }
      await queryClient.invalidateQueries({ queryKey: contactKeys.messages(conversation) })
      dispatch({ type: 'confirmed', clientId })
    } catch (error) {
      dispatch({ type: 'failed', clientId, error })
    }
  }

  return {
    outgoing,
    send: (content: MessageContent) => {
      const clientId = crypto.randomUUID()
      dispatch({ type: 'started', clientId, content })
      return attempt(clientId, content)
    },
    retry: ({ clientId, content }: Outgoing) => {
      dispatch({ type: 'retried', clientId })
      return attempt(clientId, content)
    },
    discard: (clientId: string) => dispatch({ type: 'discarded', clientId }),
  } as const
}
