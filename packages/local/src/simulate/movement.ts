import { distanceM, type LatLng } from '@angadi/domain/geo.ts'

/** How somebody gets along the roads of a town. */
export interface Roads {
  /** How much longer roads are than the straight line. */
  readonly factor: number
  readonly kmh: number
}

/** A way from one place to another, with the moments of its ends in seconds. */
export interface Way {
  readonly from: LatLng
  readonly to: LatLng
  readonly startsAt: number
  readonly endsAt: number
}

/** How long a way takes by the road factor and the speed, in seconds. */
export function secondsBetween(from: LatLng, to: LatLng, { factor, kmh }: Roads): number {
  return (distanceM(from, to) * factor) / (kmh / 3.6)
}

/** The way that begins at a moment. */
export function setOut(from: LatLng, to: LatLng, at: number, roads: Roads): Way {
  return { from, to, startsAt: at, endsAt: at + secondsBetween(from, to, roads) }
}

/** Where somebody is on a way at a moment: at its ends before and after it. */
export function placeOn({ from, to, startsAt, endsAt }: Way, at: number): LatLng {
  const share = endsAt <= startsAt ? 1 : Math.min(1, Math.max(0, (at - startsAt) / (endsAt - startsAt)))
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}
