import { indiaDay, isDayUpTo } from '@angadi/domain/time/india-day.ts'
import { useSearchParams } from 'react-router-dom'

const DAY_PARAM = 'day'

/** The day that a screen shows, kept in the URL; today when it is missing or invalid. */
export interface DayInAddress {
  readonly today: string
  readonly day: string
  readonly choose: (day: string) => void
}

/** Reads the shown day from the URL and writes it there. */
export function useDayInAddress(): DayInAddress {
  const [params, setParams] = useSearchParams()
  const today = indiaDay(Date.now())
  const asked = params.get(DAY_PARAM) ?? today
  return {
    today,
    day: isDayUpTo(asked, today) ? asked : today,
    choose: (day) =>
      setParams(isDayUpTo(day, today) && day !== today ? { [DAY_PARAM]: day } : {}, {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
