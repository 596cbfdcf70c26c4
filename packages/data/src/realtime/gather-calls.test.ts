import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherCalls } from './gather-calls.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('however fast calls come, the action runs once in each wait and never starves', () => {
  const action = vi.fn()
  const { call } = gatherCalls(action, 1000)
  for (let at = 0; at < 5000; at += 50) {
    call()
    vi.advanceTimersByTime(50)
  }
  expect(action).toHaveBeenCalledTimes(5)
})

test('a single call leads to one action', () => {
  const action = vi.fn()
  const { call } = gatherCalls(action, 1000)
  call()
  vi.advanceTimersByTime(10_000)
  expect(action).toHaveBeenCalledOnce()
})

test('what was cancelled does not run, and a later call does', () => {
  const action = vi.fn()
  const { call, cancel } = gatherCalls(action, 1000)
  call()
  cancel()
  vi.advanceTimersByTime(10_000)
  expect(action).not.toHaveBeenCalled()
  call()
  vi.advanceTimersByTime(1000)
  expect(action).toHaveBeenCalledOnce()
})
