// The way along two to ten points, {points: [{lat, lng}]}, by a routing service that speaks as OSRM (OSRM_URL) or
// Valhalla (VALHALLA_URL): {metres, seconds, polyline, source}. 204 where none is named or it knows no way: the database
// has a rule of its own (route_between). What is answered is kept there, so that prices and arrivals count with it.
import { callDatabase } from '../_shared/call-database.ts'
import { json, nothing, refusal, serveJson } from '../_shared/cors.ts'
import { type Place, placeIn } from '../_shared/place.ts'
import { outsidePace } from '../_shared/sender.ts'
import { getJson, UpstreamError, valueAt } from '../_shared/upstream.ts'
import { osrmPath, readOsrm, readValhalla, type ServiceRoute, valhallaQuestion } from './route-answers.ts'

const MOST_POINTS = 10

const isInPace = outsidePace(600)

function pointsIn(body: unknown): readonly Place[] | undefined {
  const given = valueAt(body, 'points')
  if (!Array.isArray(given) || given.length < 2 || given.length > MOST_POINTS) return undefined
  const places = given.map((one: unknown) => placeIn(one))
  return places.every((place) => place !== undefined) ? places : undefined
}

async function askServices(
  points: readonly Place[],
): Promise<(ServiceRoute & { readonly source: 'osrm' | 'valhalla' }) | undefined> {
  const osrm = Deno.env.get('OSRM_URL')
  if (osrm) {
    const url = new URL(`${osrm.replace(/\/$/, '')}/route/v1/driving/${osrmPath(points)}`)
    url.searchParams.set('overview', 'full')
    url.searchParams.set('geometries', 'polyline6')
    const way = readOsrm(await getJson(url))
    if (way) return { ...way, source: 'osrm' }
  }
  const valhalla = Deno.env.get('VALHALLA_URL')
  if (!valhalla) return undefined
  const url = new URL(`${valhalla.replace(/\/$/, '')}/route`)
  url.searchParams.set('json', JSON.stringify(valhallaQuestion(points)))
  const way = readValhalla(await getJson(url))
  return way && { ...way, source: 'valhalla' }
}

serveJson(async (body, request) => {
  const points = pointsIn(body)
  if (!points) return refusal(400, 'place_invalid', 'points must be two to ten places {lat, lng} in degrees.')
  if (!isInPace(request)) return nothing()
  try {
    const way = await askServices(points)
    // What cannot be right is not kept, and not told either.
    if (!way || (await callDatabase('keep_route', { points, ...way })) !== true) return nothing()
    return json(way, 200, { 'cache-control': 'private, max-age=600' })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    console.error(error.message)
    return nothing()
  }
})
