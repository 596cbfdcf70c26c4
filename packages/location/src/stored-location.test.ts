import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STORED_LOCATION, storedPoint } from './stored-location.ts'
import { stubStorage } from './test-browser.ts'

let stored = new Map<string, string>()
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('the point of the chosen location is read as the store has kept it (Spec §3 userLocation)', async () => {
  vi.stubGlobal('window', globalThis)
  const { useDeliveryLocation } = await import('./delivery-location-store.ts')
  expect(storedPoint()).toBeUndefined()
  useDeliveryLocation.getState().choose({ name: 'Zaheerabad', lat: 17.68, lng: 77.61, source: 'town' })
  expect(storedPoint()).toEqual({ lat: 17.68, lng: 77.61 })
})

test.each([
  'no JSON',
  '{"state":{},"version":1}',
  '{"state":{"location":{"lat":"17","lng":77}},"version":1}',
  '{"state":{"location":{"lat":17,"lng":77}},"version":0}',
])('%s is no location', (text) => {
  stored.set(STORED_LOCATION.name, text)
  expect(storedPoint()).toBeUndefined()
})
