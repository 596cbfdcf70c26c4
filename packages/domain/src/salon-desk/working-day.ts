import { minuteOfClock } from '../time/minute-of-clock.ts'

/** A span of a day, `HH:MM`; ending at or before its beginning, it runs past midnight; `24:00` is the end of a day. */
export interface WorkingSpan {
  readonly opens: string
  readonly closes: string
}

/** When somebody is there on a day, and when they pause; without spans they are away. */
export interface WorkingDay {
  readonly spans: readonly WorkingSpan[]
  readonly breaks: readonly WorkingSpan[]
}

/** The days of a week from 0, Sunday, to 6. */
export type WorkingWeek = readonly WorkingDay[]

/** Hours of a day as the database has them. */
export type DayHours = { opens: string; closes: string; is_break: boolean }

/** Hours of a week as the database has them. */
export type WeekHours = DayHours & { weekday: number }

/** The most spans, and the most breaks, of one day. */
export const MOST_SPANS = 4

/** A day on which nobody is there. */
export const AWAY: WorkingDay = { spans: [], breaks: [] }

const DAY_MINUTES = 1440

/** Rows of a day as a working day, in order. */
export function workingDayOf(rows: readonly DayHours[]): WorkingDay {
  const inOrder = rows.toSorted((a, b) => a.opens.localeCompare(b.opens))
  const those = (isBreak: boolean) =>
    inOrder
      .filter((row) => row.is_break === isBreak)
      .map(({ opens, closes }) => ({ opens, closes: closes === '24:00' ? '00:00' : closes }))
  return { spans: those(false), breaks: those(true) }
}

/** Rows of a week as a working week. */
export function workingWeekOf(rows: readonly WeekHours[]): WorkingWeek {
  return Array.from({ length: 7 }, (_, weekday) =>
    workingDayOf(rows.filter((row) => row.weekday === weekday)),
  )
}

/** A working day as rows; breaks go with the spans. */
export function rowsOfDay({ spans, breaks }: WorkingDay): DayHours[] {
  if (spans.length === 0) return []
  return [
    ...spans.map(({ opens, closes }) => ({ opens, closes, is_break: false })),
    ...breaks.map(({ opens, closes }) => ({ opens, closes, is_break: true })),
  ]
}

/** A working week as rows. */
export function rowsOfWeek(week: WorkingWeek): WeekHours[] {
  return week.flatMap((day, weekday) => rowsOfDay(day).map((row) => ({ weekday, ...row })))
}

/** Begin and end of a span in minutes after midnight; undefined for a time that is missing. */
function minutesOf({ opens, closes }: WorkingSpan): readonly [number, number] | undefined {
  const [from, to] = [minuteOfClock(opens), minuteOfClock(closes)]
  if (from === undefined || to === undefined) return undefined
  return [from, to <= from ? to + DAY_MINUTES : to]
}

/** What is wrong with a day: a time is missing, spans overlap, or a break lies outside of them. */
export type DayProblem = 'missing' | 'overlap' | 'breakOutside'

/** What is wrong with a day; undefined where nothing is. */
export function dayProblem({ spans, breaks }: WorkingDay): DayProblem | undefined {
  const work: (readonly [number, number])[] = []
  for (const span of spans) {
    const minutes = minutesOf(span)
    if (!minutes) return 'missing'
    work.push(minutes)
  }
  const inOrder = work.toSorted(([a], [b]) => a - b)
  if (inOrder.some(([, ends], at) => ends > (inOrder[at + 1]?.[0] ?? (inOrder[0]?.[0] ?? 0) + DAY_MINUTES)))
    return 'overlap'
  if (spans.length === 0) return undefined
  for (const pause of breaks) {
    const minutes = minutesOf(pause)
    if (!minutes) return 'missing'
    // A break after midnight belongs to the evening before.
    const isWithin = [0, DAY_MINUTES].some((shift) =>
      work.some(([from, to]) => minutes[0] + shift >= from && minutes[1] + shift <= to),
    )
    if (!isWithin) return 'breakOutside'
  }
  return undefined
}

/** The first weekday with something wrong, and what; undefined where nothing is. */
export function weekProblem(
  week: WorkingWeek,
): { readonly weekday: number; readonly problem: DayProblem } | undefined {
  for (const [weekday, day] of week.entries()) {
    const problem = dayProblem(day)
    if (problem) return { weekday, problem }
  }
  return undefined
}

/** Gives other days the hours of one. */
export function copyDay(week: WorkingWeek, from: number, to: readonly number[]): WorkingWeek {
  const day = week[from] ?? AWAY
  return week.map((own, weekday) => (to.includes(weekday) ? day : own))
}

/** How many minutes somebody works on a day, breaks left out. */
export function workedMinutes({ spans, breaks }: WorkingDay): number {
  const sum = (list: readonly WorkingSpan[]) =>
    list.reduce((total, span) => {
      const [from, to] = minutesOf(span) ?? [0, 0]
      return total + to - from
    }, 0)
  return spans.length === 0 ? 0 : sum(spans) - sum(breaks)
}

/** The usual week of somebody new: every day but Sunday, with a pause for lunch. */
export const USUAL_WEEK: WorkingWeek = Array.from({ length: 7 }, (_, weekday) =>
  weekday === 0
    ? AWAY
    : {
        spans: [{ opens: '10:00', closes: '20:00' }],
        breaks: [{ opens: '13:30', closes: '14:15' }],
      },
)
