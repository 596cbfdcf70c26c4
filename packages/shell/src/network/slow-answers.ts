let isSlow = false
const listeners = new Set<() => void>()

/** Records whether the last health check was slow. */
export function reportSlowAnswer(next: boolean): void {
  if (next === isSlow) return
  isSlow = next
  for (const listener of listeners) listener()
}

/** Whether the last health check was slow. */
export function lastAnswerWasSlow(): boolean {
  return isSlow
}

/** Calls a listener at each change; the returned function removes it. */
export function onSlowAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
