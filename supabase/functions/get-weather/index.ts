// Spec §7 get-weather: body {lat, lng}, by default Mumbai; answers {temperature, condition, icon}, or 204 when it is
// unavailable: the failure is ignored.
import { json, nothing, refusal, serveJson } from '../_shared/cors.ts'
import { type Place, placeIn } from '../_shared/place.ts'
import { outsidePace } from '../_shared/sender.ts'
import { getJson, UpstreamError, valueAt } from '../_shared/upstream.ts'
import { skyOf } from './weather-codes.ts'

const MUMBAI: Place = { lat: 19.076, lng: 72.8777 }

const isInPace = outsidePace(600)

function forecastUrl({ lat, lng }: Place): URL {
  const url = new URL(Deno.env.get('WEATHER_URL') ?? 'https://api.open-meteo.com/v1/forecast')
  url.searchParams.set('latitude', String(lat))
  url.searchParams.set('longitude', String(lng))
  url.searchParams.set('current', 'temperature_2m,weather_code,is_day')
  return url
}

serveJson(async (body, request) => {
  const place = placeIn(body, MUMBAI)
  if (!place) return refusal(400, 'place_invalid', 'lat and lng must be degrees.')
  if (!isInPace(request)) return nothing()
  try {
    const forecast = await getJson(forecastUrl(place))
    const temperature = valueAt(forecast, 'current', 'temperature_2m')
    const code = valueAt(forecast, 'current', 'weather_code')
    if (typeof temperature !== 'number' || typeof code !== 'number')
      throw new UpstreamError('the forecast has no current weather')
    const sky = skyOf(code, valueAt(forecast, 'current', 'is_day') !== 0)
    return json({ temperature: Math.round(temperature), ...sky }, 200, {
      'cache-control': 'public, max-age=600',
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    console.error(error.message)
    return nothing()
  }
})
