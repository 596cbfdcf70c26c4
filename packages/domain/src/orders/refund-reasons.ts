/** Reasons for which an administrator refunds a charge; the database says who bears each. */
export const REFUND_REASONS = [
  'item_missing',
  'item_wrong',
  'item_bad',
  'overcharged',
  'arrived_late',
  'goodwill',
] as const

export type RefundReason = (typeof REFUND_REASONS)[number]
