/** One opening time of a day, `HH:MM`; closing at or before opening runs past midnight. */
export interface OpeningTime {
  readonly opens: string
  readonly closes: string
}

/** Opening times by weekday, from 0, Sunday, to 6. */
export type Week = readonly (readonly OpeningTime[])[]

/** A row of opening hours, as the database has it. */
export type HoursRow = { weekday: number; opens: string; closes: string }

/** The most opening times of a day, as in the database. */
export const MOST_TIMES_A_DAY = 4

const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

/** Rows as a week, each day's times in order. */
export function weekOf(rows: readonly HoursRow[]): Week {
  return Array.from({ length: 7 }, (_, weekday) =>
    rows
      .filter((row) => row.weekday === weekday)
      .map(({ opens, closes }) => ({ opens: opens.slice(0, 5), closes: closes.slice(0, 5) }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens)),
  )
}

/** A week as rows. */
export function rowsOf(week: Week): HoursRow[] {
  return week.flatMap((times, weekday) => times.map(({ opens, closes }) => ({ weekday, opens, closes })))
}

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined
}

/** A weekday with an opening time that lacks an end, or that runs into the next one; undefined when there is none. */
export function wrongDay(week: Week): number | undefined {
  const spans: { readonly weekday: number; readonly begins: number; readonly ends: number }[] = []
  for (const [weekday, times] of week.entries())
    for (const { opens, closes } of times) {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      if (from === undefined || to === undefined) return weekday
      const begins = weekday * DAY_MINUTES + from
      spans.push({ weekday, begins, ends: begins + (((to - from + DAY_MINUTES - 1) % DAY_MINUTES) + 1) })
    }
  const inOrder = spans.toSorted((a, b) => a.begins - b.begins)
  const first = inOrder[0]?.begins ?? 0
  return inOrder.find(({ ends }, at) => ends > (inOrder[at + 1]?.begins ?? first + WEEK_MINUTES))?.weekday
}

/** Gives every day the opening times of one. */
export function sameEveryDay(week: Week, weekday: number): Week {
  return week.map(() => week[weekday] ?? [])
}
