import { useEffect } from 'react'
import { useOwnPosition } from './own-position.ts'

/** Asks the device for its position again as soon as somebody has allowed it in the settings of the browser. */
export function usePermissionHealing(): void {
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
