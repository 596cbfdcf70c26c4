import type { LatLng } from '@angadi/domain/geo.ts'
import type { GeocodedAddress } from '@angadi/domain/location/address.ts'
import { readBigDataCloud, readNominatim } from '@angadi/domain/location/geocoder-answers.ts'
import { askJson } from './ask-json.ts'

function urlWith(base: string, params: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

/** Calls the two public geocoders one after the other, 3 s each (Spec §7 Reverse geocoding). */
export async function askPublicGeocoders({ lat, lng }: LatLng): Promise<GeocodedAddress | undefined> {
  const [north, east] = [String(lat), String(lng)]
  const first = urlWith('https://nominatim.openstreetmap.org/reverse', {
    lat: north,
    lon: east,
    format: 'json',
    zoom: '16',
    'accept-language': 'en',
  })
  const second = urlWith('https://api.bigdatacloud.net/data/reverse-geocode-client', {
    latitude: north,
    longitude: east,
    localityLanguage: 'en',
  })
  return (await askJson(first, readNominatim)) ?? (await askJson(second, readBigDataCloud))
}
