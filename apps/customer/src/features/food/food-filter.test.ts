import { SORTS } from '@angadi/data/vendors/nearby-filter.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrows, readFilter, withFilter } from './food-filter.ts'

const filter = fc.record({
  query: fc.string(),
  cuisine: fc.string(),
  vegOnly: fc.boolean(),
  openOnly: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
})

test('a filter that is written into the address is read back the same', () => {
  fc.assert(
    fc.property(filter, (asked) => {
      const address = withFilter(new URLSearchParams(), asked).toString()
      expect(readFilter(new URLSearchParams(address))).toEqual(asked)
    }),
  )
})

test('an address without a filter stays as it is, and other parts of it are kept', () => {
  const params = new URLSearchParams('sheet=location')
  expect(withFilter(params, readFilter(params)).toString()).toBe('sheet=location')
})

test('an order of sorting that does not exist is the usual one', () => {
  expect(readFilter(new URLSearchParams('sort=cheapest')).sort).toBe('comprehensive')
})

test('sorting alone leaves nothing out', () => {
  expect(narrows(readFilter(new URLSearchParams('sort=fastest')))).toBe(false)
  expect(narrows(readFilter(new URLSearchParams('veg=1')))).toBe(true)
})
