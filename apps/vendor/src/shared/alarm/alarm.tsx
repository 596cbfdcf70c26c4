import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { useEffect } from 'react'
import { startAlarm, wakeSoundOnTouch } from './sound-store.ts'

export interface AlarmProps {
  /** When the last waiting order expires, by the server's clock. */
  readonly until: string
  readonly serverOffsetMs: number
}

/** Plays the alarm while mounted, until every order has been answered or has expired. */
export function Alarm({ until, serverOffsetMs }: AlarmProps) {
  const isWaiting = useCountdown(until, serverOffsetMs) > 0
  useEffect(() => {
    startAlarm(isWaiting)
    return () => startAlarm(false)
  }, [isWaiting])
  return null
}

/** After a reload, unlocks the sound on the first touch if it was on before. */
export function useWakingSound(): void {
  useEffect(wakeSoundOnTouch, [])
}
