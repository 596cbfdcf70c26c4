import { useEffect } from 'react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { usePositionReports } from './use-position-reports.ts'

/** What the device does during the shift, on every screen: it stays awake and tells where it is. Shows nothing. */
export function OnDuty() {
  const attempt = useOwnPosition((state) => state.attempt)
  useWakeLock()
  usePermissionHealing()
  // A watch that was refused never speaks again: a new attempt begins a new one.
  return <PositionReports key={attempt} />
}

function PositionReports() {
  usePositionReports()
  return null
}

/** Keeps the screen awake during the shift: a phone that sleeps neither rings for jobs nor tells where it is. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keepAwake = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low: the shift goes on all the same.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await granted?.release()
      else lock = granted
    }
    void keepAwake()
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keepAwake)
      void lock?.release()
    }
  }, [])
}

/** Asks the device for its position again as soon as somebody has allowed it in the settings of the browser. */
function usePermissionHealing(): void {
  useEffect(() => {
    let status: PermissionStatus | undefined
    let isOver = false
    const heal = () => {
      if (status?.state === 'granted') useOwnPosition.getState().retry()
    }
    const follow = async () => {
      // Some browsers do not tell about this permission; there the button does it.
      const found = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
      if (isOver) return
      status = found
      status?.addEventListener('change', heal)
    }
    void follow()
    return () => {
      isOver = true
      status?.removeEventListener('change', heal)
    }
  }, [])
}
