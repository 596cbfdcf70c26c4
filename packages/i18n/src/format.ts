import { distanceUnits } from './distance-units.ts'
import type { Language } from './languages.ts'

/** Formats of figures and times in the user's language; money comes in paise, distances in metres. */
export interface Formats {
  /** ₹1,23,456 or ₹1,23,456.50: paise appear only where there are any. */
  readonly money: (paise: number) => string
  readonly number: (value: number) => string
  /** 812, 1.2k: how many have rated something. */
  readonly shortNumber: (value: number) => string
  /** 850 m, 2.4 km, 12 km. */
  readonly distance: (metres: number) => string
  /** 7:30 pm in India, in whatever time zone the user's device is. */
  readonly time: (at: Date | string) => string
  /** When something arrives: 7:30 pm, and Sat, 28 Nov, 9:00 pm if that is not today in India. */
  readonly arrival: (at: Date | string) => string
  /** 7:30–8:00 pm. */
  readonly timeRange: (from: Date | string, to: Date | string) => string
  /** 21 Nov 2026. */
  readonly date: (at: Date | string) => string
  /** 21 Nov, 7:30 pm. */
  readonly dateTime: (at: Date | string) => string
  /** Mon, 23 Nov. */
  readonly day: (at: Date | string) => string
  /** Mon. */
  readonly weekday: (at: Date | string) => string
  /** November 2026. */
  readonly month: (at: Date | string) => string
  /** A range of minutes: "25–35". */
  readonly range: (from: number, to: number) => string
}

/** The time zone of every town we serve. */
const TIME_ZONE = 'Asia/Kolkata'

const made = new Map<Language, Formats>()

/** The formats of a language; Indian digit grouping and Latin digits in all of them. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = makeFormats(language)
  made.set(language, formats)
  return formats
}

function makeFormats(language: Language): Formats {
  const locale = `${language}-IN-u-nu-latn`
  const rupees = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  const rupeesAndPaise = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 2,
  })
  const number = new Intl.NumberFormat(locale)
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: TIME_ZONE })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE })
  const dateTime = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: TIME_ZONE,
  })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: TIME_ZONE })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: TIME_ZONE })
  const dayAndTime = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  })
  const units = distanceUnits(language)
  return {
    money: (paise) => (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100),
    number: (value) => number.format(value),
    shortNumber: (value) =>
      value < 1000 ? number.format(value) : `${oneDecimal.format(Math.floor(value / 100) / 10)}k`,
    distance: (metres) =>
      metres < 1000
        ? `${number.format(Math.round(metres / 10) * 10)} ${units.metres}`
        : `${(metres < 10_000 ? oneDecimal : number).format(metres < 10_000 ? metres / 1000 : Math.round(metres / 1000))} ${units.kilometres}`,
    time: (at) => time.format(new Date(at)),
    arrival: (at) =>
      (date.format(new Date(at)) === date.format(Date.now()) ? time : dayAndTime).format(new Date(at)),
    timeRange: (from, to) => {
      const [start, end] = [new Date(from), new Date(to)]
      // Across midnight, formatRange would add both dates.
      return date.format(start) === date.format(end)
        ? time.formatRange(start, end)
        : `${time.format(start)} – ${time.format(end)}`
    },
    date: (at) => date.format(new Date(at)),
    dateTime: (at) => dateTime.format(new Date(at)),
    day: (at) => day.format(new Date(at)),
    month: (at) => month.format(new Date(at)),
    weekday: (at) => weekday.format(new Date(at)),
    range: (from, to) => (from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`),
  }
}
