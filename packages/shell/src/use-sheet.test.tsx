// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSheet } from './use-sheet.ts'

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.history.pushState(null, '', '/home')
  globalThis.history.pushState(null, '', '/menu')
  // As in browsers: going back begins after the current task.
  const go = globalThis.history.go.bind(globalThis.history)
  vi.spyOn(globalThis.history, 'go').mockImplementation((delta) => void setTimeout(() => go(delta)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function openSheet(wrapper: ComponentType<{ readonly children: ReactNode }> = BrowserRouter) {
  const { result } = renderHook(() => useSheet('size'), { wrapper })
  act(() => result.current.open())
  expect(result.current.isOpen).toBe(true)
  return result
}
const settle = () => act(() => vi.runAllTimers())
const address = () => globalThis.location.pathname + globalThis.location.search

test('a sheet that is closed twice at once closes, and its page stays', () => {
  const sheet = openSheet()
  act(() => {
    sheet.current.close()
    sheet.current.close()
  })
  settle()
  expect(sheet.current.isOpen).toBe(false)
  expect(address()).toBe('/menu')
})

test('a late success does not leave the page of a sheet that has been closed', () => {
  const { close } = openSheet().current
  globalThis.history.go(-1)
  settle()
  close()
  settle()
  expect(address()).toBe('/menu')
})

test('nor does one that comes before the page without the sheet has rendered', () => {
  const { close } = openSheet().current
  act(() => {
    close()
    vi.runAllTimers()
    close()
    vi.runAllTimers()
  })
  expect(address()).toBe('/menu')
})

test('a sheet that the browser goes forward to closes again', () => {
  const sheet = openSheet()
  act(() => sheet.current.close())
  settle()
  globalThis.history.go(1)
  settle()
  expect(sheet.current.isOpen).toBe(true)
  act(() => sheet.current.close())
  settle()
  expect(sheet.current.isOpen).toBe(false)
  expect(address()).toBe('/menu')
})

test('a sheet of a page that was entered with it closes in place', () => {
  globalThis.history.replaceState(null, '', '/menu?sheet=size')
  const { result } = renderHook(() => useSheet('size'), { wrapper: BrowserRouter })
  act(() => {
    result.current.close()
    result.current.close()
  })
  settle()
  expect(result.current.isOpen).toBe(false)
  expect(address()).toBe('/menu')
})

test('a router that keeps its history in memory, as in stories, closes a sheet each time', () => {
  const sheet = openSheet(MemoryRouter)
  act(() => sheet.current.close())
  expect(sheet.current.isOpen).toBe(false)
  act(() => sheet.current.open())
  act(() => sheet.current.close())
  expect(sheet.current.isOpen).toBe(false)
})
