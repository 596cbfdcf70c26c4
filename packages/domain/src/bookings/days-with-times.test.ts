import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotDay } from '../schedule/slots.ts'
import { countTimes, daysWithTimes, nextFreeTime } from './days-with-times.ts'

test('a day without a free time stands between those that have some', () => {
  const days = daysWithTimes('2026-11-29', 4, ['2026-12-01T04:30:00Z', '2026-11-29T05:00:00+00:00'])
  expect(days).toEqual([
    { day: '2026-11-29', times: ['2026-11-29T05:00:00+00:00'] },
    { day: '2026-11-30', times: [] },
    { day: '2026-12-01', times: ['2026-12-01T04:30:00Z'] },
    { day: '2026-12-02', times: [] },
  ])
  expect(nextFreeTime(days)).toBe('2026-11-29T05:00:00+00:00')
  expect(nextFreeTime(days, '2026-11-29')).toBe('2026-12-01T04:30:00Z')
  expect(nextFreeTime(days, '2026-12-01')).toBeUndefined()
})

test('a time after midnight in India belongs to the new day, whatever the device calls it', () => {
  const [first, second] = daysWithTimes('2026-11-23', 2, ['2026-11-23T18:30:00Z', '2026-11-23T18:29:00Z'])
  expect(first?.times).toEqual(['2026-11-23T18:29:00Z'])
  expect(second?.times).toEqual(['2026-11-23T18:30:00Z'])
})

test('every time of the days stands on its own day, once and in order', () => {
  const start = Date.parse('2026-11-23T00:00:00+05:30')
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 14 * 96 - 1 }), { maxLength: 60 }), (quarters) => {
      const times = quarters.map((quarter) => new Date(start + quarter * 900_000).toISOString())
      const days = daysWithTimes('2026-11-23', 14, times)
      expect(countTimes(days)).toBe(times.length)
      expect(days.flatMap((one) => one.times)).toEqual(times.toSorted())
      for (const { day, times: ofDay } of days) for (const time of ofDay) expect(slotDay(time)).toBe(day)
    }),
  )
})
