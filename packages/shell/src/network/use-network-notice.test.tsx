// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNetworkNotice } from './use-network-notice.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The browser tells that the network is there or gone. */
function say(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('"Back online" shows for 3 s after the network has returned (Spec §4 Offline banner, §8 Offline)', async () => {
  const { result } = renderHook(useNetworkNotice)
  say(false)
  expect(result.current).toBe('offline')
  say(true)
  expect(result.current).toBe('backOnline')
  await pass(2999)
  expect(result.current).toBe('backOnline')
  await pass(1)
  expect(result.current).toBeUndefined()
})
