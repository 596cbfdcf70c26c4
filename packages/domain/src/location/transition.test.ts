import { expect, test } from 'vitest'
import { MOVING_BANNER_MS, transitionTo } from './transition.ts'

test('a changed short name is a move, told for 3 s (Spec §4 Live tracking)', () => {
  expect(MOVING_BANNER_MS).toBe(3000)
  expect(transitionTo('Madhapur', 'Gachibowli', 5)).toEqual({
    from: 'Madhapur',
    to: 'Gachibowli',
    timestamp: 5,
  })
})

test('the first name and the same name are no move (Spec §4 Live tracking)', () => {
  expect(transitionTo(undefined, 'Madhapur', 5)).toBeUndefined()
  expect(transitionTo('Madhapur', 'Madhapur', 5)).toBeUndefined()
})
