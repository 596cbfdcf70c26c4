// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { useDevicePosition } from '@angadi/location/device-position-store.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import LiveLocation from './live-location.tsx'

beforeAll(() => startI18n(['location']))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true, geolocation: { watchPosition: () => 1, clearWatch: () => {} } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const move = (from: string, to: string) =>
  act(() => useDevicePosition.setState({ transition: { from, to, timestamp: Date.now() } }))

test('"Moving to …" shows for 3 s, and for 3 s anew after another move (Spec §4 Live tracking)', async () => {
  render(<LiveLocation />)
  move('Madhapur', 'Gachibowli')
  expect(screen.getByRole('status').textContent).toBe('Moving to Gachibowli')
  await pass(2000)
  move('Gachibowli', 'Kondapur')
  await pass(2999)
  expect(screen.getByRole('status').textContent).toBe('Moving to Kondapur')
  await pass(1)
  expect(screen.getByRole('status').textContent).toBe('')
})
