import { distanceM, EARTH_RADIUS_M, type LatLng } from '../geo.ts'

/** How near and how far a vendor delivers, in metres, as in the database. */
export const DELIVERY_RADIUS_M = { least: 500, most: 15_000 } as const
/** The most corners of a drawn area, as in the database. */
export const MOST_CORNERS = 60
/** The fewest corners of an area. */
export const LEAST_CORNERS = 3

const DEGREE = Math.PI / 180

/** A point some metres from another one, in a direction in degrees clockwise from north. */
export function pointAway(from: LatLng, metres: number, degrees: number): LatLng {
  const angle = metres / EARTH_RADIUS_M
  const bearing = degrees * DEGREE
  const lat = from.lat + (angle * Math.cos(bearing)) / DEGREE
  return { lat, lng: from.lng + (angle * Math.sin(bearing)) / DEGREE / Math.cos(from.lat * DEGREE) }
}

/** A ring of corners around a point: a circle when there are many of them. */
export function ringAround(centre: LatLng, metres: number, corners: number): readonly LatLng[] {
  return Array.from({ length: corners }, (_, n) => pointAway(centre, metres, (n * 360) / corners))
}

/** The metres from a point to the farthest corner. */
export function reachOf(centre: LatLng, corners: readonly LatLng[]): number {
  return Math.ceil(Math.max(0, ...corners.map((corner) => distanceM(centre, corner))))
}

function turn(a: LatLng, b: LatLng, c: LatLng): number {
  return Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng))
}

function cross(a: LatLng, b: LatLng, c: LatLng, d: LatLng): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

/** Whether two sides of a drawn area cross. */
export function sidesCross(corners: readonly LatLng[]): boolean {
  const sides = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const)
  return sides.some(([a, b], one) =>
    sides.some(([c, d], other) => {
      const areNeighbours = other <= one + 1 || (one === 0 && other === sides.length - 1)
      return !areNeighbours && cross(a, b, c, d)
    }),
  )
}

/** Whether a point lies inside a drawn area. */
export function isInside(corners: readonly LatLng[], { lat, lng }: LatLng): boolean {
  return corners.reduce((inside, a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a
    const crosses =
      a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng
    return crosses ? !inside : inside
  }, false)
}

/** Puts a new corner into the side of an area that is nearest to it. */
export function withCorner(corners: readonly LatLng[], corner: LatLng): readonly LatLng[] {
  if (corners.length < LEAST_CORNERS) return [...corners, corner]
  const detours = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    return distanceM(from, corner) + distanceM(corner, to) - distanceM(from, to)
  })
  const nearest = detours.indexOf(Math.min(...detours))
  return corners.toSpliced(nearest + 1, 0, corner)
}

/** What is wrong with a drawn area, as the code of the database's refusal; undefined when it can be saved. */
export function areaProblem(
  centre: LatLng,
  corners: readonly LatLng[],
): 'area_invalid' | 'area_too_large' | 'area_without_vendor' | undefined {
  if (corners.length < LEAST_CORNERS || corners.length > MOST_CORNERS || sidesCross(corners))
    return 'area_invalid'
  if (reachOf(centre, corners) > DELIVERY_RADIUS_M.most) return 'area_too_large'
  return isInside(corners, centre) ? undefined : 'area_without_vendor'
}
