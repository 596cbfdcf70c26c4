import type { CourierDay } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Price } from '@angadi/ui/price/price.tsx'

export interface DayTotalProps {
  readonly day: CourierDay
  /** Such as "Earned today". */
  readonly label: string
}

/** The earnings of a day with their parts, and the hours. */
export function DayTotal({ day, label }: DayTotalProps) {
  const { t } = useTranslation('delivery')
  const durationText = useDurationText()
  const parts = [
    { key: 'pay', label: t('day.pay'), paise: day.pay_paise },
    { key: 'tips', label: t('day.tips'), paise: day.tips_paise },
  ]
  return (
    <section aria-label={label} className="rounded-xl bg-surface-raised p-5 shadow-raised">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-ink-muted">{label}</p>
          <p className="text-4xl font-bold">
            <Price paise={day.total_paise} />
          </p>
          <p className="mt-1 text-ink-muted">
            {t('day.note', { count: day.deliveries, online: durationText(day.online_seconds) })}
          </p>
        </div>
      </div>
      <dl className="mt-5 grid auto-cols-fr grid-flow-col gap-3 border-t border-line pt-4">
        {parts.map((part) => (
          <div key={part.key} className="min-w-0">
            <dt className="text-sm text-ink-muted">{part.label}</dt>
            <dd className="text-lg font-semibold">
              <Price paise={part.paise} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Formats the length of a shift, such as "3 h 20 min"; takes seconds. */
function useDurationText(): (seconds: number) => string {
  const { t } = useTranslation('delivery')
  const { number } = useFormats()
  return (seconds) => {
    const hours = Math.floor(seconds / HOUR)
    const minutes = number(Math.floor((seconds % HOUR) / MINUTE))
    return hours === 0
      ? t('duration.minutes', { minutes })
      : t('duration.hours', { hours: number(hours), minutes })
  }
}
