import { expect, test } from 'vitest'
import { showsHomeExtras } from './home-extras.ts'

test.each([
  '/service/cleaning',
  '/category/food',
  '/restaurant/paradise',
  '/restaurants/paradise',
  '/grocery',
  '/grocery/checkout',
  '/transport',
])('home extras are hidden on %s (Spec §2 Tile links on home)', (path) => {
  expect(showsHomeExtras(path)).toBe(false)
})

test.each(['/', '/food', '/discover', '/categories', '/shopping/cart'])('they are shown on %s', (path) => {
  expect(showsHomeExtras(path)).toBe(true)
})
