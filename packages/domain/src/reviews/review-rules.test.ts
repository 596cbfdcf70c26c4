import { expect, test } from 'vitest'
import { isStars, starShares } from './review-rules.ts'

test('one to five whole stars can be given (Spec §5 Ratings)', () => {
  expect([0, 1, 5, 6, 4.5, '5', null].map(isStars)).toEqual([false, true, true, false, false, false, false])
})

test('the share of each number of stars is a whole percentage', () => {
  expect(starShares([0, 1, 0, 0, 2])).toEqual([0, 33, 0, 0, 67])
  expect(starShares([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0])
  expect(starShares([])).toEqual([0, 0, 0, 0, 0])
})
