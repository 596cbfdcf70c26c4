/** A point on the earth in degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** The earth's radius in metres (Spec §9 Timing). */
export const EARTH_RADIUS_M = 6_371_000

/** How far a tracked position must move before it counts as moved, in degrees (Spec §9 Layout). */
export const WATCH_THRESHOLD_DEGREES = 0.0001

/** The great-circle distance between two points in metres. */
export function distanceM(from: LatLng, to: LatLng): number {
  const latStep = radians(to.lat - from.lat)
  const lngStep = radians(to.lng - from.lng)
  const chord =
    Math.sin(latStep / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lngStep / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Decimals in which two positions are compared: a centimetre, where floating point is not exact. */
const MOVE_DECIMALS = 7

/**
 * Whether a position differs enough from the last reported one to be reported (Spec §4 Live tracking), compared in
 * decimals: 17.6815 − 17.6814 is less than 0.0001 in floating point.
 */
export function hasMoved(from: LatLng, to: LatLng): boolean {
  const scale = 10 ** MOVE_DECIMALS
  const least = Math.round(WATCH_THRESHOLD_DEGREES * scale)
  const step = (a: number, b: number) => Math.abs(Math.round(a * scale) - Math.round(b * scale))
  return step(to.lat, from.lat) >= least || step(to.lng, from.lng) >= least
}

/** The map's page with the way to a place. */
export function directionsTo({ lat, lng }: LatLng): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}
