import { indiaDay, isDayUpTo } from '@angadi/domain/time/india-day.ts'
import { useSearchParams } from 'react-router-dom'

const DAY_PARAM = 'day'

/** The day that a screen is about, kept in the address; today without one, or with one that cannot be. */
export interface DayInAddress {
  readonly today: string
  readonly day: string
  readonly choose: (day: string) => void
}

/** Reads from the address which day is looked at, and writes it there. */
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
