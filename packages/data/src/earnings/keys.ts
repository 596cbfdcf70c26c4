/** Query keys of earnings and payouts. */
export const earningsKeys = {
  all: ['earnings'] as const,
  mine: (userId: string | null) => ['earnings', 'mine', userId] as const,
  statements: (ownerId: string, kind: string) => ['earnings', 'statements', ownerId, kind] as const,
  oneStatement: (id: string) => ['earnings', 'one-statement', id] as const,
  statementMovements: (id: string) => ['earnings', 'statement-movements', id] as const,
  statement: (ownerId: string, kind: string) => ['earnings', 'statement', ownerId, kind] as const,
}
