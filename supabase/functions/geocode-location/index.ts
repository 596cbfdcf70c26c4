// Spec §7 geocode-location: body {lat, lng}; answers {success, results: [{address_components, formatted_address}]}, or
// 204 when no geocoder had an address: for the caller a convenience that failed, not an error.
import { json, nothing, refusal, serveJson } from '../_shared/cors.ts'
import { type Place, placeIn } from '../_shared/place.ts'
import { outsidePace } from '../_shared/sender.ts'
import { getJson, UpstreamError } from '../_shared/upstream.ts'
import { type Address, fromBigDataCloud, fromNominatim } from './address.ts'

/** Nominatim lets a product ask once a second; the second service is asked instead where that is used up. */
const isInPaceOfFirst = outsidePace(60)
const isInPace = outsidePace(600)

function nominatimUrl({ lat, lng }: Place): URL {
  const url = new URL(Deno.env.get('GEOCODER_URL') ?? 'https://nominatim.openstreetmap.org/reverse')
  const params = { lat: String(lat), lon: String(lng), format: 'json', zoom: '16', 'accept-language': 'en' }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

function bigDataCloudUrl({ lat, lng }: Place): URL {
  const address = 'https://api.bigdatacloud.net/data/reverse-geocode-client'
  const url = new URL(Deno.env.get('GEOCODER_FALLBACK_URL') ?? address)
  const params = { latitude: String(lat), longitude: String(lng), localityLanguage: 'en' }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

async function ask(url: URL, read: (json: unknown) => Address | undefined): Promise<Address | undefined> {
  try {
    return read(await getJson(url))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    console.error(error.message)
    return undefined
  }
}

serveJson(async (body, request) => {
  const place = placeIn(body)
  if (!place) return refusal(400, 'place_invalid', 'lat and lng must be degrees.')
  if (!isInPace(request)) return nothing()
  const first = isInPaceOfFirst(request) ? await ask(nominatimUrl(place), fromNominatim) : undefined
  const address = first ?? (await ask(bigDataCloudUrl(place), fromBigDataCloud))
  if (!address) return nothing()
  return json({ success: true, results: [address] }, 200, { 'cache-control': 'public, max-age=120' })
})
