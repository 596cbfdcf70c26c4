import type { LatLng } from '@angadi/domain/geo.ts'
import type { GeocodedAddress } from '@angadi/domain/location/address.ts'
import { afterFailure, CLOSED, isOpen } from '@angadi/domain/location/breaker.ts'
import { coarse, guessCity } from '@angadi/domain/location/guess.ts'
import { AddressCache } from './address-cache.ts'
import { SERVICE_MS, withLimit } from './ask-json.ts'
import { askPublicGeocoders } from './public-geocoders.ts'
import { keepBreaker, storedBreaker } from './stored-breaker.ts'
import { townNear } from './towns.ts'

/** Our own server (function geocode-location). */
export interface Geocoder {
  /** The address of a point; undefined when there is none. Rejects when the server fails. */
  readonly addressAt: (point: LatLng) => Promise<GeocodedAddress | undefined>
  /** Whether the latest requests reached the server: `navigator.onLine` may say otherwise. */
  readonly isOnline: () => boolean
}

/** The result of naming a point. */
export type Naming =
  /** Geocoders named it. */
  | { readonly kind: 'address'; readonly address: GeocodedAddress }
  /** No geocoder was called: offline, or too many failures. */
  | { readonly kind: 'near'; readonly lat: string; readonly lng: string }
  /** No geocoder had an address; the town or city is known. */
  | { readonly kind: 'guess'; readonly shortName: string; readonly city: string }
  /** No geocoder had an address, and the town is unknown. */
  | { readonly kind: 'unknown'; readonly lat: string; readonly lng: string }

const cache = new AddressCache()

/**
 * Names a point: our server, then the public geocoders, 3 s each; a guess when all fail. After five failures no
 * geocoder is called for two minutes, and none while offline (Spec §4 Location detection). Never throws.
 */
export async function findAddress(point: LatLng, geocoder: Geocoder, now = Date.now): Promise<Naming> {
  const known = cache.get(point, now())
  if (known) return { kind: 'address', address: known }
  const breaker = storedBreaker()
  if (!geocoder.isOnline() || isOpen(breaker, now())) return { kind: 'near', ...coarse(point) }
  const address = (await askInTime(point, geocoder)) ?? (await askPublicGeocoders(point))
  if (address) {
    keepBreaker(CLOSED)
    cache.set(point, address, now())
    return { kind: 'address', address }
  }
  keepBreaker(afterFailure(breaker, now()))
  return guess(point)
}

async function askInTime(point: LatLng, geocoder: Geocoder): Promise<GeocodedAddress | undefined> {
  try {
    return await withLimit(SERVICE_MS, undefined, () => geocoder.addressAt(point))
  } catch {
    return undefined
  }
}

function guess(point: LatLng): Naming {
  const town = townNear(point)
  const city = guessCity(point) ?? town?.city
  if (city) return { kind: 'guess', shortName: town?.name ?? city, city }
  return { kind: 'unknown', ...coarse(point) }
}
