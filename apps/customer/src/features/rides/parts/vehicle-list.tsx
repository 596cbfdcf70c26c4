import type { RideOption } from '@angadi/data/rides/ride-options.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'
import { minutesOf, useRideWords } from '../use-ride-words.ts'
import { FareParts } from './fare-parts.tsx'
import { VehicleIcon } from './vehicle-icon.tsx'

export interface VehicleListProps {
  readonly options: readonly RideOption[]
  readonly value: string | undefined
  readonly onChange: (vehicle: string) => void
}

/** The vehicles of a way with seats, minutes to the pick-up and range of fare; the parts of the chosen one below it. */
export function VehicleList({ options, value, onChange }: VehicleListProps) {
  const { t } = useTranslation('rides')
  const words = useRideWords()
  return (
    <ChoiceCards
      label={t('vehicles.choose')}
      hideLabel
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.vehicle,
        icon: <VehicleIcon vehicle={option.vehicle} />,
        // In one line with the name where there is room for both, and below it in large letters.
        title: (
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>{words.vehicle(option.vehicle)}</span>
            <span className="tabular-nums">{words.range(option)}</span>
          </span>
        ),
        note: <VehicleNote option={option} />,
        below: option.vehicle === value ? <FareParts option={option} /> : undefined,
      }))}
    />
  )
}

/** Seats, minutes to the pick-up, and what makes the fare higher than usual. */
export function VehicleNote({ option }: { readonly option: RideOption }) {
  const { t } = useTranslation('rides')
  const words = useRideWords()
  const { seats, pickup_seconds: seconds, available, surge_bp: surge, night } = option
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {t('vehicles.seats', { count: seats })} ·{' '}
        {available && seconds !== null
          ? t('vehicles.near', { minutes: minutesOf(seconds) })
          : t('vehicles.nobody')}
      </span>
      {surge === 10_000 ? null : <Badge tone="warning">{words.surge(surge)}</Badge>}
      {night ? <Badge>{t('vehicles.night')}</Badge> : null}
    </span>
  )
}
