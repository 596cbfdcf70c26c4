import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderedLine, type Picked, pickedPaise, substitutePaise } from './picked-price.ts'

const ordered: fc.Arbitrary<OrderedLine> = fc.record({
  unitPaise: fc.integer({ min: 100, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  orderedGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})
const someOf = ({ quantity, orderedGrams }: OrderedLine): fc.Arbitrary<Picked> =>
  orderedGrams === null
    ? fc.record({ quantity: fc.integer({ min: 0, max: quantity }), grams: fc.constant(null) })
    : fc.record({ quantity: fc.constant(null), grams: fc.integer({ min: 0, max: orderedGrams * 2 }) })
const line = ordered.chain((one) => someOf(one).map((picked) => ({ ordered: one, picked })))

describe('the price of what was picked', () => {
  it('never exceeds the quote, whatever is picked and offered instead (2.2)', () => {
    fc.assert(
      fc.property(
        line,
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.integer({ min: 1, max: 50 }),
        (one, unit, many) => {
          const picked = pickedPaise(one.ordered, one.picked)
          const instead = substitutePaise(one.ordered, one.picked, unit, many)
          expect(picked).toBeGreaterThanOrEqual(0)
          expect(instead).toBeGreaterThanOrEqual(0)
          expect(picked + instead).toBeLessThanOrEqual(one.ordered.unitPaise * one.ordered.quantity)
        },
      ),
    )
  })

  it('is the quote when everything was there', () => {
    fc.assert(
      fc.property(ordered, (one) => {
        expect(pickedPaise(one, { quantity: one.quantity, grams: one.orderedGrams })).toBe(
          one.unitPaise * one.quantity,
        )
      }),
    )
  })

  it('follows the weight, and stays at the order above it', () => {
    const tomatoes = { unitPaise: 2000, quantity: 2, orderedGrams: 1000 }
    expect(pickedPaise(tomatoes, { quantity: null, grams: 950 })).toBe(3800)
    expect(pickedPaise(tomatoes, { quantity: null, grams: 1100 })).toBe(4000)
    expect(pickedPaise(tomatoes, { quantity: null, grams: 0 })).toBe(0)
  })
})
