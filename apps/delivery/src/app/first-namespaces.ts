/** The sentences that every visit of this app begins with. */
export const FIRST_NAMESPACES = ['delivery'] as const
