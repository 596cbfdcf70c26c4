/** The translation namespaces that every page of this app loads at its start. */
export const FIRST_NAMESPACES = ['roles'] as const
