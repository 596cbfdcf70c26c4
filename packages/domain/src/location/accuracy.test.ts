import { expect, test } from 'vitest'
import { accuracyBand, isPrecise, NETWORK_ACCURACY_M } from './accuracy.ts'

test('accuracy is high up to 10 m, medium up to 50 m, else low (Spec §4 Accuracy bands)', () => {
  expect([0, 10, 10.1, 50, 50.1, 5000].map(accuracyBand)).toEqual([
    'high',
    'high',
    'medium',
    'medium',
    'low',
    'low',
  ])
})

test('a position is precise at 100 m or better (Spec §9 Timing)', () => {
  expect([8, 100, 100.1].map(isPrecise)).toEqual([true, true, false])
})

test('a position by the network is 1000 m exact, and so never precise (Spec §9 Timing)', () => {
  expect(NETWORK_ACCURACY_M).toBe(1000)
  expect(isPrecise(NETWORK_ACCURACY_M)).toBe(false)
})
