import type { Frequency } from '@angadi/domain/subscriptions/frequency.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Any Sunday: weekdays are named from it. */
const SUNDAY = '2026-11-22'

/** The labels of a round: days, times of day, and how often somebody gets something. */
export function useRoundLabels() {
  const { t } = useTranslation('subscriptions')
  const formats = useFormats()
  // Noon in India: the same day wherever the format looks at it.
  const noon = (day: string) => `${day}T12:00:00+05:30`
  return {
    day: (day: string) => formats.day(noon(day)),
    clock: (clock: string) => formats.time(clockTime(clock)),
    rule: ({
      frequency,
      weekdays,
    }: {
      readonly frequency: Frequency
      readonly weekdays: readonly number[]
    }) =>
      frequency === 'weekdays'
        ? weekdays.map((weekday) => formats.weekday(noon(daysAfter(SUNDAY, weekday)))).join(', ')
        : t(`rule.${frequency}`),
  }
}
