/** The longest that something wanted soon waits for a quiet moment, in milliseconds. */
const PATIENCE_MS = 2_000

/** Calls back in the next quiet moment, or after 2 s; the result takes it back. */
export function whenIdle(done: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(done, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(done, PATIENCE_MS)
  return () => clearTimeout(handle)
}
