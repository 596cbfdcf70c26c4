import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchPlaces } from './search-places.ts'
import { stubStorage } from './test-browser.ts'

const charminar = { label: 'Charminar, Hyderabad', lat: 17.3616, lng: 78.4747 }
const now = () => 1_000_000
const online = () => true

beforeEach(() => {
  stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('places are found by their name, near where one is', async () => {
  const placesNamed = vi.fn(() => Promise.resolve([charminar]))
  const near = { lat: 17.4, lng: 78.4 }
  expect(await searchPlaces('Charminar', near, { placesNamed, isOnline: online }, now)).toEqual({
    kind: 'found',
    places: [charminar],
  })
  expect(placesNamed).toHaveBeenCalledWith('Charminar', near, expect.any(AbortSignal))
})

test('without a network nobody is asked', async () => {
  const placesNamed = vi.fn(() => Promise.resolve([charminar]))
  expect(await searchPlaces('Fort', undefined, { placesNamed, isOnline: () => false }, now)).toEqual({
    kind: 'offline',
  })
  expect(placesNamed).not.toHaveBeenCalled()
})

test('a service that fails five times is left alone for two minutes (Spec §4 Location detection)', async () => {
  let time = 1_000_000
  const placesNamed = vi.fn(() => Promise.reject(new Error('down')))
  const ask = () => searchPlaces('Fort', undefined, { placesNamed, isOnline: online }, () => time)
  for (let turn = 0; turn < 6; turn += 1) expect(await ask()).toEqual({ kind: 'failed' })
  expect(placesNamed).toHaveBeenCalledTimes(5)
  time += 2 * 60_000
  await ask()
  expect(placesNamed).toHaveBeenCalledTimes(6)
})

test('nobody to ask is a failure too, not an empty list', async () => {
  const finder = { placesNamed: () => Promise.resolve(undefined), isOnline: online }
  expect(await searchPlaces('Fort', undefined, finder, now)).toEqual({ kind: 'failed' })
})
