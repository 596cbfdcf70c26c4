// Places by their name, for where a ride begins and ends: body {text, lat?, lng?}, the point being what is meant to be
// near; answers {places: [{label, lat, lng}]}, or 204 when the service cannot be asked.
import { json, nothing, refusal, serveJson } from '../_shared/cors.ts'
import { type Place, placeIn } from '../_shared/place.ts'
import { outsidePace } from '../_shared/sender.ts'
import { getJson, textAt, UpstreamError, valueAt } from '../_shared/upstream.ts'

const SHORTEST = 3
const LONGEST = 120
const MOST = 6
/** How far around a point what is found first lies, in degrees. */
const AROUND = 0.5

/** The service lets a product ask once a second, addresses of points included. */
const isInPace = outsidePace(20)

function searchUrl(text: string, near: Place | undefined): URL {
  const url = new URL(Deno.env.get('PLACE_SEARCH_URL') ?? 'https://nominatim.openstreetmap.org/search')
  const params = {
    q: text,
    format: 'json',
    limit: String(MOST),
    countrycodes: 'in',
    addressdetails: '1',
    'accept-language': 'en',
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  if (near) {
    const box = [near.lng - AROUND, near.lat + AROUND, near.lng + AROUND, near.lat - AROUND]
    url.searchParams.set('viewbox', box.join(','))
  }
  return url
}

/** Name, part of the town and town: what a driver reads, without state, pincode and country. */
function labelOf(one: unknown): string {
  const part = (...keys: readonly string[]) =>
    keys.map((key) => textAt(one, 'address', key)).find((name) => name !== undefined)
  const parts = [
    textAt(one, 'name') ?? textAt(one, 'display_name')?.split(',')[0],
    part('suburb', 'neighbourhood', 'quarter', 'city_district', 'road'),
    part('city', 'town', 'village', 'municipality', 'county'),
  ]
  return [...new Set(parts.filter((name) => name !== undefined))].join(', ')
}

function placesIn(answer: unknown) {
  if (!Array.isArray(answer)) return []
  return answer.slice(0, MOST).flatMap((one) => {
    const label = labelOf(one)
    const lat = Number(textAt(one, 'lat') ?? Number.NaN)
    const lng = Number(textAt(one, 'lon') ?? Number.NaN)
    return label !== '' && Number.isFinite(lat) && Number.isFinite(lng)
      ? [{ label: label.slice(0, 200), lat, lng }]
      : []
  })
}

serveJson(async (body, request) => {
  const text = (textAt(body, 'text') ?? '').replaceAll(/\s+/g, ' ')
  if (text.length < SHORTEST || text.length > LONGEST)
    return refusal(400, 'request_invalid', `text has ${SHORTEST} to ${LONGEST} characters.`)
  const isPlaceGiven = valueAt(body, 'lat') !== undefined || valueAt(body, 'lng') !== undefined
  const near = isPlaceGiven ? placeIn(body) : undefined
  if (isPlaceGiven && !near) return refusal(400, 'place_invalid', 'lat and lng must be degrees.')
  if (!isInPace(request)) return nothing()
  try {
    const places = placesIn(await getJson(searchUrl(text, near)))
    return json({ places }, 200, { 'cache-control': 'public, max-age=600' })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    console.error(error.message)
    return nothing()
  }
})
