/** Calls that were gathered, and the way to drop the one that waits. */
export interface GatheredCalls {
  readonly call: () => void
  readonly cancel: () => void
}

/**
 * Makes one call of many: the first begins a wait, those that come meanwhile join it, and after it `action` runs once.
 * Whatever the pace, `action` runs within `waitMs` of the first call and never more often.
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
