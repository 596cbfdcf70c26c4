import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from './lanes.ts'
import { minuteOfDay, timeAt } from './minute-of-day.ts'
import { gapsBetween, shadesOf, shownHours } from './shades.ts'

const DAY = '2026-12-07'
const span = (from: number, to: number): readonly [string, string] => [timeAt(DAY, from), timeAt(DAY, to)]

test('minutes count from midnight in India', () => {
  expect(timeAt(DAY, 0)).toBe('2026-12-06T18:30:00.000Z')
  expect(minuteOfDay('2026-12-07T10:15:00+05:30', DAY)).toBe(615)
})

test('closed hours, breaks and blocked time are shaded, those of other days are not', () => {
  expect(
    shadesOf(
      {
        there: [span(600, 1080), span(-300, -120)],
        breaks: [span(780, 840)],
        blocks: [
          { id: 'dentist', starts_at: timeAt(DAY, 900), ends_at: timeAt(DAY, 960) },
          { id: 'tomorrow', starts_at: timeAt(DAY, 1500), ends_at: timeAt(DAY, 1600) },
        ],
      },
      DAY,
    ),
  ).toEqual([
    { from: 0, to: 600, kind: 'closed' },
    { from: 1080, to: 1440, kind: 'closed' },
    { from: 780, to: 840, kind: 'break' },
    { from: 900, to: 960, kind: 'blocked', id: 'dentist' },
  ])
})

test('who is away the whole day is shaded from midnight to midnight', () => {
  expect(shadesOf({ there: [], breaks: [], blocks: [] }, DAY)).toEqual([
    { from: 0, to: 1440, kind: 'closed' },
  ])
})

test('every minute is in a gap or in a span, never in both', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 400 }))),
      fc.nat(1439),
      (list, minute) => {
        const spans = list.map(([from, length]) => ({ from, to: Math.min(1440, from + length) }))
        const here = { from: minute, to: minute + 1 }
        expect(gapsBetween(spans).some((gap) => overlaps(gap, here))).toBe(
          !spans.some((one) => overlaps(one, here)),
        )
      },
    ),
  )
})

test('the grid shows whole hours around what is open and booked', () => {
  expect(shownHours([{ from: 600, to: 1080 }])).toEqual({ from: 540, to: 1140 })
  expect(shownHours([])).toEqual({ from: 540, to: 1140 })
  expect(shownHours([{ from: 20, to: 1430 }])).toEqual({ from: 0, to: 1440 })
})
