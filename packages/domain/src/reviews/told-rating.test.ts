import { expect, test } from 'vitest'
import { isRatingTold } from './told-rating.ts'

test('an average is told from five ratings on (Spec §9 Structured data; Decisions, Marketing claims)', () => {
  expect(isRatingTold({ rating: 5, ratings_count: 4 })).toBe(false)
  expect(isRatingTold({ rating: 5, ratings_count: 5 })).toBe(true)
  expect(isRatingTold({ rating: null, ratings_count: 5 })).toBe(false)
})
