/** How long the banner "Moving to {place}" shows, in milliseconds (Spec §4 Live tracking). */
export const MOVING_BANNER_MS = 3000

/** A move from one named area to the next (Spec §3 Location). */
export interface Transition {
  readonly from: string
  readonly to: string
  /** In milliseconds since 1970. */
  readonly timestamp: number
}

/** The move when the short name changes; undefined while it stays the same (Spec §4 Live tracking). */
export function transitionTo(from: string | undefined, to: string, now: number): Transition | undefined {
  return from === undefined || from === to ? undefined : { from, to, timestamp: now }
}
