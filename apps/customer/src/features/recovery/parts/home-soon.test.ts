import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeSoon } from './home-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a signed-in visitor goes home after 1.5 s (Spec §4 Dashboard redirect)', () => {
  const go = vi.fn()
  homeSoon(go)
  vi.advanceTimersByTime(1499)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledTimes(1)
})

test('whoever wishes to stay stays (Spec §4 Dashboard redirect)', () => {
  const go = vi.fn()
  const stay = homeSoon(go)
  stay()
  vi.advanceTimersByTime(10_000)
  expect(go).not.toHaveBeenCalled()
})
