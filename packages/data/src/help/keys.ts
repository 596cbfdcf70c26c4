/** The queues of support's inbox. */
export const QUEUES = ['open', 'mine', 'answered', 'closed'] as const
export type Queue = (typeof QUEUES)[number]

/** Query keys of help: frequent questions, problems of orders, tickets and the inbox of support. */
export const helpKeys = {
  all: ['help'] as const,
  faq: (search: string, language: string) => ['help', 'faq', search, { language }] as const,
  orders: (userId: string | null) => ['help', 'orders', userId] as const,
  order: (orderId: string) => ['help', 'order', orderId] as const,
  preview: (orderId: string, lines: readonly object[]) => ['help', 'preview', orderId, lines] as const,
  mine: (userId: string | null) => ['help', 'tickets', userId] as const,
  ticket: (id: string) => ['help', 'ticket', id] as const,
  inboxes: ['help', 'inbox'] as const,
  inbox: (queue: Queue) => ['help', 'inbox', queue] as const,
  overview: ['help', 'overview'] as const,
  picture: (path: string) => ['help', 'picture', path] as const,
}
