/** Query keys of memberships and points. */
export const membershipKeys = {
  all: ['membership'] as const,
  plans: (userId: string | null) => ['membership', 'plans', userId] as const,
  mine: (userId: string | null) => ['membership', 'mine', userId] as const,
  savings: (userId: string | null) => ['membership', 'savings', userId] as const,
  card: (userId: string | null) => ['membership', 'card', userId] as const,
  invoices: (userId: string | null) => ['membership', 'invoices', userId] as const,
  points: (userId: string | null) => ['membership', 'points', userId] as const,
}
