import { expect, test } from 'vitest'
import { dayPartAt } from './greeting.ts'

test.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [19, 'evening'],
  [20, 'night'],
  [23, 'night'],
])('at %i o’clock one is greeted with the %s (Spec §1 Home screen)', (hour, part) => {
  expect(dayPartAt(hour)).toBe(part)
})
