import type { LatLng } from '@angadi/domain/geo.ts'

/** A link to a location in Google Maps: its app where installed, else its website. */
export function googleMapsLink({ lat, lng }: LatLng): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`
}

/**
 * A link to a location for any map app of the phone (RFC 5870); only Android opens such links from the browser.
 *
 * @param name label of the pin
 */
export function geoLink({ lat, lng }: LatLng, name: string): string {
  return `geo:${lat},${lng}?q=${encodeURIComponent(`${lat},${lng}(${name})`)}`
}

/** Whether this device opens `geo:` links. */
export function answersGeoLinks(): boolean {
  return /Android/.test(navigator.userAgent)
}
