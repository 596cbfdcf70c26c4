import { expect, test } from 'vitest'
import { isPastHalf } from './scrolled.ts'

test.each([
  [0, false],
  [1000, false],
  [1001, true],
  [2000, true],
])('a page of 2000 px to scroll, scrolled by %i, is past its half: %s (Spec §9 Layout)', (top, isPast) => {
  expect(isPastHalf(top, 2800, 800)).toBe(isPast)
})

test('a page that fits the screen is never scrolled', () => {
  expect(isPastHalf(0, 800, 800)).toBe(false)
  expect(isPastHalf(10, 700, 800)).toBe(false)
})
