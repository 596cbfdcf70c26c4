/** How far a finger must be dragged before letting go refreshes, in px (Spec §9 Pull-to-refresh). */
export const PULL_TRIGGER_PX = 60
/** The farthest that the page follows the finger, in px (Spec §9 Pull-to-refresh). */
export const PULL_CAP_PX = 80
/** How much of the drag the page follows (Spec §9 Pull-to-refresh). */
export const PULL_DAMPING = 0.5

/** State of a pull; `distance` is how far the page has come down, in px. */
export interface Pull {
  readonly phase: 'idle' | 'pulling' | 'armed' | 'refreshing'
  readonly distance: number
}

/** Events of a pull; `drag` is how far the finger is below where it was put down, in px. */
export type PullEvent =
  | { readonly type: 'start'; readonly atTop: boolean }
  | { readonly type: 'move'; readonly drag: number }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' }
  | { readonly type: 'done' }

/** Nothing is being pulled. */
export const PULL_AT_REST: Pull = { phase: 'idle', distance: 0 }

/** Where the page rests while it refreshes. */
const REFRESHING: Pull = { phase: 'refreshing', distance: PULL_TRIGGER_PX * PULL_DAMPING }

function dragged(drag: number): Pull {
  return {
    phase: drag > PULL_TRIGGER_PX ? 'armed' : 'pulling',
    distance: Math.min(Math.max(drag, 0) * PULL_DAMPING, PULL_CAP_PX),
  }
}

/**
 * The next state of pull-to-refresh: idle, pulling, armed once the drag exceeds 60 px, refreshing while the callback
 * runs, then idle; releasing when not armed does nothing (Spec §4 Pull-to-refresh). An event that does not fit the
 * current state changes nothing.
 */
export function nextPull(pull: Pull, event: PullEvent): Pull {
  const isHeld = pull.phase === 'pulling' || pull.phase === 'armed'
  switch (event.type) {
    case 'start':
      return pull.phase === 'idle' && event.atTop ? dragged(0) : pull
    case 'move':
      return isHeld ? dragged(event.drag) : pull
    case 'release':
      if (!isHeld) return pull
      return pull.phase === 'armed' ? REFRESHING : PULL_AT_REST
    case 'cancel':
      return isHeld ? PULL_AT_REST : pull
    case 'done':
      return pull.phase === 'refreshing' ? PULL_AT_REST : pull
  }
}
