import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondsToWait } from './client-limiter.ts'
import { reportViolation } from './report-violation.ts'

const stored = new Map<string, string>()
const fetched = vi.fn(async (_path: string, _init: { readonly body: string }) => new Response())

beforeEach(() => {
  stored.clear()
  fetched.mockClear()
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { href: 'https://angadi.in/auth?token=abc' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a report carries type, details, timestamp, userAgent and url, without secrets (Spec §7 Security violations)', () => {
  reportViolation('content-policy', { directive: 'script-src', token: 'abc' })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/security/violations')
  expect(JSON.parse(init?.body ?? '')).toEqual({
    type: 'content-policy',
    details: { directive: 'script-src', token: '[redacted]' },
    timestamp: new Date(1_000_000).toISOString(),
    userAgent: navigator.userAgent,
    url: 'https://angadi.in/auth?token=[redacted]',
  })
})

test('ten reports a minute are sent and no more (Spec §9 Rate limiter)', () => {
  for (let n = 0; n < 30; n++) reportViolation('click-storm', {})
  expect(fetched).toHaveBeenCalledTimes(10)
  vi.setSystemTime(1_061_000)
  reportViolation('click-storm', {})
  expect(fetched).toHaveBeenCalledTimes(11)
})

test('the limiter keeps its turns in local storage, each name by itself (Spec §9 Rate limiter)', () => {
  for (let n = 0; n < 10; n++) expect(secondsToWait('sign-in-code')).toBe(0)
  expect(secondsToWait('sign-in-code')).toBe(60)
  vi.setSystemTime(1_030_500)
  expect(secondsToWait('sign-in-code')).toBe(30)
  expect(secondsToWait('form:address')).toBe(0)
  expect(JSON.parse(stored.get('angadi.rate-limits') ?? '')).toMatchObject({ 'form:address': [1_030_500] })
  vi.setSystemTime(1_200_000)
  secondsToWait('form:address')
  expect(Object.keys(JSON.parse(stored.get('angadi.rate-limits') ?? ''))).toEqual(['form:address'])
})

test('a storage with nonsense in it limits nobody', () => {
  stored.set('angadi.rate-limits', '{"x": "no", "y": [1, "2"]')
  expect(secondsToWait('x')).toBe(0)
})
