/** The namespaces that the app's screens load first. */
export const FIRST_NAMESPACES = ['home', 'food', 'location', 'routes'] as const
/** The namespaces that the sign-in screens load first. */
export const SIGN_IN_NAMESPACES = ['auth'] as const
