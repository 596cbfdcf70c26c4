import { expect, test } from 'vitest'
import { everyNth } from './chart-bar.ts'

test('names stand under every bar where there is room, else under as many as fit', () => {
  expect(everyNth(7, 700, 48)).toBe(1)
  expect(everyNth(31, 310, 48)).toBe(5)
  expect(everyNth(24, 0, 48)).toBe(1152)
  expect(everyNth(0, 300, 48)).toBe(1)
})
