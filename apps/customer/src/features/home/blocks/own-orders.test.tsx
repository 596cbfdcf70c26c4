// @vitest-environment happy-dom
import { addSampleConfig, storeSampleSession } from '@angadi/data/client/sample-config.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import OwnOrders from './own-orders.tsx'

const SLOW = 'Loading is taking longer than expected'

beforeAll(() => startI18n(['home']))
beforeEach(() => {
  vi.useFakeTimers()
  useSession.setState({ ready: true, userId: 'ananya' })
  useDeliveryLocation.setState({ location: { lat: 17.45, lng: 78.39, name: 'Madhapur', source: 'town' } })
  addSampleConfig()
  storeSampleSession()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('orders that take more than 5 s are told to, and are given up after 10 s (Spec §8 Orders, §9 Orders)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnOrders />
    </QueryClientProvider>,
  )
  // The wait is measured from when the lazy imports have loaded.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(screen.queryByText(SLOW)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(SLOW)).toBeDefined()
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(10_000))
})
