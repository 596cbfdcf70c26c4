import { useEffect, useState } from 'react'

/** Ages and arrival times are shown in minutes: a delay of a few seconds is fine. */
const TICK_MS = 5000

/**
 * The server's current time, ticking, in milliseconds since 1970.
 *
 * @param serverOffsetMs the server's clock minus this device's
 * @param receivedAt when the shown answer came, by this device's clock: the result is never before it
 */
export function useServerNow(serverOffsetMs: number, receivedAt = 0): number {
  const [deviceNow, setDeviceNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(deviceNow, receivedAt) + serverOffsetMs
}
