/** Query keys of the administration's desk for payouts, beside the payouts themselves. */
export const payoutDeskKeys = {
  all: ['payout-desk'] as const,
  differences: (openOnly: boolean) => ['payout-desk', 'differences', openOnly] as const,
  days: ['payout-desk', 'days'] as const,
  payees: (search: string) => ['payout-desk', 'payees', search] as const,
  reserveRules: ['payout-desk', 'reserve-rules'] as const,
  adjustments: ['payout-desk', 'adjustments'] as const,
}
