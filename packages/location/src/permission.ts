import type { LocationPermission } from '@angadi/domain/location/button-step.ts'
import { useEffect, useState } from 'react'

/** What the browser may tell about the position, now; a browser that cannot say has not been asked yet. */
export async function locationPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' })
  } catch {
    return undefined
  }
}

/** The same, followed while it changes (Spec §4 Live tracking: permission state). Asks nobody for anything. */
export function useLocationPermission(): LocationPermission {
  const [permission, setPermission] = useState<LocationPermission>('prompt')
  useEffect(() => {
    const gone = new AbortController()
    void locationPermission().then((status) => {
      if (!status || gone.signal.aborted) return
      setPermission(status.state)
      status.addEventListener('change', () => setPermission(status.state), { signal: gone.signal })
    })
    return () => gone.abort()
  }, [])
  return permission
}
