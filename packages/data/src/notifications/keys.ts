/** Query keys of notifications. */
export const notificationKeys = { of: (userId: string | null) => ['notifications', userId] as const }
