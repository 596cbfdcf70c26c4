import { expect, test } from 'vitest'
import { retryDelayMs, shouldRetry } from './retry-policy.ts'

test('orders are asked for twice more, after a wait that doubles from 1 s up to 5 s (Spec §9 Orders)', () => {
  expect([0, 1, 2, 3].map(shouldRetry)).toEqual([true, true, false, false])
  expect([0, 1, 2, 3, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 5000, 5000])
})
