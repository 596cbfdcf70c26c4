import { useEffect, useState } from 'react'

/**
 * The whole seconds left until a deadline, updated every second; 0 once it has passed.
 *
 * @param deadline when it ends, by the server's clock
 * @param serverOffsetMs the server's clock minus this device's, in milliseconds: phones' clocks are often wrong
 */
export function useCountdown(deadline: Date | string, serverOffsetMs: number): number {
  const endsAt = new Date(deadline).getTime() - serverOffsetMs
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const running = left > 0

  useEffect(() => {
    setNow(Date.now())
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running])

  return left
}
