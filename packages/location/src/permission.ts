import type { LocationPermission } from '@angadi/domain/location/button-step.ts'
import { useEffect, useState } from 'react'

/**
 * The current permission for the position; undefined where the browser cannot report it, which counts as not asked yet.
 */
export async function locationPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' })
  } catch {
    return undefined
  }
}

/** The same, updated when it changes (Spec §4 Live tracking: permission state). Never shows a prompt. */
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
