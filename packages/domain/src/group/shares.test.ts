import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chosen, sharesOf } from './shares.ts'

const total = fc.integer({ min: 0, max: 10_000_000 })
const people = fc
  .array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 20 })
  .map((paise) => paise.map((one, index): Chosen => ({ personId: `p${index}`, paise: one })))

test('the shares of a group order add up to what it cost, to the paisa (Issue 11)', () => {
  fc.assert(
    fc.property(total, people, (paise, chosen) => {
      const shares = sharesOf(paise, chosen)
      expect(shares.size).toBe(chosen.length)
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(paise)
    }),
  )
})

test('no share is a paisa or more away from its exact part, and none is negative', () => {
  fc.assert(
    fc.property(total, people, (paise, chosen) => {
      const sum = chosen.reduce((all, one) => all + one.paise, 0)
      const shares = sharesOf(paise, chosen)
      for (const { personId, paise: items } of chosen) {
        const exact = sum === 0 ? paise / chosen.length : (paise * items) / sum
        expect(Math.abs((shares.get(personId) ?? Number.NaN) - exact)).toBeLessThan(1)
        expect(shares.get(personId)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('whoever chose more pays no less', () => {
  fc.assert(
    fc.property(total, people, (paise, chosen) => {
      const shares = sharesOf(paise, chosen)
      const byItems = chosen.toSorted((a, b) => a.paise - b.paise)
      for (const [index, { personId, paise: items }] of byItems.entries()) {
        const next = byItems[index + 1]
        if (next && next.paise > items)
          expect(shares.get(next.personId)).toBeGreaterThanOrEqual(shares.get(personId) ?? 0)
      }
    }),
  )
})

test('fees are shared in proportion: ₹100 and ₹200 of items at ₹345 in all are ₹115 and ₹230', () => {
  expect([
    ...sharesOf(34_500, [
      { personId: 'asha', paise: 10_000 },
      { personId: 'ravi', paise: 20_000 },
    ]),
  ]).toEqual([
    ['asha', 11_500],
    ['ravi', 23_000],
  ])
})

test('somebody who chose nothing owes nothing', () => {
  expect(
    sharesOf(100, [
      { personId: 'asha', paise: 3 },
      { personId: 'ravi', paise: 0 },
    ]).get('ravi'),
  ).toBe(0)
})
