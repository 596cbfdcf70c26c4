import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { useEffect } from 'react'
import { startAlarm, wakeSoundOnTouch } from './sound-store.ts'

export interface AlarmProps {
  /** When the last of the waiting orders is given up, by the server's clock. */
  readonly until: string
  readonly serverOffsetMs: number
}

/** Rings from when it is shown until every order has its answer or its time is over. */
export function Alarm({ until, serverOffsetMs }: AlarmProps) {
  const isWaiting = useCountdown(until, serverOffsetMs) > 0
  useEffect(() => {
    startAlarm(isWaiting)
    return () => startAlarm(false)
  }, [isWaiting])
  return null
}

/** Brings a sound that was switched on before back to life at the first touch. */
export function useWakingSound(): void {
  useEffect(wakeSoundOnTouch, [])
}
