import type { LatLng } from '@angadi/domain/geo.ts'
import { readField } from '@angadi/domain/read-field.ts'

/** Under which name and in which form the delivery location is stored for the next visit (Spec §3 userLocation). */
export const STORED_LOCATION = { name: 'userLocation', version: 1 } as const

/** The point of the stored delivery location, without the code that keeps it; undefined where there is none. */
export function storedPoint(): LatLng | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_LOCATION.name) ?? 'null')
    const location = readField(readField(stored, 'state'), 'location')
    const [lat, lng] = [readField(location, 'lat'), readField(location, 'lng')]
    const isReadable = readField(stored, 'version') === STORED_LOCATION.version
    return isReadable && typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
  } catch {
    return undefined
  }
}
