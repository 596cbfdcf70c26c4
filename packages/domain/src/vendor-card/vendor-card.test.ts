import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceM } from '../geo.ts'
import { areaProblem, isInside, pointAway, reachOf, ringAround, sidesCross, withCorner } from './area.ts'
import { rowsOf, sameEveryDay, weekOf, wrongDay } from './week.ts'

const HOME = { lat: 17.43, lng: 78.45 }
const day = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })

describe('opening hours with several ranges (Issue 11, the vendor’s own hands)', () => {
  test('survive being arranged by day', () => {
    const rows = [day(0, '08:00', '11:00'), day(0, '18:00', '01:30'), day(6, '10:00', '10:00')]
    expect(rowsOf(weekOf(rows))).toEqual(rows)
    expect(rowsOf(sameEveryDay(weekOf([day(1, '09:00', '17:00')]), 1))).toHaveLength(7)
  })

  test.each([
    [[day(1, '08:00', '12:00'), day(1, '11:59', '15:00')], 1],
    [[day(6, '20:00', '03:00'), day(0, '02:00', '04:00')], 6],
    [[day(1, '00:00', '00:00'), day(1, '05:00', '06:00')], 1],
    [[day(2, '08:00', '')], 2],
    [[day(1, '08:00', '11:00'), day(1, '18:00', '01:30'), day(2, '01:30', '02:00')], undefined],
    [[day(3, '00:00', '00:00')], undefined],
  ])('of %j are wrong on day %s', (rows, wrong) => {
    expect(wrongDay(weekOf(rows))).toBe(wrong)
  })
})

describe('a delivery area (Issue 11, drawn on the map)', () => {
  test('of a ring reaches as far as it is wide, and holds its middle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 14_000 }),
        fc.integer({ min: 3, max: 60 }),
        (metres, corners) => {
          const ring = ringAround(HOME, metres, corners)
          expect(Math.abs(reachOf(HOME, ring) - metres)).toBeLessThan(metres * 0.01 + 2)
          expect(areaProblem(HOME, ring)).toBeUndefined()
        },
      ),
    )
  })

  test('is refused where its sides cross, where it is too wide, and where the vendor is outside', () => {
    const [a, b, c, d] = ringAround(HOME, 2000, 4)
    if (!a || !b || !c || !d) throw new Error('four corners')
    expect(sidesCross([a, c, b, d])).toBe(true)
    expect(areaProblem(HOME, [a, c, b, d])).toBe('area_invalid')
    expect(areaProblem(HOME, [a, b])).toBe('area_invalid')
    expect(areaProblem(HOME, ringAround(HOME, 16_000, 5))).toBe('area_too_large')
    expect(areaProblem(HOME, ringAround(pointAway(HOME, 5000, 90), 1000, 5))).toBe('area_without_vendor')
  })

  test('takes a new corner into its nearest side', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359, noNaN: true }), (direction) => {
        const corner = pointAway(HOME, 2600, direction)
        const area = withCorner(ringAround(HOME, 2000, 6), corner)
        expect(area).toHaveLength(7)
        expect(sidesCross(area)).toBe(false)
        expect(isInside(area, HOME)).toBe(true)
      }),
    )
  })

  test('measures along and across', () => {
    expect(distanceM(HOME, pointAway(HOME, 1000, 90))).toBeCloseTo(1000, -1)
  })
})
