import { useEffect, useState } from 'react'

/** How often figures in minutes are looked at again. */
const TICK_MS = 5_000

/**
 * The server's present time, ticking: the clocks of phones are often wrong.
 *
 * @param serverNow the time that came with an answer of the server
 * @param receivedAt when that answer came, by this device's clock in milliseconds
 */
export function useServerNow(serverNow: string, receivedAt: number): { now: Date; offsetMs: number } {
  const [deviceNow, setDeviceNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const offsetMs = new Date(serverNow).getTime() - receivedAt
  return { now: new Date(Math.max(deviceNow, receivedAt) + offsetMs), offsetMs }
}
