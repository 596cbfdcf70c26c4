import { CLOSED } from '@angadi/domain/location/breaker.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { keepBreaker, storedBreaker } from './stored-breaker.ts'
import { stubStorage } from './test-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('the failure count and the time of the last failure are kept for the next visit (Spec §3 Local storage keys)', () => {
  const stored = stubStorage()
  keepBreaker({ failures: 3, lastFailureAt: 17 })
  expect(Object.fromEntries(stored)).toEqual({ geocodingFailureCount: '3', geocodingLastFailure: '17' })
  expect(storedBreaker()).toEqual({ failures: 3, lastFailureAt: 17 })
  keepBreaker(CLOSED)
  expect(stored.size).toBe(0)
})

test('what somebody else wrote there is not believed, and a closed storage is no obstacle', () => {
  const stored = stubStorage()
  for (const nonsense of ['many', '-1', '1.5', 'Infinity']) {
    stored.set('geocodingFailureCount', nonsense)
    stored.set('geocodingLastFailure', nonsense)
    expect(storedBreaker()).toEqual(CLOSED)
  }
  vi.stubGlobal('localStorage', undefined)
  expect(storedBreaker()).toEqual(CLOSED)
  expect(() => keepBreaker({ failures: 1, lastFailureAt: 1 })).not.toThrow()
})
