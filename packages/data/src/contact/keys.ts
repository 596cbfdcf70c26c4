/** Two parties of an order, seen from the first. Roles are those of `order_transition_rules`. */
export interface Conversation {
  readonly orderId: string
  /** The user's part in the order. */
  readonly as: string
  /** The other's. */
  readonly with: string
}

/** Query keys of chats and calls about orders. */
export const contactKeys = {
  all: ['contact'] as const,
  contacts: (orderId: string, as: string) => ['contact', 'contacts', orderId, as] as const,
  messages: ({ orderId, as, with: other }: Conversation) =>
    ['contact', 'messages', orderId, as, other] as const,
  picture: (path: string) => ['contact', 'picture', path] as const,
}
