import type { LatLng } from '../geo.ts'

interface Bounds {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Cities that a position can be matched to without a request, with their bounding boxes in degrees (Spec §4). */
const CITIES: readonly { readonly name: string; readonly box: Bounds }[] = [
  { name: 'Hyderabad', box: { south: 17.2, north: 17.65, west: 78.2, east: 78.7 } },
  { name: 'Bangalore', box: { south: 12.8, north: 13.15, west: 77.4, east: 77.8 } },
  { name: 'Mumbai', box: { south: 18.88, north: 19.3, west: 72.75, east: 73.05 } },
  { name: 'Delhi', box: { south: 28.4, north: 28.9, west: 76.85, east: 77.35 } },
]

/** The city whose bounding box contains a point, when no geocoder could name it (Spec §4 Location detection). */
export function guessCity({ lat, lng }: LatLng): string | undefined {
  return CITIES.find(({ box }) => lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east)
    ?.name
}

/** Coordinates as a coarse label: rounded to about a kilometre, so that no address is revealed. */
export function coarse({ lat, lng }: LatLng): { readonly lat: string; readonly lng: string } {
  return { lat: lat.toFixed(2), lng: lng.toFixed(2) }
}
