/** The sentences that a visit of this app begins with. */
export const FIRST_NAMESPACES = ['home', 'food', 'location', 'routes'] as const
/** The sentences that signing in begins with. */
export const SIGN_IN_NAMESPACES = ['auth'] as const
