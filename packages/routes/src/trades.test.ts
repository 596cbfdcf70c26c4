import { expect, test } from 'vitest'
import { isOpenRoute, openTrades, TRADES } from './trades.ts'

test('a trade is shown from the day its first screen is built', () => {
  expect(openTrades().map(({ key }) => key)).toEqual(
    TRADES.filter(({ route }) => isOpenRoute(route)).map(({ key }) => key),
  )
  expect(openTrades().map(({ key }) => key)).toContain('food')
})

test('a route that redirects, or that has a screen, is open', () => {
  expect(isOpenRoute('cart')).toBe(true)
  expect(isOpenRoute('checkout')).toBe(true)
})
