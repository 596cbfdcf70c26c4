// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { useWatchedHealth } from '@angadi/shell/health/use-watched-health.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  addSampleConfig()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the services are asked every 30 s while a screen shows them (Spec §9 Properties)', async () => {
  const ask = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  const queryClient = new QueryClient()
  const { result } = renderHook(useWatchedHealth, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await act(() => vi.waitFor(() => expect(ask).toHaveBeenCalled()))
  await act(() => vi.waitFor(() => expect(result.current.data).toBeDefined()))
  ask.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(ask).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(ask).toHaveBeenCalled()
})
