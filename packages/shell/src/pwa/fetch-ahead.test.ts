// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.dataset['app'] = 'customer'
  const config = document.createElement('meta')
  config.name = 'angadi-config'
  config.content = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  document.head.append(config)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the next screens are fetched when a page has rested for 2 s, and hosts are readied (Spec §9 prefetch after 2 s)', () => {
  const screen = vi.fn(async () => undefined)
  fetchAhead([screen])
  vi.advanceTimersByTime(1999)
  expect(screen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(screen).toHaveBeenCalledOnce()
  expect(document.head.querySelector('link[rel=preconnect]')?.getAttribute('href')).toBe('http://api.test')
})

test('without a network nothing is fetched ahead', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = vi.fn(async () => undefined)
  fetchAhead([screen])
  vi.advanceTimersByTime(5000)
  expect(screen).not.toHaveBeenCalled()
})
