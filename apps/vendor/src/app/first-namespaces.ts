/** The sentences that every visit of this app begins with. */
export const FIRST_NAMESPACES = ['vendor'] as const
