import { authPlan, chunkPlan, type RetryPlan, screenPlan } from '@angadi/domain/recovery/retry-plan.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RetryingBoundary } from './retrying-boundary.tsx'

const CHUNK = new TypeError('Failed to fetch dynamically imported module: http://localhost/part.js')
const NETWORK = new TypeError('Failed to fetch')
const OURS = new Error('a mistake of ours')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A boundary without a page: its state is kept as React would keep it. */
function boundaryWith(plan: RetryPlan, onExhausted = vi.fn()) {
  const boundary = new RetryingBoundary({
    name: 'test',
    plan,
    screen: () => null,
    children: null,
    onExhausted,
  })
  boundary.setState = (update) => {
    const next = typeof update === 'function' ? update(boundary.state, boundary.props) : update
    boundary.state = { ...boundary.state, ...next }
  }
  const fail = (error: Error) => {
    boundary.setState(RetryingBoundary.getDerivedStateFromError(error))
    boundary.componentDidCatch(error)
  }
  return { boundary, fail, onExhausted }
}

/** The waits after which a boundary tries again when every try fails. */
function waitsOf(plan: RetryPlan, error: Error): readonly number[] {
  const { boundary, fail } = boundaryWith(plan)
  const waits: number[] = []
  fail(error)
  while (vi.getTimerCount() > 0) {
    const begun = Date.now()
    vi.advanceTimersToNextTimer()
    waits.push(Date.now() - begun)
    expect(boundary.state.caught).toBeUndefined()
    fail(error)
  }
  expect(boundary.state.caught).toEqual({ error })
  return waits
}

test('the boundary around everything tries a missing part after 1, 2 and 3 s (Spec §4 Error boundaries)', () => {
  expect(waitsOf(chunkPlan, CHUNK)).toEqual([1000, 2000, 3000])
  expect(waitsOf(chunkPlan, NETWORK)).toEqual([])
  expect(waitsOf(chunkPlan, OURS)).toEqual([])
})

test('the boundary of signing in tries everything after 1, 2 and 4 s (Spec §4 Error boundaries)', () => {
  for (const error of [CHUNK, NETWORK, OURS]) expect(waitsOf(authPlan, error)).toEqual([1000, 2000, 4000])
})

test('the boundary of a screen tries missing parts and a lost network after 1, 2 and 4 s (Spec §4 Error boundaries)', () => {
  expect(waitsOf(screenPlan, CHUNK)).toEqual([1000, 2000, 4000])
  expect(waitsOf(screenPlan, NETWORK)).toEqual([1000, 2000, 4000])
  expect(waitsOf(screenPlan, OURS)).toEqual([])
})

test('after its last try a boundary calls for what comes then, once (Spec §4 Error boundaries)', () => {
  const { fail, onExhausted } = boundaryWith(authPlan)
  fail(OURS)
  for (const _ of [1, 2, 3]) {
    expect(onExhausted).not.toHaveBeenCalled()
    vi.advanceTimersToNextTimer()
    fail(OURS)
  }
  expect(onExhausted).toHaveBeenCalledTimes(1)
})

test('each retry asks anew for what failed to load, and counts once (Spec §4 Error boundaries)', () => {
  const { boundary, fail } = boundaryWith(chunkPlan)
  const before = boundary.state.epoch
  fail(CHUNK)
  vi.advanceTimersToNextTimer()
  expect(boundary.state.epoch).toBeGreaterThan(before)
  expect(boundary.state.retries).toBe(1)
})

test('another place forgets the failure of the last one (Spec §4 Error boundaries)', () => {
  const { boundary, fail } = boundaryWith(screenPlan)
  fail(OURS)
  boundary.componentDidUpdate({ ...boundary.props, place: '/elsewhere' })
  expect(boundary.state).toMatchObject({ caught: undefined, retries: 0 })
})

test('a boundary that is gone does not try any more (Spec §4 Error boundaries)', () => {
  const { boundary, fail } = boundaryWith(chunkPlan)
  fail(CHUNK)
  boundary.componentWillUnmount()
  expect(vi.getTimerCount()).toBe(0)
})
