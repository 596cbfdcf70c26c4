import { expect, test } from 'vitest'
import { cashLevel } from './cash-level.ts'

test.each([
  [0, 'low'],
  [239_999, 'low'],
  [240_000, 'near'],
  [299_999, 'near'],
  [300_000, 'full'],
  [450_000, 'full'],
] as const)('%i paise of ₹3,000 is %s', (held, level) => {
  expect(cashLevel(held, 300_000)).toBe(level)
})

test('whoever may hold nothing is at the limit at once', () => {
  expect(cashLevel(0, 0)).toBe('full')
})
