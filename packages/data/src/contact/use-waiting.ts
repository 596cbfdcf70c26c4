import type { Outgoing } from '@angadi/domain/contact/outgoing.ts'
import type { Queued } from '@angadi/domain/submission/offline-queue.ts'
import { useQueued } from '../queue/use-queued.ts'
import type { Conversation } from './keys.ts'
import { messageArgs } from './send-message.ts'

function waitingIn(
  queue: readonly Queued[],
  { orderId, as, with: other }: Conversation,
): readonly Outgoing[] {
  return queue.flatMap((queued): readonly Outgoing[] => {
    if (queued.action !== 'send-message') return []
    const { data } = messageArgs.safeParse(queued.args)
    if (data?.conversation_id !== orderId || data.as_role !== as || data.to_role !== other) return []
    const { client_id: clientId, body, canned_code: code, params } = data
    if (body !== undefined) return [{ clientId, content: { kind: 'text', body }, state: 'waiting' }]
    return code === undefined
      ? []
      : [{ clientId, content: { kind: 'canned', code, ...params }, state: 'waiting' }]
  })
}

/** The messages of a conversation that wait for a network, oldest first. They are sent wherever the user is by then. */
export function useWaiting(conversation: Conversation): readonly Outgoing[] {
  return waitingIn(useQueued(), conversation)
}
