import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceM, hasMoved } from './geo.ts'

const hyderabad = { lat: 17.385, lng: 78.4867 }
const zaheerabad = { lat: 17.6814, lng: 77.6074 }
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('Zaheerabad lies about 99 km from Hyderabad', () => {
  expect(distanceM(hyderabad, zaheerabad) / 1000).toBeCloseTo(99, 0)
})

test('a degree of latitude is 111.19 km on an earth of 6371 km (Spec §9 Timing)', () => {
  expect(distanceM({ lat: 17, lng: 78 }, { lat: 18, lng: 78 }) / 1000).toBeCloseTo(111.19, 2)
})

test('a distance is the same both ways and never negative', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 3)
      expect(distanceM(a, b)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('standing still to within 0.0001 degrees is not a move (Spec §9 Watch threshold)', () => {
  expect(hasMoved(hyderabad, { lat: 17.38505, lng: 78.4867 })).toBe(false)
  expect(hasMoved(hyderabad, { lat: 17.3852, lng: 78.4867 })).toBe(true)
})

test('tracking-12: exactly 0.0001 degrees is a move, since the last reported position (Spec §4, §9)', () => {
  const positions = [
    [17.6814, 77.6074],
    [17.6815, 77.6074],
    [17.6815, 77.60749],
    [17.6816, 77.60749],
    [17.6816, 77.6075],
  ].map(([lat = 0, lng = 0]) => ({ lat, lng }))
  const [first = hyderabad, ...later] = positions
  let last = first
  const moved = later.map((position) => {
    const isMove = hasMoved(last, position)
    if (isMove) last = position
    return isMove
  })
  expect(moved).toEqual([true, false, true, false])
})
