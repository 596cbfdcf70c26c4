/** Query keys of notifications. */
export const notificationKeys = {
  /** The list, and the prefix of everything else about a user's notifications. */
  of: (userId: string | null) => ['notifications', userId] as const,
  unread: (userId: string | null) => ['notifications', userId, 'unread'] as const,
}
