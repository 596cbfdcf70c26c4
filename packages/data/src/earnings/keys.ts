/** Query keys of earnings and payouts. */
export const earningsKeys = {
  all: ['earnings'] as const,
  mine: (userId: string | null) => ['earnings', 'mine', userId] as const,
  statement: (ownerId: string, kind: string) => ['earnings', 'statement', ownerId, kind] as const,
}
