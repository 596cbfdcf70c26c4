/** Query keys of a customer's invitations. */
export const referralKeys = {
  all: ['referrals'] as const,
  of: (userId: string | null) => ['referrals', userId] as const,
}
