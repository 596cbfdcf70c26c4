import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findNetworkLocation, NETWORK_LOCATION_MS } from './network-location.ts'
import { stubServices } from './test-browser.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const second = { loc: '17.38,78.48', city: 'Hyderabad', region: 'Telangana', country: 'IN' }

test('the second lookup service is asked when the first knows nothing (Spec §7 IP geolocation)', async () => {
  const asked = stubServices({ 'ipapi.co': { error: true }, 'ipinfo.io': second })
  expect(await findNetworkLocation()).toMatchObject({ lat: 17.38, lng: 78.48 })
  expect(asked.map(({ host }) => host)).toEqual(['ipapi.co', 'ipinfo.io'])
})

test('each lookup service has 3 s, and both together 5 s (Spec §7 IP geolocation, §9 Timing)', async () => {
  const asked = stubServices({})
  const answer = vi.fn()
  expect(NETWORK_LOCATION_MS).toBe(5000)
  void findNetworkLocation().then(answer)
  await vi.advanceTimersByTimeAsync(2999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
})
