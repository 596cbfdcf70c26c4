/** How long each service of the showcase is shown, in milliseconds (Spec §2 Sign-in screens). */
export const SERVICE_MS = 3000
/** How long each voice is shown, in milliseconds (Spec §2 Sign-in screens). */
export const VOICE_MS = 5000
/** What the showcase shows, in its order: six categories (Spec §2 Sign-in screens). */
export const SHOWN_SERVICES = ['food', 'grocery', 'transport', 'home', 'health', 'beauty'] as const
