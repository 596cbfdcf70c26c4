import { addressFrom } from '@angadi/domain/location/address.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findAddress } from './find-address.ts'
import { stubServices, stubStorage } from './test-browser.ts'

const madhapur = addressFrom({ area: 'Madhapur', locality: 'Hyderabad' }, undefined)
const isOnline = () => true
const nobody = { addressAt: () => Promise.reject(new Error('no server')), isOnline }
const nothing = { 'nominatim.openstreetmap.org': {}, 'api.bigdatacloud.net': {} }
const now = () => 1_000_000

/** A point in Hyderabad that no other test uses, since addresses are cached. */
let step = 0
const somewhere = () => ({ lat: 17.4 + step++ / 1000, lng: 78.39 })

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('our own server is asked first, and then nobody else (Spec §4 Location detection, §7 geocode-location)', async () => {
  const asked = stubServices(nothing)
  const point = somewhere()
  const addressAt = vi.fn(() => Promise.resolve(madhapur))
  expect(await findAddress(point, { addressAt, isOnline }, now)).toEqual({
    kind: 'address',
    address: madhapur,
  })
  expect(asked).toEqual([])
  await findAddress(point, { addressAt, isOnline }, now)
  expect(addressAt).toHaveBeenCalledTimes(1)
})

test('the public geocoders follow, in English and at zoom 16 (Spec §7 Reverse geocoding)', async () => {
  const answer = { locality: 'Madhapur', city: 'Hyderabad', principalSubdivision: 'Telangana' }
  const asked = stubServices({ ...nothing, 'api.bigdatacloud.net': answer })
  const point = somewhere()
  expect(await findAddress(point, nobody, now)).toMatchObject({ address: { shortName: 'Madhapur' } })
  expect(asked.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    {
      lat: String(point.lat),
      lon: String(point.lng),
      format: 'json',
      zoom: '16',
      'accept-language': 'en',
    },
    { latitude: String(point.lat), longitude: String(point.lng), localityLanguage: 'en' },
  ])
})

test('each geocoder has 3 s, our server too (Spec §9 Timing)', async () => {
  vi.useFakeTimers()
  const asked = stubServices({})
  const found = vi.fn()
  void findAddress(somewhere(), { addressAt: () => new Promise(() => {}), isOnline }, now).then(found)
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3000)
  expect(found).toHaveBeenCalledOnce()
})

test('when all fail, the box of the city is the guess, and the town we know its area (Spec §4 Location detection)', async () => {
  stubServices(nothing)
  const guess = await findAddress({ lat: 17.4483, lng: 78.3915 }, nobody, now)
  expect(guess).toEqual({ kind: 'guess', shortName: 'Madhapur', city: 'Hyderabad' })
  const mumbai = await findAddress({ lat: 19.076, lng: 72.8777 }, nobody, now)
  expect(mumbai).toEqual({ kind: 'guess', shortName: 'Mumbai', city: 'Mumbai' })
})

test('elsewhere the area is unknown, and told by its coordinates (Spec §4 Location detection)', async () => {
  stubServices(nothing)
  const unknown = await findAddress({ lat: 19.1, lng: 79.3 }, nobody, now)
  expect(unknown).toEqual({ kind: 'unknown', lat: '19.10', lng: '79.30' })
})

test('after five failures nobody is asked, and the label is coarse (Spec §4 Location detection)', async () => {
  const asked = stubServices(nothing)
  const addressAt = vi.fn(nobody.addressAt)
  const geocoder = { addressAt, isOnline }
  for (let count = 0; count < 5; count++) await findAddress(somewhere(), geocoder, now)
  expect(Object.fromEntries(stored)).toEqual({ geocodingFailureCount: '5', geocodingLastFailure: '1000000' })
  expect(asked).toHaveLength(10)
  const point = { lat: 17.44861, lng: 78.39084 }
  expect(await findAddress(point, geocoder, now)).toEqual({ kind: 'near', lat: '17.45', lng: '78.39' })
  const lastMoment = () => now() + 119_999
  expect(await findAddress(point, geocoder, lastMoment)).toMatchObject({ kind: 'near' })
  expect(addressAt).toHaveBeenCalledTimes(5)
  // Exactly two minutes after the fifth failure geocoders are asked again.
  const later = () => now() + 120_000
  expect(await findAddress(point, geocoder, later)).toMatchObject({ kind: 'guess' })
  expect(addressAt).toHaveBeenCalledTimes(6)
})

test('an answer closes the breaker (Spec §3 Local storage keys)', async () => {
  stubServices(nothing)
  await findAddress(somewhere(), nobody, now)
  expect(stored.get('geocodingFailureCount')).toBe('1')
  await findAddress(somewhere(), { addressAt: async () => madhapur, isOnline }, now)
  expect(stored.size).toBe(0)
})

test('offline the label is coarse as well, and no failure is counted (Spec §4 Location detection)', async () => {
  const asked = stubServices(nothing)
  const addressAt = vi.fn(nobody.addressAt)
  const geocoder = { addressAt, isOnline: () => false }
  expect(await findAddress({ lat: 17.4, lng: 78.3 }, geocoder, now)).toEqual({
    kind: 'near',
    lat: '17.40',
    lng: '78.30',
  })
  expect([asked.length, addressAt.mock.calls.length, stored.size]).toEqual([0, 0, 0])
})
