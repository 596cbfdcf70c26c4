import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import { type WorkingDay, workingDayOf } from '@angadi/domain/salon-desk/working-day.ts'
import { clockTime } from '@angadi/domain/time/clock-time.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Says a day's hours: 10:00 am – 2:00 pm, 4:00 – 8:00 pm; or that nobody is there. */
export function useHoursText(): (day: WorkingDay) => string {
  const { t } = useTranslation('salon')
  const { timeRange } = useFormats()
  return ({ spans }) =>
    spans.length === 0
      ? t('hours.away')
      : spans.map(({ opens, closes }) => timeRange(clockTime(opens), clockTime(closes))).join(', ')
}

/**
 * Says when somebody is there today: by the day's own hours, else by those of the week.
 *
 * @param today in India, such as `2026-11-27`
 */
export function useTodayText(today: string): (resource: Resource) => string {
  const { t } = useTranslation('salon')
  const hoursText = useHoursText()
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return ({ days, weeks }) => {
    const own = days.find(({ day }) => day === today)
    const week = weeks.findLast(({ valid_from }) => valid_from <= today)
    if (!own && !week) return t('hours.always')
    const rows = own ? own.hours : (week?.hours ?? []).filter((row) => row.weekday === weekday)
    return t('hours.today', { hours: hoursText(workingDayOf(rows)) })
  }
}
