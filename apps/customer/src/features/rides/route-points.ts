import type { LatLng } from '@angadi/domain/geo.ts'

/** The points of a way as the server sends them; straight from stop to stop where it knows no route. */
export function routePoints(
  polyline: string | null | undefined,
  stops: readonly LatLng[],
): readonly LatLng[] {
  return polyline ? decode(polyline) : stops
}

/** Reads a polyline with six digits after the point, as OSRM and Valhalla write it. */
function decode(polyline: string): readonly LatLng[] {
  const points: LatLng[] = []
  let lat = 0
  let lng = 0
  let at = 0
  const next = () => {
    let value = 0
    let shift = 0
    let part = 32
    while (part >= 32 && at < polyline.length) {
      part = polyline.charCodeAt(at) - 63
      value += (part % 32) * 2 ** shift
      shift += 5
      at += 1
    }
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
  while (at < polyline.length) {
    lat += next()
    lng += next()
    points.push({ lat: lat / 1e6, lng: lng / 1e6 })
  }
  return points
}
