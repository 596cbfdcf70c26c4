// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { detectPlace } from './detect-place.ts'
import { useLocationLabels } from './use-location-labels.ts'

const HERE = { latitude: 17.45, longitude: 78.39, heading: null }
const NETWORK = {
  latitude: 17.38,
  longitude: 78.48,
  city: 'Hyderabad',
  region: 'Telangana',
  country_name: 'India',
}

beforeAll(() => startI18n(['location']))
beforeEach(() => {
  localStorage.clear()
  addSampleConfig()
  vi.stubGlobal('fetch', async (url: URL | string) => {
    if (new URL(url).host === 'ipapi.co') return Response.json(NETWORK)
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(notify, 'success')
  vi.spyOn(notify, 'info')
  vi.spyOn(notify, 'problem')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A device with this accuracy in metres, or without geolocation. */
function device(accuracy: number | undefined): void {
  const getCurrentPosition = (found: (at: unknown) => void) => found({ coords: { ...HERE, accuracy } })
  vi.stubGlobal('navigator', {
    onLine: true,
    ...(accuracy === undefined ? {} : { geolocation: { getCurrentPosition } }),
  })
}

async function find(): Promise<void> {
  const { result } = renderHook(() => ({ ...useTranslation('location'), labels: useLocationLabels() }))
  await detectPlace(result.current.t, result.current.labels, new AbortController().signal)
}

const saidOf = (kind: 'success' | 'info' | 'problem') =>
  vi.mocked(notify[kind]).mock.calls.map(([title, notice]) => [title, notice?.description])

test.each([
  [100, /^Delivering to .+ \(precise\)$/],
  [101, /^Delivering to .+ \(approximate\)$/],
])(
  'a device that is exact to %i m is told as found, with how exactly (Spec §8 Location toasts)',
  async (accuracy, told) => {
    device(accuracy)
    await find()
    expect(saidOf('success')).toEqual([['Location detected', expect.stringMatching(told)]])
  },
)

test('a browser that cannot tell says so and takes the network’s place (Spec §8 Location toasts)', async () => {
  device(undefined)
  await find()
  expect(saidOf('info')).toEqual([['Location not supported', undefined]])
  expect(saidOf('success')).toEqual([['Location set', 'Using network location']])
})

test('a place that nobody could name has its label (Spec §4 Location detection)', () => {
  const { near, unknown, currentArea } = renderHook(useLocationLabels).result.current
  const at = { lat: '17.45', lng: '78.39' }
  expect(near(at)).toBe('Near 17.45, 78.39')
  expect(unknown(at)).toMatch(/^Unknown Area.*17\.45/)
  expect(currentArea).toBe('Your Current Area')
})
