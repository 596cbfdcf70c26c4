/** Where a map shows the way to a place. */
export function directionsTo({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}
