import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askJson } from './ask-json.ts'
import { stubServices } from './test-browser.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const url = new URL('https://geocoder.example/reverse')

test('a service that is silent for 3 s is given up (Spec §9 Timing)', async () => {
  stubServices({})
  const answer = vi.fn()
  void askJson(url, String).then(answer)
  await vi.advanceTimersByTimeAsync(2999)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('a service that fails or talks nonsense is silent as well (Spec §7 Reverse geocoding)', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('busy', { status: 429 })))
  expect(await askJson(url, String)).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')))
  expect(await askJson(url, String)).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await askJson(url, String)).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
