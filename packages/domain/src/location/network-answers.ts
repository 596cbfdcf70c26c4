import type { LatLng } from '../geo.ts'
import type { AddressParts } from './address.ts'
import { textAt, valueAt } from './json-at.ts'

/** A position found by the IP address. */
export interface NetworkLocation extends LatLng {
  readonly parts: AddressParts
}

function degrees(value: unknown, limit: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= limit ? number : undefined
}

function locationAt(lat: unknown, lng: unknown, parts: AddressParts): NetworkLocation | undefined {
  const [north, east] = [degrees(lat, 90), degrees(lng, 180)]
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east, parts }
}

/**
 * Reads the answer of the first lookup service: latitude, longitude, city, region, country_name (Spec §7 IP
 * geolocation).
 */
export function readIpapi(json: unknown): NetworkLocation | undefined {
  return locationAt(valueAt(json, 'latitude'), valueAt(json, 'longitude'), {
    area: textAt(json, 'city'),
    locality: textAt(json, 'region'),
    administrativeArea: textAt(json, 'country_name'),
  })
}

/** Reads the answer of the second lookup service: loc as "lat,lng", city, region, country (Spec §7 IP geolocation). */
export function readIpinfo(json: unknown): NetworkLocation | undefined {
  const [lat, lng] = (textAt(json, 'loc') ?? '').split(',')
  return locationAt(lat, lng, {
    area: textAt(json, 'city'),
    locality: textAt(json, 'region'),
    administrativeArea: textAt(json, 'country'),
  })
}
