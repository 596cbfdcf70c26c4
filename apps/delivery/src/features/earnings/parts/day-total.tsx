import type { CourierDay } from '@angadi/data/courier-console/courier.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EarningsSummary } from './earnings-summary.tsx'

export interface DayTotalProps {
  readonly day: CourierDay
  /** Such as "Earned today". */
  readonly label: string
}

/** What a day brought, of what it is made, and how long it was. */
export function DayTotal({ day, label }: DayTotalProps) {
  const { t } = useTranslation('delivery')
  const durationText = useDurationText()
  return (
    <EarningsSummary
      label={label}
      totalPaise={day.total_paise}
      note={t('day.note', { count: day.deliveries, online: durationText(day.online_seconds) })}
      parts={[
        { key: 'pay', label: t('day.pay'), paise: day.pay_paise },
        { key: 'tips', label: t('day.tips'), paise: day.tips_paise },
      ]}
    />
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Says how long a shift was, such as "3 h 20 min"; takes seconds. */
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
