import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseOf, rupeesOf, shareOf } from './money.ts'

test('a share of an amount rounds half away from zero', () => {
  expect(shareOf(150, 3_333)).toBe(50)
  expect(shareOf(105, 5_000)).toBe(53)
  expect(shareOf(-105, 5_000)).toBe(-53)
})

test('the whole of any amount is the amount itself', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (amount) => shareOf(amount, 10_000) === amount))
})

test('rupees are typed with a point, with grouping, and with their sign, and nothing else is an amount', () => {
  for (const [text, paise] of [
    ['12', 1200],
    ['12.5', 1250],
    [' ₹1,250.05 ', 125_005],
    ['0.29', 29],
    ['', undefined],
    ['-5', undefined],
    ['1.234', undefined],
    ['1e3', undefined],
    ['ten', undefined],
  ] as const)
    expect({ text, paise: paiseOf(text) }).toEqual({ text, paise })
})

test('what is shown for editing is read back to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (paise) => paiseOf(rupeesOf(paise)) === paise),
  )
})
