import type { LatLng } from '@angadi/domain/geo.ts'
import { afterFailure, CLOSED, isOpen } from '@angadi/domain/location/breaker.ts'
import { SERVICE_MS, withLimit } from './ask-json.ts'
import { keepBreaker, storedBreaker } from './stored-breaker.ts'

/** A place that was found by its name. */
export interface NamedPlace extends LatLng {
  readonly label: string
}

/** Our own server (function search-places). */
export interface PlaceFinder {
  /** Places of a name; undefined when nobody could be asked. Rejects when the server fails. */
  readonly placesNamed: (
    text: string,
    near: LatLng | undefined,
    signal: AbortSignal,
  ) => Promise<readonly NamedPlace[] | undefined>
  /** Whether the latest requests reached the server: `navigator.onLine` may say otherwise. */
  readonly isOnline: () => boolean
}

/** What a search for a place came to. */
export type PlaceSearch =
  | { readonly kind: 'found'; readonly places: readonly NamedPlace[] }
  /** There is no network. */
  | { readonly kind: 'offline' }
  /** Nobody could be asked: the service fails, or has failed too often. */
  | { readonly kind: 'failed' }

/**
 * Searches places by their name: only our server is asked, for three seconds, and by the same breaker as addresses of
 * points, so that a service that fails is left alone for two minutes (Spec §4 Location detection). Never throws.
 *
 * @param near what is meant to be near
 */
export async function searchPlaces(
  text: string,
  near: LatLng | undefined,
  finder: PlaceFinder,
  now = Date.now,
): Promise<PlaceSearch> {
  if (!finder.isOnline()) return { kind: 'offline' }
  const breaker = storedBreaker()
  if (isOpen(breaker, now())) return { kind: 'failed' }
  try {
    const places = await withLimit(SERVICE_MS, undefined, (signal) => finder.placesNamed(text, near, signal))
    if (places) {
      keepBreaker(CLOSED)
      return { kind: 'found', places }
    }
  } catch {
    // Told below.
  }
  keepBreaker(afterFailure(breaker, now()))
  return { kind: finder.isOnline() ? 'failed' : 'offline' }
}
