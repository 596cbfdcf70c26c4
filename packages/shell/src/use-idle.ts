import { useEffect, useState } from 'react'

/** The longest that something wanted soon waits for a quiet moment. */
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

/** False while the first screen is being shown, true from the first quiet moment on. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
