// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { healthOptions } from './use-health.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const config = document.createElement('meta')
  config.name = 'angadi-config'
  config.content = JSON.stringify({ apiUrl: 'http://api.test', publishableKey: 'key' })
  document.head.append(config)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the services are asked every 30 s while a screen shows them (Spec §9 Properties)', async () => {
  const ask = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  const leave = new QueryObserver(new QueryClient(), healthOptions).subscribe(() => undefined)
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  ask.mockClear()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalled()
  leave()
})
