/** Query keys of notifications. */
export const notificationKeys = {
  /** The list, and with it everything else about a person's notifications. */
  of: (userId: string | null) => ['notifications', userId] as const,
  unread: (userId: string | null) => ['notifications', userId, 'unread'] as const,
}
