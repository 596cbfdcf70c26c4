/** Gathered calls, and a way to drop the pending one. */
export interface GatheredCalls {
  readonly call: () => void
  readonly cancel: () => void
}

/**
 * Combines calls: the first one starts a wait, later ones join it, and at its end `action` runs once. However many
 * calls there are, `action` runs within `waitMs` of the first one and never more often.
 */
export function gatherCalls(action: () => void, waitMs: number): GatheredCalls {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        action()
      }, waitMs)
    },
    cancel: () => {
      clearTimeout(waiting)
      waiting = undefined
    },
  }
}
