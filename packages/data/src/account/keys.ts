/** Query keys of the user's own account. */
export const accountKeys = {
  devices: (userId: string | null) => ['account', 'devices', userId] as const,
  closing: (userId: string | null) => ['account', 'closing', userId] as const,
}
