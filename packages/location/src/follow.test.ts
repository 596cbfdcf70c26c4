import { addressFrom } from '@angadi/domain/location/address.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeliveryLocation } from './delivery-location-store.ts'
import { follow } from './follow.ts'
import { stubServices, stubStorage } from './test-browser.ts'

const labels = { near: () => 'Near here', unknown: () => 'Unknown Area', currentArea: 'Your Current Area' }
const clearWatch = vi.fn()
let moveTo: (lat: number) => Promise<void>

beforeEach(() => {
  stubStorage()
  stubServices({ 'nominatim.openstreetmap.org': {}, 'api.bigdatacloud.net': {} })
  const watchPosition = (found: (at: unknown) => void) => {
    moveTo = async (latitude) => {
      found({ coords: { latitude, longitude: 78.39, accuracy: 8, heading: null } })
      await new Promise((resolve) => setTimeout(resolve))
    }
    return 1
  }
  vi.stubGlobal('navigator', { geolocation: { watchPosition, clearWatch } })
})
afterEach(() => vi.unstubAllGlobals())

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

test('every move is known, but a place that keeps its name moves by 100 m only', async () => {
  const { locations, onFix } = followed(() => 'Madhapur')
  for (const lat of [17.46, 17.4605, 17.4615]) await moveTo(lat)
  expect(onFix).toHaveBeenCalledTimes(3)
  expect(locations).toEqual([17.46, 17.4615])
})

test('who stops is followed no more', async () => {
  const { locations, stop } = followed(() => 'Madhapur')
  await moveTo(17.47)
  stop()
  expect(clearWatch).toHaveBeenCalledWith(1)
  await moveTo(17.49)
  expect(locations).toEqual([17.47])
})
