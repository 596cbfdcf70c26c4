/** What a message that is being sent says. `minutes` is the figure of a canned sentence that takes one. */
export type MessageContent =
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'canned'; readonly code: string; readonly minutes?: number }
  | { readonly kind: 'picture'; readonly picture: Blob }

/** A message of this device that the server has not confirmed yet. */
export interface Outgoing {
  /** Stays the same however often it is sent, so that the server stores it once. */
  readonly clientId: string
  readonly content: MessageContent
  /** `waiting` has no network and is sent when there is one; `failed` waits for a tap. */
  readonly state: 'sending' | 'waiting' | 'failed'
  /** Why it failed. */
  readonly error?: unknown
}

/** What can happen to a message that is being sent. */
export type OutgoingEvent =
  | { readonly type: 'started'; readonly clientId: string; readonly content: MessageContent }
  | { readonly type: 'retried' | 'queued' | 'confirmed' | 'discarded'; readonly clientId: string }
  | { readonly type: 'failed'; readonly clientId: string; readonly error: unknown }

function changed(list: readonly Outgoing[], clientId: string, state: Outgoing['state'], error?: unknown) {
  return list.map((one) =>
    one.clientId === clientId
      ? { clientId, content: one.content, state, ...(error === undefined ? {} : { error }) }
      : one,
  )
}

/**
 * The messages being sent after an event. A confirmed one leaves the list, whether the answer or the live event comes first;
 * what happens to one that has left changes nothing.
 */
export function afterOutgoing(list: readonly Outgoing[], event: OutgoingEvent): readonly Outgoing[] {
  switch (event.type) {
    case 'started':
      return [...list, { clientId: event.clientId, content: event.content, state: 'sending' }]
    case 'retried':
      return changed(list, event.clientId, 'sending')
    case 'failed':
      return changed(list, event.clientId, 'failed', event.error)
    // The queue shows it from now on.
    case 'queued':
    case 'confirmed':
    case 'discarded':
      return list.filter(({ clientId }) => clientId !== event.clientId)
  }
}
