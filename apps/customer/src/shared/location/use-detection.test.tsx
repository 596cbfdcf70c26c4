// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { type DeliveryLocation, useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useDetection } from './use-detection.ts'

const bidar: DeliveryLocation = { lat: 17.91, lng: 77.52, name: 'Bidar', source: 'town' }
const home: DeliveryLocation = { lat: 17.44, lng: 78.39, name: 'Home', source: 'address', addressId: 'home' }
const work: DeliveryLocation = { ...home, name: 'Work', addressId: 'work' }

/** Lets the device find its position, or fail. */
let device: { readonly finds: () => void; readonly fails: () => void }

beforeAll(() => startI18n(['location']))
beforeEach(() => {
  localStorage.clear()
  useDeliveryLocation.setState({ location: undefined })
  useDevicePosition.setState({ isFinding: false, problem: undefined })
  addSampleConfig()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const getCurrentPosition = (found: (at: unknown) => void, failed: (problem: unknown) => void) => {
    device = {
      finds: () => found({ coords: { latitude: 17.45, longitude: 78.39, heading: null, accuracy: 20 } }),
      fails: () => failed({ code: 1 }),
    }
  }
  vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition } })
  for (const kind of ['success', 'info', 'problem'] as const) vi.spyOn(notify, kind)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const toasts = () =>
  [notify.success, notify.info, notify.problem].flatMap((kind) => vi.mocked(kind).mock.calls)
const choose = (location: DeliveryLocation) => act(() => useDeliveryLocation.getState().choose(location))

/** Starts a detection that waits for the device. */
async function start() {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  const { result } = renderHook(useDetection)
  let ended: Promise<DeliveryLocation | undefined> = Promise.resolve(undefined)
  act(() => {
    ended = result.current.find()
  })
  // The code of positions is loaded before.
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 20_000 })
  return { isFinding: () => result.current.isFinding, ended: () => act(() => ended) }
}

test.each([
  ['a town', undefined, bidar],
  ['another saved address', home, work],
])('%s that is picked while the device searches stays, and ends the search', async (_, before, picked) => {
  useDeliveryLocation.setState({ location: before })
  const { isFinding, ended } = await start()
  choose(picked)
  expect(isFinding()).toBe(false)
  device.finds()
  expect(await ended()).toBeUndefined()
  expect(useDeliveryLocation.getState().location).toBe(picked)
  expect(toasts()).toEqual([])
})

test('a search that fails after a place was picked says nothing', async () => {
  const { ended } = await start()
  choose(bidar)
  device.fails()
  await ended()
  expect(toasts()).toEqual([])
})

test('the default address that arrives while the device searches gives way to what it finds', async () => {
  const { isFinding, ended } = await start()
  choose(home)
  expect(isFinding()).toBe(true)
  device.finds()
  await ended()
  expect(useDeliveryLocation.getState().location).toMatchObject({ lat: 17.45, source: 'device' })
  expect(toasts()).toHaveLength(1)
})
