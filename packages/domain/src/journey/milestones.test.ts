import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milestones } from './milestones.ts'

test('a customer with twelve orders has passed the first and the tenth, and is on the way to the fiftieth (Spec §1 Dashboard)', () => {
  const steps = milestones({ orders: 12, vendors: 3, reviews: 0, favourites: 2 })
  expect(steps.filter(({ done, of }) => done === of).map(({ key }) => key)).toEqual([
    'first_order',
    'first_favourite',
    'ten_orders',
  ])
  expect(steps.at(-1)).toEqual({ key: 'fifty_orders', done: 12, of: 50 })
})

test('no step is ever more than done', () => {
  const count = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(fc.record({ orders: count, vendors: count, reviews: count, favourites: count }), (soFar) => {
      for (const { done, of } of milestones(soFar)) expect(done).toBeLessThanOrEqual(of)
    }),
  )
})
