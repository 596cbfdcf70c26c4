import type { RideOption } from '@angadi/data/rides/ride-options.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { minutesOf, useRideWords } from '../use-ride-words.ts'
import { VehicleIcon } from './vehicle-icon.tsx'
import type { VehicleListProps } from './vehicle-list.tsx'

/** All vehicles side by side with every part of their fares (Spec §2 /enhanced-transport). */
export function FareTable({ options, value, onChange }: VehicleListProps) {
  const { t } = useTranslation('rides')
  const { money } = useFormats()
  const words = useRideWords()
  const codes = [...new Set(options.flatMap(({ rows }) => rows.map(({ code }) => code)))]
  const facts: readonly { key: string; label: string; of: (option: RideOption) => string }[] = [
    {
      key: 'near',
      label: t('map.driver'),
      of: ({ available, pickup_seconds: seconds }) =>
        available && seconds !== null
          ? t('vehicles.near', { minutes: minutesOf(seconds) })
          : t('vehicles.nobody'),
    },
    ...codes.map((code) => ({
      key: `row ${code}`,
      label: words.row(code),
      of: ({ rows }: RideOption) => {
        const row = rows.find((one) => one.code === code)
        return row ? money(row.amount_paise) : '–'
      },
    })),
    { key: 'range', label: t('fare.expected'), of: (option) => words.range(option) },
    { key: 'surge', label: t('fare.row.surge'), of: ({ surge_bp: surge }) => words.surge(surge) },
  ]
  return (
    <section aria-label={t('views.table')} className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('views.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-3 text-left text-ink-muted">
              {t('views.part')}
            </th>
            {options.map(({ vehicle, seats }) => (
              <th key={vehicle} scope="col" className="p-2 text-left align-top">
                <label className="flex min-h-touch items-center gap-2 rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus">
                  <input
                    type="radio"
                    name="ride-vehicle"
                    checked={vehicle === value}
                    onChange={() => onChange(vehicle)}
                    aria-label={t('views.choose', { vehicle: words.vehicle(vehicle) })}
                    className="size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface-raised checked:border-[0.4375rem] checked:border-action"
                  />
                  <span className="[&_svg]:size-6">
                    <VehicleIcon vehicle={vehicle} />
                  </span>
                  <span className="flex flex-col">
                    <span className="font-semibold">{words.vehicle(vehicle)}</span>
                    <span className="font-normal whitespace-nowrap text-ink-muted">
                      {t('vehicles.seats', { count: seats })}
                    </span>
                  </span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ key, label, of }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="p-3 text-left font-medium">
                {label}
              </th>
              {options.map((option) => (
                <td key={option.vehicle} className="p-3 whitespace-nowrap tabular-nums">
                  {of(option)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <th scope="row" className="p-3 text-left font-medium">
              {t('fare.title')}
            </th>
            {options.map(({ vehicle, cap_paise: cap }) => (
              <td key={vehicle} className="p-3">
                {t('fare.cap', { amount: money(cap) })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
