/** Whether it is known who is signed in (Spec §4 Auth readiness). */
export type Readiness = 'loading' | 'ready'

/** Events that change it: the session check or an auth event has answered, or time has passed since the page loaded. */
export type ReadinessEvent =
  | { readonly type: 'answered' }
  | { readonly type: 'waited'; readonly elapsedMs: number }

/** Auth counts as ready once it has been silent for longer than this (Spec §9 Timing: auth recovery 10 s). */
export const AUTH_RECOVERY_MS = 10_000

/** The readiness after an event. Ready stays ready: later answers change who is signed in, never whether it is known. */
export function nextReadiness(readiness: Readiness, event: ReadinessEvent): Readiness {
  if (readiness === 'ready' || event.type === 'answered') return 'ready'
  return event.elapsedMs > AUTH_RECOVERY_MS ? 'ready' : 'loading'
}
