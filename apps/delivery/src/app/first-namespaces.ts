/** The translation namespaces that every page of this app loads at its start. */
export const FIRST_NAMESPACES = ['delivery'] as const
