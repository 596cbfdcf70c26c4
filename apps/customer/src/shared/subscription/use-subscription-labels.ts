import { type Frequency, WORKING_DAYS } from '@angadi/domain/subscriptions/frequency.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useState } from 'react'

/** Any Sunday: weekdays are named from it. */
const SUNDAY = '2026-11-22'

/** Noon in India: the same day wherever a format looks at it. */
function noon(day: string): string {
  return `${day}T12:00:00+05:30`
}

export interface SubscriptionLabels {
  /** "Today", "Tomorrow" or "Tue, 24 Nov" for a day such as `2026-11-24`. */
  readonly day: (day: string) => string
  /** "Tue, 24 Nov", also for today: within a sentence. */
  readonly date: (day: string) => string
  /** "Mon"; 0 is Sunday. */
  readonly weekday: (weekday: number) => string
  /** "November 2026" for its first day. */
  readonly month: (month: string) => string
  /** "8:00 pm" for `20:00`. */
  readonly clock: (clock: string) => string
  /** "5:00–8:00 am". */
  readonly range: (from: string, until: string) => string
  /** "Every day", "Mon, Wed, Fri". */
  readonly rule: (rule: { readonly frequency: Frequency; readonly weekdays: readonly number[] }) => string
}

/** Whether weekdays are Monday to Friday. */
export function areWorkingDays(weekdays: readonly number[]): boolean {
  return weekdays.toSorted((one, other) => one - other).join() === WORKING_DAYS.join()
}

/** The labels of subscriptions and their days, by the Indian clock and calendar. */
export function useSubscriptionLabels(): SubscriptionLabels {
  const { t } = useTranslation('subscriptions')
  const formats = useFormats()
  const [today] = useState(() => indiaDay(Date.now()))
  const weekday = (of: number) => formats.weekday(noon(daysAfter(SUNDAY, of)))
  return {
    day: (of) => {
      if (of === today) return t('day.today')
      return of === daysAfter(today, 1) ? t('day.tomorrow') : formats.day(noon(of))
    },
    date: (of) => formats.day(noon(of)),
    weekday,
    month: (month) => formats.month(noon(month)),
    clock: (clock) => formats.time(clockTime(clock)),
    range: (from, until) => formats.timeRange(clockTime(from), clockTime(until)),
    rule: ({ frequency, weekdays }) => {
      if (frequency !== 'weekdays') return t(`rule.${frequency}`)
      if (areWorkingDays(weekdays)) return t('rule.working')
      // From Monday on, as calendars show the week.
      const sorted = weekdays.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
      return sorted.map(weekday).join(', ')
    },
  }
}
