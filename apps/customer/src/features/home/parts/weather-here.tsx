import { useWeather } from '@angadi/data/weather/weather.ts'
import type { WeatherIcon } from '@angadi/domain/weather.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { WeatherChip } from './weather-chip.tsx'

const CONDITIONS = {
  sun: 'clear',
  moon: 'clear',
  'cloud-sun': 'partlyCloudy',
  'cloud-moon': 'partlyCloudy',
  cloud: 'cloudy',
  fog: 'fog',
  drizzle: 'drizzle',
  rain: 'rain',
  snow: 'snow',
  storm: 'storm',
} as const satisfies Record<WeatherIcon, keyof Resources['header']['weather']>

/** The weather at the chosen location; assistive technology is told when it is an estimate (Decisions, Weather). */
export default function WeatherHere({ location }: { readonly location: DeliveryLocation }) {
  const { t } = useTranslation('header')
  const { number } = useFormats()
  const { data: weather } = useWeather(location)
  if (!weather) return null
  const degrees = number(weather.temperature)
  const condition = t(`weather.${CONDITIONS[weather.icon]}`)
  return (
    <WeatherChip
      icon={weather.icon}
      degrees={t('weather.degrees', { degrees })}
      condition={condition}
      spoken={t(weather.isEstimate ? 'weather.estimate' : 'weather.spoken', { degrees, condition })}
    />
  )
}
