/** When a job runs: every so many milliseconds, or at the minutes (UTC) that five cron fields name. */
export type Schedule =
  | { readonly kind: 'interval'; readonly everyMs: number }
  | { readonly kind: 'minutes'; readonly matches: (minute: Date) => boolean }

interface Field {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly names?: readonly string[]
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MINUTE: Field = { name: 'minute', min: 0, max: 59 }
const HOUR: Field = { name: 'hour', min: 0, max: 23 }
const DAY: Field = { name: 'day of month', min: 1, max: 31 }
const MONTH: Field = { name: 'month', min: 1, max: 12, names: MONTHS }
const WEEKDAY: Field = { name: 'weekday', min: 0, max: 7, names: DAYS }

const SHORTHANDS: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
}

function numberIn(field: Field, text: string): number {
  const named = field.names?.indexOf(text.toLowerCase()) ?? -1
  const value = named >= 0 ? named + field.min : /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= field.min && value <= field.max)) throw new Error(`"${text}" is not a ${field.name}`)
  return value
}

/** The values that one field names, e.g. "1-5,10-20/5". */
function valuesIn(field: Field, text: string): ReadonlySet<number> {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const [range = '', step, ...rest] = part.split('/')
    const stride = step === undefined ? 1 : Number(step)
    if (rest.length > 0 || !Number.isInteger(stride) || stride < 1)
      throw new Error(`"${part}" is not a ${field.name}`)
    const [from = '', to, ...more] = range.split('-')
    if (more.length > 0) throw new Error(`"${part}" is not a ${field.name}`)
    const first = range === '*' ? field.min : numberIn(field, from)
    const last =
      range === '*' || (to === undefined && step !== undefined) ? field.max : numberIn(field, to ?? from)
    for (let value = first; value <= last; value += stride) values.add(value)
  }
  return values
}

function isLastDay(date: Date): boolean {
  return new Date(date.getTime() + 86_400_000).getUTCDate() === 1
}

/**
 * Reads a schedule as pg_cron does: "5 seconds" (1 to 59), five cron fields in UTC with names, lists, ranges, steps and
 * "$" for the last day of the month, or a shorthand such as "@daily".
 *
 * @throws when it is none of these
 */
export function parseSchedule(text: string): Schedule {
  const seconds = text.trim().match(/^(\d{1,2})\s+seconds?$/i)?.[1]
  if (seconds !== undefined && Number(seconds) >= 1 && Number(seconds) <= 59)
    return { kind: 'interval', everyMs: Number(seconds) * 1000 }
  const fields = (SHORTHANDS[text.trim()] ?? text.trim()).split(/\s+/)
  const [minuteText = '', hourText = '', dayText = '', monthText = '', weekdayText = ''] = fields
  if (fields.length !== 5) throw new Error(`invalid schedule: ${text}`)
  const minutes = valuesIn(MINUTE, minuteText)
  const hours = valuesIn(HOUR, hourText)
  const lastDay = dayText === '$'
  const days = lastDay ? new Set<number>() : valuesIn(DAY, dayText)
  const months = valuesIn(MONTH, monthText)
  const weekdays = valuesIn(WEEKDAY, weekdayText)
  const onDay = (date: Date) => (lastDay ? isLastDay(date) : days.has(date.getUTCDate()))
  const onWeekday = (date: Date) =>
    weekdays.has(date.getUTCDay()) || (date.getUTCDay() === 0 && weekdays.has(7))
  // Cron's old rule: when both day fields are given, either is enough.
  const isEither = !dayText.startsWith('*') && !weekdayText.startsWith('*')
  return {
    kind: 'minutes',
    matches: (date) =>
      minutes.has(date.getUTCMinutes()) &&
      hours.has(date.getUTCHours()) &&
      months.has(date.getUTCMonth() + 1) &&
      (isEither ? onDay(date) || onWeekday(date) : onDay(date) && onWeekday(date)),
  }
}
