import { expect, test } from 'vitest'
import { isOpenRoute, openTrades } from './trades.ts'

test('a trade is shown from the day its first screen is built', () => {
  expect(openTrades().map(({ key }) => key)).toEqual([
    'food',
    'grocery',
    'transport',
    'home',
    'beauty',
    'delivery',
  ])
})

test('a route that redirects, or that has a screen, is open', () => {
  expect(isOpenRoute('cart')).toBe(true)
  expect(isOpenRoute('checkout')).toBe(true)
})
