import { addressFrom } from '@angadi/domain/location/address.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeliveryLocation } from './delivery-location-store.ts'
import { CONFIRM_JUMP_MS, follow } from './follow.ts'
import { stubServices, stubStorage } from './test-browser.ts'

const labels = { near: () => 'Near here', unknown: () => 'Unknown Area', currentArea: 'Your Current Area' }
const clearWatch = vi.fn()
let moveTo: (lat: number, timestamp?: number) => Promise<void>
const getCurrentPosition = vi.fn<(found: (at: unknown) => void) => void>()

beforeEach(() => {
  stubStorage()
  stubServices({ 'nominatim.openstreetmap.org': {}, 'api.bigdatacloud.net': {} })
  const watchPosition = (found: (at: unknown) => void) => {
    moveTo = async (latitude, timestamp) => {
      found({ coords: { latitude, longitude: 78.39, accuracy: 8, heading: null }, timestamp })
      await new Promise((resolve) => setTimeout(resolve))
    }
    return 1
  }
  vi.stubGlobal('navigator', { geolocation: { watchPosition, clearWatch, getCurrentPosition } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function followed(area: (lat: number) => string) {
  let location: DeliveryLocation | undefined
  const moves: (string | undefined)[] = []
  const locations: number[] = []
  const onFix = vi.fn()
  const stop = follow({
    geocoder: {
      addressAt: ({ lat }) =>
        Promise.resolve(addressFrom({ area: area(lat), locality: 'Hyderabad' }, undefined)),
      isOnline: () => true,
    },
    labels,
    location: () => location,
    onFix,
    onLocation: (found, transition) => {
      location = found
      locations.push(found.lat)
      moves.push(transition?.to)
    },
    onProblem: () => {},
    now: () => 9,
  })
  return { moves, locations, onFix, stop, location: () => location }
}

test('a changed short name is told with the place it came from (Spec §3 Location, §4 Live tracking)', async () => {
  const { moves, location } = followed((lat) => (lat < 17.5 ? 'Madhapur' : 'Kondapur'))
  await moveTo(17.45)
  await moveTo(17.51)
  expect(moves).toEqual([undefined, 'Kondapur'])
  expect(location()?.details?.transition).toEqual({ from: 'Madhapur', to: 'Kondapur', timestamp: 9 })
})

test('every move is known, but a place that keeps its name moves by 100 m only (Spec §4 Live tracking)', async () => {
  const { locations, onFix } = followed(() => 'Madhapur')
  for (const lat of [17.46, 17.4605, 17.4615]) await moveTo(lat)
  expect(onFix).toHaveBeenCalledTimes(3)
  expect(locations).toEqual([17.46, 17.4615])
})

test('who stops is followed no more (Spec §4 Location button)', async () => {
  const { locations, stop } = followed(() => 'Madhapur')
  await moveTo(17.47)
  stop()
  expect(clearWatch).toHaveBeenCalledWith(1)
  await moveTo(17.49)
  expect(locations).toEqual([17.47])
})

test('a jump of 3 km and back is no move, and names no other place (Spec §4 Live tracking)', async () => {
  const { moves, locations, onFix } = followed((lat) => (lat < 17.5 ? 'Madhapur' : 'Kondapur'))
  await moveTo(17.49, 0)
  await moveTo(17.517, 2000)
  await moveTo(17.4901, 4000)
  expect(moves).toEqual([undefined])
  expect(locations).toEqual([17.49])
  expect(onFix).toHaveBeenCalledTimes(2)
})

test('two positions that agree are believed, however far they are (Spec §4 Live tracking)', async () => {
  const { moves } = followed((lat) => (lat < 17.55 ? 'Miyapur' : 'Patancheru'))
  await moveTo(17.53, 0)
  await moveTo(17.57, 2000)
  await moveTo(17.5702, 4000)
  expect(moves).toEqual([undefined, 'Patancheru'])
})

test('a device that jumped and stands still is measured again, and then believed (Spec §4 Live tracking)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { onFix, stop } = followed(() => 'Ameerpet')
  void moveTo(17.6, 0)
  void moveTo(17.63, 2000)
  const coords = { latitude: 17.63, longitude: 78.39, accuracy: 8, heading: null }
  getCurrentPosition.mockImplementation((found) => found({ coords, timestamp: 5000 }))
  await vi.advanceTimersByTimeAsync(CONFIRM_JUMP_MS - 1)
  expect(onFix).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(onFix.mock.lastCall).toMatchObject([{ lat: 17.63 }])
  void moveTo(17.9, 6000)
  stop()
  await vi.advanceTimersByTimeAsync(CONFIRM_JUMP_MS)
  expect(getCurrentPosition).toHaveBeenCalledTimes(1)
})
