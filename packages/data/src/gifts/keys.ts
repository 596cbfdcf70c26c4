/** Query keys of the administration's gift codes. */
export const giftKeys = {
  all: ['gift-codes'] as const,
  desk: ['gift-codes', 'desk'] as const,
  redemptions: (batchId: string) => ['gift-codes', 'redemptions', batchId] as const,
}
