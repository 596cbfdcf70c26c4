/** Query keys of the courier's console. */
export const courierKeys = {
  all: ['courier'] as const,
  me: (userId: string | null) => ['courier', 'me', userId] as const,
  profile: (userId: string | null) => ['courier', 'profile', userId] as const,
  offers: (userId: string | null) => ['courier', 'offers', userId] as const,
  jobs: (userId: string | null) => ['courier', 'jobs', userId] as const,
  day: (userId: string | null, date: string | undefined) =>
    ['courier', 'day', userId, date ?? 'today'] as const,
  returns: (userId: string | null) => ['courier', 'returns', userId] as const,
  cash: (userId: string | null) => ['courier', 'cash', userId] as const,
  incentives: (userId: string | null) => ['courier', 'incentives', userId] as const,
  deposits: (userId: string | null) => ['courier', 'deposits', userId] as const,
}
