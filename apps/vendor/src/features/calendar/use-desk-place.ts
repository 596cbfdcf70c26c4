import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { minuteOfClock } from '@angadi/domain/time/minute-of-clock.ts'
import { useSearchParams } from 'react-router-dom'

/** What the calendar shows: everybody's day, somebody's week, or a list of the day. */
export const DESK_VIEWS = ['day', 'week', 'list'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/** The sheet that is open over the calendar. */
export const DESK_SHEETS = ['walk-in', 'absence', 'block', 'waiting'] as const
export type DeskSheet = (typeof DESK_SHEETS)[number]

export interface DeskPlace {
  readonly day: string
  readonly today: string
  readonly view: DeskView | undefined
  readonly person: string | undefined
  readonly booking: string | undefined
  readonly sheet: DeskSheet | undefined
  /** Where in the calendar a walk-in is to be: the minute of the day, and of whom. */
  readonly wanted: { readonly minute: number; readonly with: string } | undefined
  /** Changes what is given and keeps the rest; an empty text takes it away. */
  readonly go: (
    next: Partial<Record<'day' | 'view' | 'person' | 'booking' | 'act' | 'at' | 'with', string>>,
  ) => void
}

const isDay = (text: string | null): text is string =>
  text !== null && /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Where one is in the calendar, kept in the address: a link or a reload leads to the same day. */
export function useDeskPlace(now: number): DeskPlace {
  const [params, setParams] = useSearchParams()
  const today = indiaDay(now)
  const day = params.get('day')
  const at = minuteOfClock(params.get('at') ?? '')
  return {
    today,
    day: isDay(day) ? day : today,
    view: DESK_VIEWS.find((view) => view === params.get('view')),
    person: params.get('person') ?? undefined,
    booking: params.get('booking') ?? undefined,
    sheet: DESK_SHEETS.find((sheet) => sheet === params.get('act')),
    wanted: at === undefined ? undefined : { minute: at, with: params.get('with') ?? '' },
    go: (next) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [key, value] of Object.entries(next))
            if (value) after.set(key, value)
            else after.delete(key)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
