import { useEffect, useState } from 'react'

/** How often the time is looked at. */
const LOOK_MS = 250

/** How long this has been shown, in milliseconds; by the clock that nobody can put forward or back. */
export function useElapsed(): number {
  const [began] = useState(() => performance.now())
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsed(performance.now() - began), LOOK_MS)
    return () => clearInterval(timer)
  }, [began])
  return elapsed
}
