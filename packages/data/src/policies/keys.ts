/** Query keys of policies. */
export const policyKeys = {
  figures: ['policies', 'figures'] as const,
  toAccept: (userId: string | null) => ['policies', 'to-accept', userId] as const,
}
