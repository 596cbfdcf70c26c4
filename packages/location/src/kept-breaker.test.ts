import { CLOSED } from '@angadi/domain/location/breaker.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { keepBreaker, keptBreaker } from './kept-breaker.ts'
import { stubStorage } from './test-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('the failure count and the time of the last failure are kept for the next visit (Spec §3 Local storage keys)', () => {
  const kept = stubStorage()
  keepBreaker({ failures: 3, lastFailureAt: 17 })
  expect(Object.fromEntries(kept)).toEqual({ geocodingFailureCount: '3', geocodingLastFailure: '17' })
  expect(keptBreaker()).toEqual({ failures: 3, lastFailureAt: 17 })
  keepBreaker(CLOSED)
  expect(kept.size).toBe(0)
})

test('what somebody else wrote there is not believed, and a closed storage is no obstacle', () => {
  const kept = stubStorage()
  for (const nonsense of ['many', '-1', '1.5', 'Infinity']) {
    kept.set('geocodingFailureCount', nonsense)
    kept.set('geocodingLastFailure', nonsense)
    expect(keptBreaker()).toEqual(CLOSED)
  }
  vi.stubGlobal('localStorage', undefined)
  expect(keptBreaker()).toEqual(CLOSED)
  expect(() => keepBreaker({ failures: 1, lastFailureAt: 1 })).not.toThrow()
})
