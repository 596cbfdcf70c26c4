/** What a timeline consists of. */
export const ACTIVITY_KINDS = ['order', 'payment', 'notification', 'review'] as const
/** One kind of entry. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
