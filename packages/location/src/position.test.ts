import { afterEach, expect, test, vi } from 'vitest'
import { getPosition, PositionError, STANDING, watchPosition } from './position.ts'

afterEach(() => vi.unstubAllGlobals())

const at = (latitude: number) => ({
  coords: { latitude, longitude: 78.39, accuracy: 8, heading: Number.NaN },
  timestamp: 5,
})

function stubGeolocation(geolocation: object): void {
  vi.stubGlobal('navigator', { geolocation })
}

test('detecting is exact, waits 15 s and takes a position up to 5 min old (Spec §4 Location detection, §9 Timing)', async () => {
  const getCurrentPosition = vi.fn((found: (position: unknown) => void) => found(at(17.4)))
  stubGeolocation({ getCurrentPosition })
  expect(await getPosition()).toEqual({ lat: 17.4, lng: 78.39, accuracyM: 8, heading: undefined, at: 5 })
  expect(getCurrentPosition.mock.lastCall).toMatchObject([
    expect.anything(),
    expect.anything(),
    { enableHighAccuracy: true, timeout: 15_000, maximumAge: 300_000 },
  ])
})

test('a one-time fix of this moment waits 10 s and takes one up to 30 s old (Spec §7 Browser geolocation)', async () => {
  const getCurrentPosition = vi.fn((found: (position: unknown) => void) => found(at(17.4)))
  stubGeolocation({ getCurrentPosition })
  await getPosition(STANDING)
  expect(getCurrentPosition.mock.lastCall).toMatchObject([
    expect.anything(),
    expect.anything(),
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 },
  ])
})

test('a watch waits 15 s, takes positions up to 15 s old, and tells moves of 0.0001 degrees (Spec §4 Live tracking, §7 Browser geolocation, §9 Layout)', () => {
  let found: (position: unknown) => void = () => {}
  const watch = vi.fn((callback: (position: unknown) => void, _: unknown, options: unknown) => {
    found = callback
    return options === undefined ? 0 : 7
  })
  const clearWatch = vi.fn()
  stubGeolocation({ watchPosition: watch, clearWatch })
  const moves: number[] = []
  const stop = watchPosition(
    ({ lat }) => moves.push(lat),
    () => {},
  )
  for (const lat of [17.4, 17.40009, 17.4001, 17.4002, 17.4002]) found(at(lat))
  // Exactly 0.0001 degrees from the last one that was told are a move.
  expect(moves).toEqual([17.4, 17.4001, 17.4002])
  expect(watch.mock.lastCall?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 15_000 })
  stop()
  expect(clearWatch).toHaveBeenCalledExactlyOnceWith(7)
})

test('a browser without geolocation has code 0 (Spec §8 Chip)', async () => {
  vi.stubGlobal('navigator', {})
  const problem = await getPosition().catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(PositionError)
  expect(problem).toMatchObject({ reason: 'unsupported', code: 0 })
})

test('what a browser refuses keeps its code, and no position at exactly 15 s is a timeout (Spec §4 Location detection)', async () => {
  for (const [code, reason] of [
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const) {
    stubGeolocation({
      getCurrentPosition: (_: unknown, failed: (problem: unknown) => void) => failed({ code }),
    })
    await expect(getPosition()).rejects.toMatchObject({ reason, code })
  }
})

test('between positions a watch tells errors and goes on (Spec §4 Live tracking)', () => {
  let found: (position: unknown) => void = () => {}
  let failed: (problem: unknown) => void = () => {}
  stubGeolocation({
    watchPosition: (callback: typeof found, onError: typeof failed) => {
      found = callback
      failed = onError
      return 1
    },
  })
  const told: unknown[] = []
  watchPosition(
    ({ lat }) => told.push(lat),
    ({ reason }) => told.push(reason),
  )
  found(at(17.4))
  failed({ code: 3 })
  failed({ code: 2 })
  found(at(17.5))
  expect(told).toEqual([17.4, 'timeout', 'unavailable', 17.5])
})

test('a watch without geolocation says so, and its end does no harm (Spec §8 Chip)', () => {
  vi.stubGlobal('navigator', {})
  const failed = vi.fn()
  watchPosition(() => {}, failed)()
  expect(failed.mock.lastCall).toMatchObject([{ reason: 'unsupported', code: 0 }])
})
