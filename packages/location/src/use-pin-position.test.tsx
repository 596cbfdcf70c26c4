// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePinPosition } from './use-pin-position.ts'

/** Lets the device find its position, or fail. */
let device: { readonly finds: (latitude: number) => void; readonly fails: (code: number) => void }

beforeEach(() => {
  const getCurrentPosition = (found: (at: unknown) => void, failed: (problem: unknown) => void) => {
    device = {
      finds: (latitude) => found({ coords: { latitude, longitude: 78.39, heading: null, accuracy: 8 } }),
      fails: (code) => failed({ code }),
    }
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function pin() {
  const onFound = vi.fn()
  const { result } = renderHook(() => usePinPosition(onFound))
  return { onFound, result }
}

test('a late position does not move a pin that the user has set meanwhile (Spec §4 Location detection)', async () => {
  const { onFound, result } = pin()
  act(() => void result.current.find())
  expect(result.current.isFinding).toBe(true)
  act(() => result.current.overrule())
  expect(result.current.isFinding).toBe(false)
  await act(async () => device.finds(17.45))
  expect(onFound).not.toHaveBeenCalled()
  expect(result.current.problem).toBeUndefined()
})

test('a late failure says nothing to whoever has set the pin meanwhile (Spec §8 Location toasts)', async () => {
  const { result } = pin()
  act(() => void result.current.find())
  act(() => result.current.overrule())
  await act(async () => device.fails(3))
  expect(result.current.problem).toBeUndefined()
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])(
  'a device that fails with code %i says so, and is asked again (Spec §8 Location toasts)',
  async (code, reason) => {
    const { onFound, result } = pin()
    act(() => void result.current.find())
    await act(async () => device.fails(code))
    expect(result.current).toMatchObject({ isFinding: false, problem: reason })
    act(() => void result.current.find())
    expect(result.current.problem).toBeUndefined()
    await act(async () => device.finds(17.45))
    expect(onFound).toHaveBeenCalledExactlyOnceWith({ lat: 17.45, lng: 78.39 })
  },
)
