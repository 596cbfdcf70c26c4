import type { LatLng } from '@angadi/domain/geo.ts'

/** The way to a place in Google Maps: its app where there is one, else its website. */
export function googleMapsLink({ lat, lng }: LatLng): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`
}

/**
 * A place for whichever map app the phone has (RFC 5870); only Android answers such links in the browser.
 *
 * @param name what stands beside the pin
 */
export function geoLink({ lat, lng }: LatLng, name: string): string {
  return `geo:${lat},${lng}?q=${encodeURIComponent(`${lat},${lng}(${name})`)}`
}

/** Whether this device answers `geo:` links. */
export function answersGeoLinks(): boolean {
  return /Android/.test(navigator.userAgent)
}
