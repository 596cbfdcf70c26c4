/** How the orders ended that one looks at. */
export type PastOutcome = 'all' | 'delivered' | 'cancelled'
