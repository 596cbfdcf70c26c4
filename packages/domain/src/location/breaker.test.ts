import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, BREAKER_FAILURES, BREAKER_PAUSE_MS, type Breaker, CLOSED, isOpen } from './breaker.ts'

function failing(times: number, at: number): Breaker {
  let breaker = CLOSED
  for (let count = 0; count < times; count++) breaker = afterFailure(breaker, at)
  return breaker
}

test('five failures leave the geocoders alone for two minutes (Spec §4 Location detection, §9 Timing)', () => {
  expect([BREAKER_FAILURES, BREAKER_PAUSE_MS]).toEqual([5, 120_000])
  expect(isOpen(failing(4, 1000), 1000)).toBe(false)
  const open = failing(5, 1000)
  expect(isOpen(open, 1000)).toBe(true)
  expect(isOpen(open, 1000 + 119_999)).toBe(true)
  expect(isOpen(open, 1000 + 120_000)).toBe(false)
})

test('after the pause it takes five failures again (Spec §4 Location detection)', () => {
  const again = afterFailure(failing(5, 0), BREAKER_PAUSE_MS)
  expect(again).toEqual({ failures: 1, lastFailureAt: BREAKER_PAUSE_MS })
  expect(isOpen(again, BREAKER_PAUSE_MS)).toBe(false)
})

test('whatever failed when, nobody is kept away for longer than the pause (Spec §4 Location detection, §9 Timing)', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 3 * BREAKER_PAUSE_MS }), { maxLength: 40 })
  fc.assert(
    fc.property(gaps, fc.integer({ min: -BREAKER_PAUSE_MS, max: 2 * BREAKER_PAUSE_MS }), (waits, later) => {
      let now = 0
      let breaker = CLOSED
      for (const wait of waits) {
        now += wait
        if (!isOpen(breaker, now)) breaker = afterFailure(breaker, now)
        expect(breaker.failures).toBeLessThanOrEqual(BREAKER_FAILURES)
      }
      const elapsed = now + later - (breaker.lastFailureAt ?? 0)
      expect(isOpen(breaker, now + later)).toBe(
        breaker.failures === BREAKER_FAILURES && elapsed >= 0 && elapsed < BREAKER_PAUSE_MS,
      )
    }),
  )
})
