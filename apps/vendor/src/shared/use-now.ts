import { useEffect, useState } from 'react'

/** Ages are told in minutes: a few seconds late is soon enough. */
const TICK_MS = 5000

/**
 * The server's present moment, ticking, in milliseconds since 1970.
 *
 * @param serverOffsetMs the server's clock minus this device's
 */
export function useNow(serverOffsetMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now + serverOffsetMs
}

/** The whole minutes from a moment until now; never below 0. */
export function minutesSince(at: string, now: number): number {
  return Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000))
}
