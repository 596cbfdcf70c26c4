/** Add to Home Screen disappears after this long (Spec §9 Timing: add-to-home disappears after 10 s). */
export const INSTALL_VISIBLE_MS = 10_000
/** How long it is not offered again after it was declined. */
const DISMISSED_FOR_MS = 90 * 24 * 60 * 60 * 1000
/** Offered from the second screen of a visit on: by then users have seen what the app does. */
const SCREENS_BEFORE = 2

/** Where users must not be interrupted: sign-in, payment. */
const BUSY_PATH = /^\/(root-auth|auth|beauty-auth|auth-recovery|create-admin|unauthorized)\b|checkout/

/** What decides whether to offer Add to Home Screen now. */
export interface InstallFacts {
  /** The browser can install the app, or shows how. */
  readonly canInstall: boolean
  /** It already runs from the home screen. */
  readonly isInstalled: boolean
  readonly pathname: string
  /** Different screens of this visit, this one included. */
  readonly screens: number
  /** When it was last closed or timed out, in milliseconds since 1970. */
  readonly dismissedAt: number | undefined
  readonly now: number
}

/** Whether to offer it now: in context, never at the first paint, never twice in a row. */
export function mayOfferInstall(facts: InstallFacts): boolean {
  if (!facts.canInstall || facts.isInstalled) return false
  if (facts.screens < SCREENS_BEFORE || BUSY_PATH.test(facts.pathname)) return false
  return facts.dismissedAt === undefined || facts.now - facts.dismissedAt >= DISMISSED_FOR_MS
}
