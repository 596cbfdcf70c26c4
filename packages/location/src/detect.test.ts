import { addressFrom } from '@angadi/domain/location/address.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detect } from './detect.ts'
import { stubServices, stubStorage } from './test-browser.ts'

const madhapur = addressFrom({ area: 'Madhapur', locality: 'Hyderabad' }, undefined)
const isOnline = () => true
const known = { addressAt: () => Promise.resolve(madhapur), isOnline }
const nobody = { addressAt: () => Promise.reject(new Error('no server')), isOnline }
const network = { latitude: 17.38, longitude: 78.48, city: 'Hyderabad', region: 'Telangana' }

function stubDevice(answer: number | undefined): void {
  const position = { coords: { latitude: 17.45, longitude: 78.39, accuracy: 8, heading: null } }
  const getCurrentPosition = (found: (at: unknown) => void, failed: (problem: unknown) => void) =>
    answer === undefined ? found(position) : failed({ code: answer })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
}

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

test('the device is asked, and then its address resolved (Spec §4 Location detection)', async () => {
  stubDevice(undefined)
  const asked = stubServices({})
  expect(await detect(known)).toMatchObject({
    fix: { lat: 17.45, lng: 78.39, accuracyM: 8 },
    naming: { kind: 'address', address: { shortName: 'Madhapur' } },
    by: 'device',
  })
  expect(asked).toEqual([])
})

test('a device that cannot tell is followed by the network, 1000 m exact (Spec §4 Location detection, §9 Timing)', async () => {
  stubDevice(3)
  stubServices({ 'ipapi.co': network })
  const onProblem = vi.fn()
  expect(await detect(known, onProblem)).toMatchObject({
    fix: { lat: 17.38, lng: 78.48, accuracyM: 1000 },
    naming: { kind: 'address', address: { address: 'Hyderabad, Telangana' } },
    by: 'network',
    problem: { reason: 'timeout' },
  })
  expect(onProblem).toHaveBeenCalledOnce()
})

test('a browser without geolocation falls back to the network (Spec §8 Location toasts)', async () => {
  vi.stubGlobal('navigator', {})
  stubServices({ 'ipapi.co': network })
  expect(await detect(known)).toMatchObject({ by: 'network', problem: { reason: 'unsupported', code: 0 } })
})

test('a network place without any name keeps the generic label (Spec §4 Location detection)', async () => {
  stubDevice(2)
  stubServices({
    'ipapi.co': { latitude: 19.1, longitude: 79.3 },
    'nominatim.openstreetmap.org': {},
    'api.bigdatacloud.net': {},
  })
  expect(await detect(nobody)).toMatchObject({ by: 'network', naming: undefined })
})

test('when the network knows nothing either, the reason is told (Spec §4 Location detection, §8 Chip)', async () => {
  stubDevice(2)
  stubServices({ 'ipapi.co': {}, 'ipinfo.io': {} })
  await expect(detect(known)).rejects.toMatchObject({ reason: 'unavailable' })
})

test('whoever denies it is not looked up by the network (Spec §8 Location toasts)', async () => {
  stubDevice(1)
  const asked = stubServices({ 'ipapi.co': network })
  await expect(detect(known)).rejects.toMatchObject({ reason: 'denied' })
  expect(asked).toEqual([])
})
