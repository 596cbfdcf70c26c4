import { expect, test } from 'vitest'
import { allCancelled, reviewsOf, visitsOf } from './sums.ts'

test('cancellations, reviews and visits are summed over their kinds', () => {
  const sums = {
    cancelled_customer: 2,
    cancelled_vendor: 1,
    review_5: 3,
    review_1: 1,
    visit_page: 4,
    visit_search: 6,
  }
  expect(allCancelled(sums)).toBe(3)
  expect(reviewsOf(sums)).toEqual({ count: 4, average: 4 })
  expect(visitsOf(sums)).toBe(10)
})

test('without any of them there is no average', () => {
  expect(allCancelled({})).toBe(0)
  expect(reviewsOf({})).toEqual({ count: 0, average: undefined })
  expect(visitsOf({})).toBe(0)
})
