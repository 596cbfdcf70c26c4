/** Which message the redirect page shows for how long, and when it offers a button (Spec §2 Redirect page). */
const VERIFYING_MS = 3000
const LOADING_MS = 6000
const BUTTON_MS = 5000

/** What the redirect page shows. */
export interface RedirectProgress {
  readonly step: 'verifying' | 'loading' | 'almost'
  /** Whether there is a button to continue manually. */
  readonly canContinue: boolean
}

/** The redirect page after a time: under 3 s verifying, under 6 s loading, then almost there; the button from 5 s. */
export function redirectProgress(elapsedMs: number): RedirectProgress {
  return {
    step: elapsedMs < VERIFYING_MS ? 'verifying' : elapsedMs < LOADING_MS ? 'loading' : 'almost',
    canContinue: elapsedMs >= BUTTON_MS,
  }
}
