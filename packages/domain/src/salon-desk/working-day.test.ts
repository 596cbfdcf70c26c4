import { expect, test } from 'vitest'
import {
  AWAY,
  copyDay,
  dayProblem,
  rowsOfWeek,
  USUAL_WEEK,
  weekProblem,
  workedMinutes,
  workingWeekOf,
} from './working-day.ts'

const span = (opens: string, closes: string) => ({ opens, closes })

test('a week is the same after it was stored', () => {
  expect(workingWeekOf(rowsOfWeek(USUAL_WEEK))).toEqual(USUAL_WEEK)
  expect(weekProblem(USUAL_WEEK)).toBeUndefined()
})

test('the end of a day is midnight', () => {
  const rows = [{ weekday: 1, opens: '18:00', closes: '24:00', is_break: false }]
  expect(workingWeekOf(rows)[1]).toEqual({ spans: [span('18:00', '00:00')], breaks: [] })
})

test('breaks of a day without hours are not stored', () => {
  const week = USUAL_WEEK.with(1, { spans: [], breaks: [span('13:00', '14:00')] })
  expect(rowsOfWeek(week).some(({ weekday }) => weekday === 1)).toBe(false)
})

test.each([
  ['nothing', AWAY, undefined],
  ['two spans', { spans: [span('09:00', '13:00'), span('16:00', '20:00')], breaks: [] }, undefined],
  ['past midnight', { spans: [span('18:00', '02:00')], breaks: [span('00:30', '01:00')] }, undefined],
  ['a whole day', { spans: [span('00:00', '00:00')], breaks: [] }, undefined],
  ['spans that overlap', { spans: [span('09:00', '13:00'), span('12:00', '20:00')], breaks: [] }, 'overlap'],
  [
    'a night into its own morning',
    { spans: [span('20:00', '09:00'), span('08:00', '12:00')], breaks: [] },
    'overlap',
  ],
  ['a missing time', { spans: [span('09:00', '')], breaks: [] }, 'missing'],
  ['a missing end of a break', { spans: [span('09:00', '13:00')], breaks: [span('10:00', '')] }, 'missing'],
  [
    'a break after work',
    { spans: [span('09:00', '13:00')], breaks: [span('13:30', '14:00')] },
    'breakOutside',
  ],
  [
    'a break across the pause between two spans',
    { spans: [span('09:00', '13:00'), span('14:00', '18:00')], breaks: [span('12:30', '14:30')] },
    'breakOutside',
  ],
])('%s', (_, day, problem) => {
  expect(dayProblem(day)).toBe(problem)
})

test('one day is copied to others, and only to them', () => {
  const week = copyDay(USUAL_WEEK, 1, [0, 2])
  expect(week[0]).toEqual(USUAL_WEEK[1])
  expect(week[3]).toBe(USUAL_WEEK[3])
  expect(copyDay(USUAL_WEEK, 0, [6])[6]).toEqual(AWAY)
})

test('breaks are not worked', () => {
  expect(USUAL_WEEK.map(workedMinutes)).toEqual([0, 555, 555, 555, 555, 555, 555])
  expect(workedMinutes({ spans: [span('18:00', '02:00')], breaks: [] })).toBe(480)
})
