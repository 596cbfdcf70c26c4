/** How many months one can choose from. */
const MONTHS = 14

/** The first days of the last months in India, the present one first: 2026-11-01. */
export function lastMonths(now: Date): readonly string[] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    .format(now)
    .split('-')
    .map(Number)
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10),
  )
}
