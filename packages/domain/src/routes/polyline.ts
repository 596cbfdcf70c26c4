import type { LatLng } from '../geo.ts'

/** A line whose points are not on Earth: most often one that was encoded with another precision. */
export class PolylineError extends Error {}

/** Decimals of an encoded line; routes are kept with six. */
const PRECISION = 6

/**
 * Reads an encoded line (the public polyline format, latitude first).
 *
 * @param precision decimals that it was encoded with: 6 for routes here, Valhalla and OSRM when asked; 5 elsewhere
 * @throws PolylineError where a point is not on Earth or the text ends early; a wrong precision is refused, not drawn
 */
export function decodePolyline(encoded: string, precision = PRECISION): readonly LatLng[] {
  const points: LatLng[] = []
  const scale = 10 ** precision
  let at = 0
  let lat = 0
  let lng = 0
  const step = () => {
    let value = 0
    let shift = 0
    for (;;) {
      const code = encoded.charCodeAt(at) - 63
      at += 1
      if (Number.isNaN(code) || code < 0 || code > 63 || shift > 30)
        throw new PolylineError('The line cannot be read')
      value += (code % 32) * 2 ** shift
      shift += 5
      if (code < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    }
  }
  while (at < encoded.length) {
    lat += step()
    lng += step()
    const point = { lat: lat / scale, lng: lng / scale }
    if (Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180)
      throw new PolylineError('The line leaves the Earth: it has another precision')
    points.push(point)
  }
  return points
}

/** Encodes a line; a repeated point stays. @param precision decimals */
export function encodePolyline(points: readonly LatLng[], precision = PRECISION): string {
  const scale = 10 ** precision
  let text = ''
  let last = { lat: 0, lng: 0 }
  const add = (value: number) => {
    let left = value < 0 ? -value * 2 - 1 : value * 2
    while (left >= 32) {
      text += String.fromCharCode((left % 32) + 32 + 63)
      left = Math.floor(left / 32)
    }
    text += String.fromCharCode(left + 63)
  }
  for (const { lat, lng } of points) {
    const now = { lat: Math.round(lat * scale), lng: Math.round(lng * scale) }
    add(now.lat - last.lat)
    add(now.lng - last.lng)
    last = now
  }
  return text
}
