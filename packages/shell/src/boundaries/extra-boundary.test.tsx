// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExtraBoundary } from './extra-boundary.tsx'
import { lazy } from './lazy.tsx'

const load = vi.fn<() => Promise<{ readonly default: () => string }>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  load.mockReset()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await act(async () => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
/** Longer than all automatic retries take; each is rendered before the next one. */
async function settle() {
  for (const _ of Array(20)) await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('what failed to load without a network is loaded once it is back (Spec §8 Offline)', async () => {
  const Part = lazy(load)
  load.mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module: http://localhost/part.js'),
  )
  render(
    <ExtraBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ExtraBoundary>,
  )
  await connect(false)
  await settle()
  const tries = load.mock.calls.length
  await settle()
  expect(load).toHaveBeenCalledTimes(tries)
  load.mockResolvedValue({ default: () => 'Messages' })
  await connect(true)
  await settle()
  expect(screen.getByText('Messages')).toBeDefined()
})
