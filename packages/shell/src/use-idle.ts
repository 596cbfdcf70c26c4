import { useEffect, useState } from 'react'

/** The longest that something wanted soon waits for a quiet moment. */
const PATIENCE_MS = 2_000

/** False while the first screen is being shown, true from the first quiet moment on. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const done = () => setIdle(true)
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(done, { timeout: PATIENCE_MS })
      return () => cancelIdleCallback(handle)
    }
    const handle = setTimeout(done, PATIENCE_MS)
    return () => clearTimeout(handle)
  }, [])
  return isIdle
}
