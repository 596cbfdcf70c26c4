import { distanceM } from '@angadi/domain/geo.ts'
import { expect, test } from 'vitest'
import { Random } from '../../../../supabase/seeds/random.ts'
import { demandAt, requestsOf } from './demand.ts'

const ZAHEERABAD = { lat: 17.6814, lng: 77.6074 }
const morning = { centre: ZAHEERABAD, ridesAnHour: 60, minutes: 60, fromHour: 8 }

test('the same seed asks for the same rides, another one for others', () => {
  expect(requestsOf(new Random('a'), morning)).toEqual(requestsOf(new Random('a'), morning))
  expect(requestsOf(new Random('b'), morning)).not.toEqual(requestsOf(new Random('a'), morning))
})

test('requests come in the order of their time, within the simulation, and in the town', () => {
  const requests = requestsOf(new Random('town'), morning)
  expect(requests.map(({ at }) => at)).toEqual(requests.map(({ at }) => at).toSorted((a, b) => a - b))
  for (const { at, from, to } of requests) {
    expect(at).toBeLessThan(3600)
    expect(distanceM(ZAHEERABAD, from)).toBeLessThan(15_000)
    expect(distanceM(from, to)).toBeGreaterThan(600)
    expect(distanceM(from, to)).toBeLessThan(12_100)
  }
})

test('as many come as the hours of the day say', () => {
  const many = (fromHour: number) =>
    Array.from(
      { length: 40 },
      (_, seed) => requestsOf(new Random(seed), { ...morning, fromHour }).length,
    ).reduce((sum, count) => sum + count, 0) / 40
  expect(many(8) / 60).toBeCloseTo(demandAt(8, 0), 0)
  expect(many(8)).toBeGreaterThan(5 * many(2))
})

test('the hour of the day goes on with the simulation, and begins again at midnight', () => {
  expect(demandAt(8, 3600)).toBe(demandAt(9, 0))
  expect(demandAt(23, 3600)).toBe(demandAt(0, 0))
})
