import { fieldOf } from '@angadi/domain/field-of.ts'
import type { LatLng } from '@angadi/domain/geo.ts'

/** Under which name and in which form the delivery location is stored for the next visit (Spec §3 userLocation). */
export const STORED_LOCATION = { name: 'userLocation', version: 1 } as const

/** The point of the stored delivery location, without the code that keeps it; undefined where there is none. */
export function storedPoint(): LatLng | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_LOCATION.name) ?? 'null')
    const location = fieldOf(fieldOf(stored, 'state'), 'location')
    const [lat, lng] = [fieldOf(location, 'lat'), fieldOf(location, 'lng')]
    const isReadable = fieldOf(stored, 'version') === STORED_LOCATION.version
    return isReadable && typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
  } catch {
    return undefined
  }
}
