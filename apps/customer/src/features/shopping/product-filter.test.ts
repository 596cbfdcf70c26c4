import { expect, test } from 'vitest'
import { choices, readFilter, withFilter, withoutChoices } from './product-filter.ts'

test('a filter survives the way through the URL', () => {
  const params = new URLSearchParams(
    'in=electronics&q=bud&f=Brand%3DVoltix&f=Colour%3DBlue&from=50000&rating=4&sort=price_low&sheet=x',
  )
  const filter = readFilter(params)
  expect(filter).toMatchObject({
    department: 'electronics',
    facets: ['Brand=Voltix', 'Colour=Blue'],
    priceFrom: 50_000,
    minRating: 4,
  })
  expect(readFilter(withFilter(new URLSearchParams('sheet=x'), filter))).toEqual(filter)
  expect(withFilter(params, filter).get('sheet')).toBe('x')
})

test('what nobody would choose counts as not set', () => {
  expect(readFilter(new URLSearchParams('from=-5&to=1e9&rating=9&sort=random&stock=yes'))).toEqual(
    readFilter(new URLSearchParams()),
  )
})

test('clearing keeps the department, the words and the order', () => {
  const filter = readFilter(
    new URLSearchParams('in=toys&q=car&f=Brand%3DJal&to=90000&stock=1&sort=top_rated'),
  )
  expect(choices(filter)).toBe(3)
  expect(choices(withoutChoices(filter))).toBe(0)
  expect(withoutChoices(filter)).toMatchObject({ department: 'toys', search: 'car', sort: 'top_rated' })
})
