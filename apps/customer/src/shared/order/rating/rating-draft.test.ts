import { expect, test } from 'vitest'
import { NOTHING_RATED, ratingOf, readRating } from './rating-draft.ts'

test('only items with stars are sent, and nothing that is empty', () => {
  const draft = readRating({
    vendor: { stars: 5, body: ' Good ', photos: [] },
    courierStars: 4,
    items: { a: { stars: 3, body: ' ', photos: ['x/y.webp'] }, b: { body: 'No stars yet' } },
  })
  expect(ratingOf(draft)).toEqual({
    vendorStars: 5,
    courierStars: 4,
    body: 'Good',
    photos: undefined,
    items: [{ item_id: 'a', stars: 3, photos: ['x/y.webp'] }],
  })
})

test('what an older release stored is read as nothing', () => {
  expect(readRating({ vendorStars: 4, body: 'Old', items: 'x' })).toEqual(NOTHING_RATED)
})
