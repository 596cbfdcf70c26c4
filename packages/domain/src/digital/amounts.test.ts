import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMOUNT_RULES, amountBounds, isPayable } from './amount-rule.ts'
import { convenienceFee } from './convenience-fee.ts'

const limits = { min: 5_000, max: 1_000_000 }
const paise = fc.integer({ min: 1, max: 50_000_000 })

test('a bill is paid exactly, in part or in advance, as its biller takes it (field 2.14)', () => {
  const bill = { amount: 120_000, min: null }
  expect(amountBounds('exact', bill, limits)).toEqual({ min: 120_000, max: 120_000 })
  expect(amountBounds('partial', bill, limits)).toEqual({ min: 5_000, max: 120_000 })
  expect(amountBounds('partial', { ...bill, min: 60_000 }, limits)).toEqual({ min: 60_000, max: 120_000 })
  expect(amountBounds('advance', bill, limits)).toEqual({ min: 120_000, max: 1_000_000 })
  expect(amountBounds('any', bill, limits)).toEqual(limits)
  expect(amountBounds('exact', undefined, limits)).toEqual(limits)
})

test('the amount of a bill can be paid under every rule but one that has limits of its own', () => {
  fc.assert(
    fc.property(paise, fc.constantFrom(...AMOUNT_RULES), (amount, rule) => {
      const bounds = amountBounds(rule, { amount, min: null }, limits)
      expect(isPayable(amount, bounds)).toBe(rule !== 'any' || (amount >= limits.min && amount <= limits.max))
      expect(isPayable(amount + 0.5, bounds)).toBe(false)
    }),
  )
})

test('the convenience fee is whole paise, never above its cap, and grows with the amount (field 2.14)', () => {
  const rule = fc.record({
    flat: fc.integer({ min: 0, max: 10_000 }),
    basisPoints: fc.integer({ min: 0, max: 1_000 }),
    cap: fc.option(fc.integer({ min: 0, max: 50_000 })),
  })
  fc.assert(
    fc.property(paise, paise, rule, (one, other, fee) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const charged = convenienceFee(more, fee)
      expect(Number.isInteger(charged)).toBe(true)
      expect(charged).toBeGreaterThanOrEqual(convenienceFee(less, fee))
      expect(charged).toBeLessThanOrEqual(fee.cap ?? Number.MAX_SAFE_INTEGER)
    }),
  )
})
