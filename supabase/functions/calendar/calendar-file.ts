/** A booking as the entry of a calendar. */
export interface CalendarEntry {
  /** The same for as long as the booking lives: calendars know it again by this. */
  readonly uid: string
  readonly state: 'tentative' | 'confirmed' | 'cancelled'
  /** Rises whenever calendars have to show something else. */
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly changedAt: Date
  readonly title: string
  readonly place: string | undefined
  readonly position: { readonly lat: number; readonly lng: number } | undefined
  readonly text: string | undefined
}

/** Octets of a line without its end (RFC 5545 §3.1). */
const MOST_OCTETS = 75

/** 20261208T033000Z: in UTC, so that no zone of a server or a calendar moves it. */
function utc(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** A line in lines of at most 75 octets, never broken within a letter. */
export function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  let octets = 0
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length
    if (octets + more > MOST_OCTETS) {
      lines.push(now)
      // What follows begins with a space, which counts.
      now = ' '
      octets = 1
    }
    now += letter
    octets += more
  }
  return [...lines, now].join('\r\n')
}

function linesOf(entry: CalendarEntry): readonly (string | undefined)[] {
  const { place, position, text } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.state.toUpperCase()}`,
    `SUMMARY:${escaped(entry.title)}`,
    place === undefined ? undefined : `LOCATION:${escaped(place)}`,
    position ? `GEO:${position.lat};${position.lng}` : undefined,
    text === undefined ? undefined : `DESCRIPTION:${escaped(text)}`,
    entry.state === 'cancelled' ? 'TRANSP:TRANSPARENT' : undefined,
    'END:VEVENT',
  ]
}

/**
 * Bookings as a file that calendars read (RFC 5545).
 *
 * @param name what calendars call it
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Angadi//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.flatMap((line) => (line === undefined ? [] : [`${folded(line)}\r\n`])).join('')
}
