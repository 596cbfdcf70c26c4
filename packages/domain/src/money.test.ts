import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './money.ts'

test('a share of an amount rounds half away from zero', () => {
  expect(shareOf(150, 3_333)).toBe(50)
  expect(shareOf(105, 5_000)).toBe(53)
  expect(shareOf(-105, 5_000)).toBe(-53)
})

test('the whole of any amount is the amount itself', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (amount) => shareOf(amount, 10_000) === amount))
})
