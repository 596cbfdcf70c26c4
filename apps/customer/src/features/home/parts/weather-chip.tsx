import type { WeatherIcon } from '@angadi/domain/weather.ts'
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react'

const icons = {
  sun: Sun,
  moon: Moon,
  'cloud-sun': CloudSun,
  'cloud-moon': CloudMoon,
  cloud: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  storm: CloudLightning,
} as const satisfies Record<WeatherIcon, LucideIcon>

export interface WeatherChipProps {
  readonly icon: WeatherIcon
  /** Such as "28°C". */
  readonly degrees: string
  /** Such as "Clear". */
  readonly condition: string
  /** The complete text for assistive technology, which also says when it is an estimate. */
  readonly spoken: string
}

/** The current weather, beside the greeting (Spec §1 Home screen). */
export function WeatherChip({ icon, degrees, condition, spoken }: WeatherChipProps) {
  const Icon = icons[icon]
  return (
    <p className="inline-flex shrink-0 items-center gap-1.5 rounded-full bg-surface-sunken px-3 py-1 text-sm font-medium">
      <span className="sr-only">{spoken}</span>
      <span aria-hidden className="inline-flex items-center gap-1.5">
        <Icon className="size-4.5 text-accent-ink" />
        <span className="tabular-nums">{degrees}</span>
        <span className="text-ink-muted max-sm:hidden">{condition}</span>
      </span>
    </p>
  )
}
