import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from './lanes.ts'
import { freeStretches, startWithin } from './stretches.ts'

const closed = [
  { from: 0, to: 600, kind: 'closed' as const },
  { from: 780, to: 840, kind: 'break' as const },
  { from: 1080, to: 1440, kind: 'closed' as const },
]
const visit = (from: number, to: number) => ({ key: `${from}`, from, to, pieces: [{ from, to }] })

test('what is neither closed nor taken is free, from the first minute that can be booked', () => {
  expect(freeStretches(closed, [visit(660, 720)], 0, 15)).toEqual([
    { from: 600, to: 660 },
    { from: 720, to: 780 },
    { from: 840, to: 1080 },
  ])
  expect(freeStretches(closed, [visit(660, 720)], 770, 15)).toEqual([{ from: 840, to: 1080 }])
  expect(freeStretches(closed, [], 1440, 15)).toEqual([])
})

test('no free stretch touches a visit, however they lie', () => {
  const visits = fc.array(
    fc
      .tuple(fc.nat(1300), fc.integer({ min: 5, max: 140 }))
      .map(([from, length]) => visit(from, from + length)),
  )
  fc.assert(
    fc.property(visits, fc.nat(1440), (all, from) => {
      for (const stretch of freeStretches([], all, from, 1)) {
        expect(stretch.from).toBeGreaterThanOrEqual(from)
        expect(all.some((one) => overlaps(one, stretch))).toBe(false)
      }
    }),
  )
})

test('a start lies on the grid where the stretch has such a minute', () => {
  expect(startWithin({ from: 600, to: 700 }, 652, 15)).toBe(645)
  expect(startWithin({ from: 605, to: 700 }, 606, 15)).toBe(605)
  expect(startWithin({ from: 600, to: 700 }, 800, 15)).toBe(690)
})
