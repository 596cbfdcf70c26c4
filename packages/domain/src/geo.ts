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

/** Whether a position differs enough from the last one to be reported (Spec §4 Location detection). */
export function hasMoved(from: LatLng, to: LatLng): boolean {
  return (
    Math.abs(to.lat - from.lat) >= WATCH_THRESHOLD_DEGREES ||
    Math.abs(to.lng - from.lng) >= WATCH_THRESHOLD_DEGREES
  )
}

/** The map's page with the way to a place. */
export function directionsTo({ lat, lng }: LatLng): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}
