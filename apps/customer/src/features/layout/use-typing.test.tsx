// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTypingMark } from './use-typing.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A visual viewport of a phone that can be resized. */
function phone() {
  const view = Object.assign(new EventTarget(), { height: 844, width: 390, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  const show = (size: Partial<{ height: number; width: number; scale: number }>) => {
    Object.assign(view, size)
    view.dispatchEvent(new Event('resize'))
  }
  return { show, isTyping: () => document.documentElement.hasAttribute('data-typing') }
}

test('bars give way while a screen keyboard is open, and come back with it gone', () => {
  const { show, isTyping } = phone()
  const { unmount } = renderHook(() => useTypingMark())
  expect(isTyping()).toBe(false)
  show({ height: 500 })
  expect(isTyping()).toBe(true)
  show({ height: 844 })
  expect(isTyping()).toBe(false)
  show({ height: 500 })
  unmount()
  expect(isTyping()).toBe(false)
})

test('the bar of a browser, a zoomed page and a turned phone are no keyboard', () => {
  const { show, isTyping } = phone()
  renderHook(() => useTypingMark())
  show({ height: 780 })
  expect(isTyping()).toBe(false)
  show({ height: 422, scale: 2 })
  expect(isTyping()).toBe(false)
  show({ height: 390, width: 844, scale: 1 })
  expect(isTyping()).toBe(false)
})
