/** How past orders ended, as a filter. */
export type PastOutcome = 'all' | 'delivered' | 'cancelled'
