/** The sentences that every visit of this app begins with. */
export const FIRST_WORDS = ['admin', 'header'] as const
