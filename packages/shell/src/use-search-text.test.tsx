// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { BrowserRouter, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from './use-search-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.history.replaceState(null, '', '/billers?category=power')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A search field whose query is the parameter `q`, as screens use it. */
function field() {
  const { result } = renderHook(
    () => {
      const [params, setParams] = useSearchParams()
      const [text, setText] = useSearchText(params.get('q') ?? '', (q) => {
        const next = new URLSearchParams(params)
        next.set('q', q)
        setParams(next, { replace: true })
      })
      return { text, setText, setParams }
    },
    { wrapper: BrowserRouter },
  )
  return result
}
const pause = () => act(() => vi.advanceTimersByTime(300))
const query = () => globalThis.location.search

test('what is typed is in the address after a pause, beside what is there', () => {
  const { current } = field()
  act(() => current.setText('tgsp'))
  expect(query()).toBe('?category=power')
  pause()
  expect(query()).toBe('?category=power&q=tgsp')
})

test('whoever taps a result of the same path while typing is not brought back', () => {
  const { current } = field()
  act(() => current.setText('tgsp'))
  // The address of the next screen is there before the screen is.
  globalThis.history.pushState(null, '', '/billers?biller=TGSPDCL')
  pause()
  expect(query()).toBe('?biller=TGSPDCL')
})

test('a navigation that keeps the screen loses nothing of what was typed', () => {
  const result = field()
  act(() => result.current.setText('tgsp'))
  act(() => result.current.setParams({ category: 'water' }))
  pause()
  expect(query()).toBe('?category=water&q=tgsp')
})
