/** How often an open page checks for a new release. */
export const SEARCH_EVERY_MS = 60 * 60 * 1000
/** The least time between two checks when the user keeps returning to the page. */
export const SEARCH_PAUSE_MS = 60 * 1000

/** Lets a call through only when the last one is at least `pauseMs` ago. */
export function onceLater(work: () => void, pauseMs: number, now: () => number = Date.now): () => void {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - last < pauseMs) return
    last = now()
    work()
  }
}
