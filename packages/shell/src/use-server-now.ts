import { useEffect, useState } from 'react'

/** Ages and arrivals are told in minutes: a few seconds late is soon enough. */
const TICK_MS = 5000

/**
 * The server's present moment, ticking, in milliseconds since 1970.
 *
 * @param serverOffsetMs the server's clock minus this device's
 * @param receivedAt when the answer came that is looked at, by this device's clock: it is never that early again
 */
export function useServerNow(serverOffsetMs: number, receivedAt = 0): number {
  const [deviceNow, setDeviceNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(deviceNow, receivedAt) + serverOffsetMs
}
