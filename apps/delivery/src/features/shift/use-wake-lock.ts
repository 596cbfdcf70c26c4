import { useEffect } from 'react'

/** Keeps the screen awake during the shift: a phone that sleeps neither rings for jobs nor tells where it is. */
export function useWakeLock(): void {
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
