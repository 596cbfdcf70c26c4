/** A point on the map, in degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

function degrees(value: unknown, limit: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit ? value : undefined
}

/**
 * Reads {lat, lng} from a request's body.
 *
 * @param fallback used when the body names no place at all
 * @returns undefined when what it names is no place
 */
export function placeIn(body: unknown, fallback?: Place): Place | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const given = { lat: undefined, lng: undefined, ...body }
  if (given.lat === undefined && given.lng === undefined) return fallback
  const [lat, lng] = [degrees(given.lat, 90), degrees(given.lng, 180)]
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}
