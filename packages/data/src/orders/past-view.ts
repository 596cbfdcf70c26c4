/** What of the past orders is shown: orders, those that ended one way, or the deliveries of subscriptions. */
export const PAST_VIEWS = ['all', 'delivered', 'cancelled', 'daily'] as const
export type PastView = (typeof PAST_VIEWS)[number]
