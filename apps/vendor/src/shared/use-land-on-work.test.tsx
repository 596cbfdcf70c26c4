// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleVendor } from './samples.ts'
import { useLandOnWork } from './use-land-on-work.ts'

const stored = new Map<string, string>()
const chosen = () => stored.get('vendor-chosen')
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) })
})

test('the console opens on the business in which an order waits, once', () => {
  const vendor = sampleVendor({ id: 'quiet' })
  const { rerender } = renderHook(({ isKnown, byVendor }) => useLandOnWork(vendor, { isKnown, byVendor }), {
    initialProps: { isKnown: false, byVendor: { quiet: 0, busy: 0 } },
  })
  expect(chosen()).toBeUndefined()
  rerender({ isKnown: true, byVendor: { quiet: 0, busy: 2 } })
  expect(chosen()).toBe('busy')
  stored.clear()
  rerender({ isKnown: true, byVendor: { quiet: 0, busy: 3 } })
  expect(chosen()).toBeUndefined()
})

test('and stays where an order waits already', () => {
  renderHook(() =>
    useLandOnWork(sampleVendor({ id: 'one' }), { isKnown: true, byVendor: { one: 1, two: 4 } }),
  )
  expect(chosen()).toBeUndefined()
})
