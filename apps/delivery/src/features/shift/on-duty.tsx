import { useEffect } from 'react'
import { useOwnPosition } from '../../shared/position/own-position.ts'
import { usePositionReports } from './use-position-reports.ts'

/** Keeps the screen awake and reports the position during the shift, on every screen. Renders nothing. */
export function OnDuty() {
  const attempt = useOwnPosition((state) => state.attempt)
  useWakeLock()
  usePermissionHealing()
  // A watch that was refused never reports again: a new attempt starts a new one.
  return <PositionReports key={attempt} />
}

function PositionReports() {
  usePositionReports()
  return null
}

/** Keeps the screen awake during the shift: a sleeping phone neither rings for jobs nor reports its position. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keepAwake = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low; the shift continues.
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

/** Requests the position again as soon as the user allows it in the browser's settings. */
function usePermissionHealing(): void {
  useEffect(() => {
    let status: PermissionStatus | undefined
    let isOver = false
    const heal = () => {
      if (status?.state === 'granted') useOwnPosition.getState().retry()
    }
    const follow = async () => {
      // Some browsers do not report this permission; there the user taps the button.
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
