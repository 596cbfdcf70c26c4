import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForStuck } from './stuck-watch.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('the monitor looks every 5 s and warns once a submission is under way for more than 45 s (Spec §9 Forms)', () => {
  const told = vi.fn()
  const stop = watchForStuck({ phase: 'submitting', startedAt: 0, attempts: 1 }, told)
  vi.advanceTimersByTime(4_999)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40_001)
  expect(told.mock.calls).toEqual(Array.from({ length: 9 }, () => [false]))
  vi.advanceTimersByTime(5_000)
  expect(told).toHaveBeenLastCalledWith(true)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveBeenCalledTimes(10)
})
