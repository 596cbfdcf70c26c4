import { expect, test } from 'vitest'
import { ORDERS_SLOW_MS, ORDERS_TIMEOUT_MS, retryDelayMs, shouldRetry } from './retry-policy.ts'

test('orders are given up after 10 s and told to be slow after 5 s (Spec §9 Orders)', () => {
  expect(ORDERS_TIMEOUT_MS).toBe(10_000)
  expect(ORDERS_SLOW_MS).toBe(5000)
})

test('orders are asked for twice more, after a wait that doubles from 1 s up to 5 s (Spec §9 Orders)', () => {
  expect([0, 1, 2, 3].map(shouldRetry)).toEqual([true, true, false, false])
  expect([0, 1, 2, 3, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 5000, 5000])
})
