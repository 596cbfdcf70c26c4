const ended = new AbortController()

/** Ends with the worker's work beside answering: what it keeps for later. */
export const backgroundSignal = ended.signal

/** Ends the work beside answering, for which the browser would have a newer worker wait. */
export function endBackgroundWork(): void {
  ended.abort()
}
