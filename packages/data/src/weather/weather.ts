import type { LatLng } from '@angadi/domain/geo.ts'
import { estimatedWeather, WEATHER_ICONS, type Weather } from '@angadi/domain/weather.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invokeFunction } from '../client/invoke-function.ts'

const told = z.object({ temperature: z.number(), icon: z.enum(WEATHER_ICONS) })

/** How long weather data stays fresh, in milliseconds. */
const FRESH_MS = 15 * 60_000

/** Weather is per town, not per address: nearby locations share an answer. */
const DECIMALS = 1

/** The weather at a location, or the estimate when it cannot be fetched; a failure is ignored (Spec §7 get-weather). */
export function useWeather({ lat, lng }: LatLng) {
  const near = { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) }
  return useQuery({
    queryKey: ['weather', near],
    staleTime: FRESH_MS,
    queryFn: async (): Promise<Weather> => {
      try {
        return { ...(await invokeFunction('get-weather', near, told)), isEstimate: false }
      } catch {
        return estimatedWeather(new Date().getHours())
      }
    },
  })
}
