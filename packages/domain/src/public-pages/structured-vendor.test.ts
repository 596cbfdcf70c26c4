import { expect, test } from 'vitest'
import { structuredVendor } from './structured-vendor.ts'

const vendor = {
  name: 'Sri Lakshmi Kirana',
  kind: 'grocery',
  address: 'Main Road, Zaheerabad',
  lat: 17.68,
  lng: 77.6,
  rating: 4.4,
  ratings_count: 120,
  cuisine_names: [],
  region: { name: 'Zaheerabad' },
  hours: [
    { weekday: 1, opens: '08:00:00', closes: '21:30:00' },
    { weekday: 0, opens: '00:00:00', closes: '00:00:00' },
  ],
}

test('a shop is described with its trade, place and hours', () => {
  const data = structuredVendor(vendor, 'https://angadi.in/shop/x', undefined)
  expect(data).toMatchObject({
    '@type': 'GroceryStore',
    url: 'https://angadi.in/shop/x',
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '08:00', closes: '21:30' },
      { dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
    ],
  })
  expect(data).not.toHaveProperty('image')
})

test('a rating is told only where there are real ones (Decisions, Marketing claims)', () => {
  const rating = (changes: object) =>
    structuredVendor({ ...vendor, ...changes }, 'https://angadi.in/shop/x', undefined)['aggregateRating']
  expect(rating({})).toMatchObject({ ratingValue: 4.4, ratingCount: 120 })
  expect(rating({ ratings_count: 4 })).toBeUndefined()
  expect(rating({ rating: null, ratings_count: 0 })).toBeUndefined()
})

test('a trade without a type of its own is a local business', () => {
  expect(
    structuredVendor({ ...vendor, kind: 'transport' }, 'https://angadi.in/shop/x', undefined)['@type'],
  ).toBe('LocalBusiness')
})
