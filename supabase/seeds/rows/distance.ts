interface Point {
  readonly lat: number
  readonly lng: number
}

/** Straight line in metres, earth radius 6371 km (Spec §9); good to a metre over the few kilometres of a town. */
export function distanceMetres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const width =
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return Math.round(2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(height + width))))
}
