/** The icons that `get-weather` returns. */
export const WEATHER_ICONS = [
  'sun',
  'moon',
  'cloud-sun',
  'cloud-moon',
  'cloud',
  'fog',
  'drizzle',
  'rain',
  'snow',
  'storm',
] as const
export type WeatherIcon = (typeof WEATHER_ICONS)[number]

/** The weather somewhere now, in whole degrees Celsius. */
export interface Weather {
  readonly temperature: number
  readonly icon: WeatherIcon
  /** Not measured: the fixed 28 °C with the usual condition at that hour. */
  readonly isEstimate: boolean
}

/** What is shown when the weather cannot be fetched (Decisions, Weather). */
const ESTIMATED_DEGREES = 28

/**
 * The weather when it cannot be fetched: 28 °C, and the usual condition at that hour (Decisions, Weather).
 *
 * @param hour local hour, 0 to 23
 */
export function estimatedWeather(hour: number): Weather {
  return { temperature: ESTIMATED_DEGREES, icon: usualSkyAt(hour), isEstimate: true }
}

function usualSkyAt(hour: number): WeatherIcon {
  if (hour < 6 || hour >= 19) return 'moon'
  if (hour < 12) return 'sun'
  if (hour < 16) return 'cloud-sun'
  return 'cloud'
}
