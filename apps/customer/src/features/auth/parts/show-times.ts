import { openTrades } from '@angadi/routes/trades.ts'

/** How long each service of the showcase is shown, in milliseconds (Spec §2 Sign-in screens). */
export const SERVICE_MS = 3000
/** How long each voice is shown, in milliseconds (Spec §2 Sign-in screens). */
export const VOICE_MS = 5000
/** The categories of the showcase, in its order (Spec §2 Sign-in screens). */
export const SERVICES = ['food', 'grocery', 'transport', 'home', 'health', 'beauty'] as const
/** Those of them that are open: what is not sold yet is not advertised. */
export const SHOWN_SERVICES = SERVICES.filter((service) => openTrades().some(({ key }) => key === service))
