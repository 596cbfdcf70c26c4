import type { FareRow, RideOption } from '@angadi/data/rides/ride-options.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { minutesOf, useRideWords } from '../use-ride-words.ts'

/** What a fare is made of, what waiting costs, and what it never exceeds (field guide 2.3). */
export function FareParts({ option }: { readonly option: RideOption }) {
  const { t } = useTranslation('rides')
  const { money, number } = useFormats()
  const words = useRideWords()
  const { waiting, surge_bp: surge } = option
  return (
    <section
      aria-label={t('fare.of', { vehicle: words.vehicle(option.vehicle) })}
      className="flex flex-col gap-2 rounded-lg bg-surface-sunken px-4 py-3"
    >
      <FareRows rows={option.rows} totalPaise={option.expected_paise} />
      <p className="font-semibold">{t('fare.cap', { amount: money(option.cap_paise) })}</p>
      {surge === 10_000 ? null : (
        <p className="text-sm">{t('vehicles.surgeText', { factor: number(surge / 10_000) })}</p>
      )}
      <p className="text-sm text-ink-muted">
        {t('fare.waiting', {
          minutes: minutesOf(waiting.free_seconds),
          amount: money(waiting.per_minute_paise),
        })}
      </p>
    </section>
  )
}

/** The parts of a fare with their sum. */
export function FareRows({
  rows,
  totalPaise,
  isFinal = false,
}: {
  readonly rows: readonly FareRow[]
  readonly totalPaise: number
  /** Whether this is what the ride has cost. */
  readonly isFinal?: boolean
}) {
  const { t } = useTranslation('rides')
  const { money } = useFormats()
  const words = useRideWords()
  return (
    <KeyValueList
      entries={[
        ...rows.map(({ code, amount_paise }, index) => ({
          key: `${code} ${index}`,
          label: words.row(code),
          value: <span className="tabular-nums">{money(amount_paise)}</span>,
        })),
        {
          key: 'total',
          label: t(isFinal ? 'fare.total' : 'fare.expected'),
          value: <span className="font-semibold tabular-nums">{money(totalPaise)}</span>,
        },
      ]}
    />
  )
}
