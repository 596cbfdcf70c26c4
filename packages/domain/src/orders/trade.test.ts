import { expect, test } from 'vitest'
import { TRADES, tradeOf } from './trade.ts'

test('each trade is spoken of in its own words, and every other category as a shop', () => {
  expect(TRADES.map((trade) => tradeOf(trade))).toEqual([...TRADES])
  expect([tradeOf('pets'), tradeOf(null), tradeOf(undefined)]).toEqual(['shopping', 'shopping', 'shopping'])
})
