/** The namespaces that every visit loads first. */
export const FIRST_NAMESPACES = ['vendor'] as const
