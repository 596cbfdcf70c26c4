import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetToken, facetValue, percentOff, priceRanges, toggleFacet } from './facets.ts'

test('a value may contain what separates it from its name', () => {
  expect(facetValue(facetToken('Screen', '15.6" = 39.6 cm'))).toBe('15.6" = 39.6 cm')
})

test('choosing twice is not choosing', () => {
  expect(toggleFacet(toggleFacet(['Size=M'], 'Size=L'), 'Size=L')).toEqual(['Size=M'])
})

test('ranges of prices leave nothing out and do not overlap', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(5_000_000), (one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)]
      const ranges = priceRanges(least, most)
      ranges.forEach((range, index) => {
        expect(range.to).toBe(ranges[index + 1]?.from)
      })
      if (ranges.length > 0) {
        expect(ranges[0]?.from).toBeUndefined()
        expect(ranges.at(-1)?.to).toBeUndefined()
      }
    }),
  )
})

test('a discount is never promised larger than it is', () => {
  expect(percentOff(99_900, 149_900)).toBe(33)
  expect(percentOff(99_900, null)).toBe(0)
  expect(percentOff(99_900, 99_900)).toBe(0)
})
