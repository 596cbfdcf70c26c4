import { plainDigits } from './plain-digits.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
/** 2026-12-31, also with the time of midnight that a spreadsheet adds. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]00:00(?::00)?(?:\.0+)?z?)?$/
/** 31-12-2026, 31/12/26 or 31.12.2026: in India the day comes first. */
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: 00:00(?::00)?)?$/
/** 31-Dec-26 or 31 December 2026. */
const NAMED_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/

/**
 * A day as it is typed or as a spreadsheet writes it, such as `31-12-2026`, `31/12/2026` or `31-Dec-26`.
 *
 * @returns the ISO date; undefined for a day that does not exist, such as 31 February, and for anything else
 */
export function dayOf(text: string): string | undefined {
  const plain = plainDigits(text).toLowerCase()
  const yearFirst = YEAR_FIRST.exec(plain)
  if (yearFirst) return isoOf(yearFirst[1], Number(yearFirst[2]), yearFirst[3])
  const dayFirst = DAY_FIRST.exec(plain)
  if (dayFirst) return isoOf(dayFirst[3], Number(dayFirst[2]), dayFirst[1])
  const named = NAMED_MONTH.exec(plain)
  return named ? isoOf(named[3], monthOf(named[2] ?? ''), named[1]) : undefined
}

/** The number of a month that is named by three letters or more; 0 for none. */
function monthOf(word: string): number {
  return MONTHS.findIndex((month) => month.startsWith(word === 'sept' ? 'sep' : word)) + 1
}

function isoOf(yearText = '', month: number, dayText = ''): string | undefined {
  const year = Number(yearText.length === 2 ? `20${yearText}` : yearText)
  const day = Number(dayText)
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && month > 0 ? date.toISOString().slice(0, 10) : undefined
}
