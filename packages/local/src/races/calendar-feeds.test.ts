import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { folded } from '../../../../supabase/functions/calendar/calendar-file.ts'
import { pick } from './actors.ts'
import { CalendarStand, entriesIn, physicalLines } from './calendar-stand.ts'
import { type Harness, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openHarness } from './race-database.ts'

const DAY_MS = 86_400_000
/** The cases begin on 5 December 2026: that is the day after tomorrow. Days of India are all equally long. */
const SHIFT_DAYS = Math.ceil((Date.now() + 2 * DAY_MS - Date.parse('2026-12-05T00:00:00+05:30')) / DAY_MS)

/** A time of the cases, such as 2026-12-08T09:00. */
function at(time: string): string {
  return new Date(Date.parse(`${time}:00+05:30`) + SHIFT_DAYS * DAY_MS).toISOString()
}

/** A time as the cases expect it in a file, such as 20261208T033000Z. */
function utc(time: string): string {
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const shifted = new Date(Date.parse(iso) + SHIFT_DAYS * DAY_MS).toISOString()
  return shifted.replaceAll(/[-:]|\.\d+/g, '')
}

const octetsOf = (line: string) => Buffer.byteLength(line)

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(() => vi.unstubAllEnvs())

const cases: readonly (readonly [string, (stand: CalendarStand) => Promise<void>])[] = [
  [
    'CF-01 One booking, and one whose UTC day is the day before',
    async (stand) => {
      const first = await stand.book(at('2026-12-08T09:00'), at('2026-12-08T10:15'))
      const second = await stand.book(at('2026-12-08T02:30'), at('2026-12-08T04:00'))
      for (const server of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
        vi.stubEnv('TZ', server)
        const file = await stand.feed(server)
        expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
        expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(file).not.toMatch(/DTSTART;TZID=|DTSTART:\d+T\d+\r|X-WR-TIMEZONE/)
        const entries = entriesIn(file)
        expect(entries.map(({ uid }) => uid).toSorted()).toEqual([first, second].toSorted())
        expect(entries.find(({ uid }) => uid === first)?.lines).toEqual(
          expect.arrayContaining([
            `DTSTART:${utc('20261208T033000Z')}`,
            `DTEND:${utc('20261208T044500Z')}`,
            'SEQUENCE:0',
            'STATUS:CONFIRMED',
            expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
          ]),
        )
        expect(entries.find(({ uid }) => uid === second)?.lines).toEqual(
          expect.arrayContaining([
            `DTSTART:${utc('20261207T210000Z')}`,
            `DTEND:${utc('20261207T223000Z')}`,
            'SEQUENCE:0',
            'STATUS:CONFIRMED',
            expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
          ]),
        )
      }
    },
  ],
  [
    'CF-02 Telugu folded at 75 octets',
    async (stand) => {
      const title = 'లోతైన శుభ్రత, 3 గదులు – ఇంట్లో సేవ, వంటగది మరియు బాత్రూమ్ తో సహా'
      const place = 'గాంధీ చౌక్, జహీరాబాద్, తెలంగాణ 502220'
      const summary = 'SUMMARY:లోతైన శుభ్రత\\, 3 గదులు – ఇంట్లో సేవ\\, వంటగది మరియు బాత్రూమ్ తో సహా'
      expect(physicalLines(folded(summary))).toEqual([
        'SUMMARY:లోతైన శుభ్రత\\, 3 గదులు – ఇం',
        ' ట్లో సేవ\\, వంటగది మరియు బాత్',
        ' రూమ్ తో సహా',
      ])
      expect(physicalLines(folded('LOCATION:గాంధీ చౌక్\\, జహీరాబాద్\\, తెలంగాణ 502220')).map(octetsOf)).toEqual([
        73, 26,
      ])
      await stand.standAt(place)
      await stand.book(at('2026-12-08T09:00'), at('2026-12-08T10:00'), title)
      const file = await stand.feed()
      expect(file).not.toContain('\uFFFD')
      for (const line of physicalLines(file)) expect(octetsOf(line), line).toBeLessThanOrEqual(75)
      const { lines } = pick(entriesIn(file), 0)
      expect(lines).toContain(summary)
      expect(lines.find((line) => line.startsWith('LOCATION:'))).toMatch(/, గాంధీ చౌక్\\, జహీరాబాద్\\, తెలంగాణ 502220$/)
    },
  ],
  [
    'CF-03 Moved twice',
    async (stand) => {
      const uid = await stand.book(at('2026-12-08T09:00'), at('2026-12-08T10:00'))
      await stand.move(uid, at('2026-12-10T16:00'))
      await stand.move(uid, at('2026-12-11T11:30'))
      const entries = entriesIn(await stand.feed())
      expect(entries).toHaveLength(1)
      expect(pick(entries, 0).lines).toEqual(
        expect.arrayContaining([
          `UID:${uid}`,
          `DTSTART:${utc('20261211T060000Z')}`,
          `DTEND:${utc('20261211T070000Z')}`,
          'SEQUENCE:2',
          'STATUS:CONFIRMED',
        ]),
      )
    },
  ],
  [
    'CF-04 Cancelled',
    async (stand) => {
      const uid = await stand.book(at('2026-12-10T16:00'), at('2026-12-10T17:00'))
      await stand.cancel(uid)
      expect(pick(entriesIn(await stand.feed()), 0).lines).toEqual(
        expect.arrayContaining([
          `UID:${uid}`,
          `DTSTART:${utc('20261210T103000Z')}`,
          `DTEND:${utc('20261210T113000Z')}`,
          'SEQUENCE:1',
          'STATUS:CANCELLED',
        ]),
      )
    },
  ],
  [
    'CF-05 Secret address changed',
    async (stand) => {
      const [r1] = stand.salon.people
      const person = await stand.employee()
      const s1 = await stand.newAddress(person, r1)
      const s2 = await stand.newAddress(stand.customer.id)
      const open = await stand.fetch(s1)
      const s3 = await stand.newAddress(person, r1)
      const revoked = await stand.fetch(s1)
      const statuses = [
        open.status,
        revoked.status,
        (await stand.fetch(s3)).status,
        (await stand.fetch(s2)).status,
        (await stand.fetch(`${s3.slice(0, -1)}${s3.endsWith('A') ? 'B' : 'A'}`)).status,
      ]
      await stand.dismiss(person)
      expect([...statuses, (await stand.fetch(s3)).status]).toEqual([200, 404, 200, 200, 404, 404])
      expect(open.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const never = await stand.fetch('x'.repeat(43))
      expect([never.status, await never.text(), [...never.headers]]).toEqual([
        revoked.status,
        await revoked.text(),
        [...revoked.headers],
      ])
      for (const answer of [open, revoked])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  ],
  [
    'CF-06 Series with a skipped and a moved visit',
    async (stand) => {
      const visits: string[] = []
      for (const day of ['2026-12-14', '2026-12-28', '2027-01-11', '2027-01-25'])
        visits.push(await stand.book(at(`${day}T10:00`), at(`${day}T11:00`)))
      await stand.cancel(pick(visits, 1))
      await stand.move(pick(visits, 2), at('2027-01-12T02:00'))
      const shown = entriesIn(await stand.feed()).filter(({ lines }) => !lines.includes('STATUS:CANCELLED'))
      const starts = shown.map(({ lines }) => lines.find((line) => line.startsWith('DTSTART:'))?.slice(8))
      expect(starts).toEqual(['20261214T043000Z', '20270111T203000Z', '20270125T043000Z'].map(utc))
    },
  ],
]

test.each(cases)(
  '%s',
  async (_, run) => {
    await run(await CalendarStand.open(harness))
  },
  RACE_TIMEOUT,
)
