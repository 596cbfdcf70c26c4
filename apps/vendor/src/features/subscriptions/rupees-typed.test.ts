import { expect, test } from 'vitest'
import { rupeesTyped } from './rupees-typed.ts'

test('rupees become paise, and nothing else is an amount', () => {
  expect(['0', '3', '2.5', ' 12.05 ', '500'].map(rupeesTyped)).toEqual([0, 300, 250, 1205, 50_000])
  expect(['', '-1', '501', '1.234', '₹5', '1e2', 'five'].map(rupeesTyped)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})
