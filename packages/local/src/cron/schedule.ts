import { Cron } from 'croner'

/** When a job runs: every so many milliseconds, or at the minutes (UTC) that five cron fields name. */
export type Schedule =
  | { readonly kind: 'interval'; readonly everyMs: number }
  | { readonly kind: 'minutes'; readonly matches: (minute: Date) => boolean }

const SHORTHANDS: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
}

/** What pg_cron reads in a field; croner knows more signs, with which a schedule would only run here. */
const FIELD = /^(\$|([\d*,/-]|[a-z]{3})+)$/i

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
  if (fields.length !== 5 || !fields.every((field) => FIELD.test(field)))
    throw new Error(`invalid schedule: ${text}`)
  const pattern = fields.map((field, index) => (index === 2 && field === '$' ? 'L' : field)).join(' ')
  const cron = new Cron(pattern, {
    mode: '5-part',
    timezone: 'Etc/UTC',
    sloppyRanges: true,
    // Cron's old rule: when both day fields are given, and none as "*" or "*/2", either is enough.
    domAndDow: [fields[2], fields[4]].some((field) => field?.startsWith('*')),
    paused: true,
  })
  return {
    kind: 'minutes',
    matches: (date) => cron.match(new Date(Math.floor(date.getTime() / 60_000) * 60_000)),
  }
}
