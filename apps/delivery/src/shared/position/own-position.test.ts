import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOwnPosition } from './own-position.ts'

const fix = { lat: 17.45, lng: 78.39, accuracyM: 8, heading: undefined }
const fresh = useOwnPosition.getState()

beforeEach(() => {
  vi.useFakeTimers()
  useOwnPosition.setState(fresh, true)
})
afterEach(() => vi.useRealTimers())

test('a position that is late for a moment alarms nobody, one that stays away does', () => {
  const { seen, failed } = useOwnPosition.getState()
  seen(fix)
  vi.advanceTimersByTime(90_000)
  failed('timeout')
  expect(useOwnPosition.getState().problem).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  failed('timeout')
  expect(useOwnPosition.getState().problem).toBe('timeout')
})

test('a refusal counts at once, however fresh the last position is', () => {
  const { seen, failed } = useOwnPosition.getState()
  seen(fix)
  failed('denied')
  expect(useOwnPosition.getState().problem).toBe('denied')
})

test('a new attempt and a new position both end the problem', () => {
  const { seen, failed, retry } = useOwnPosition.getState()
  failed('denied')
  retry()
  expect(useOwnPosition.getState()).toMatchObject({ problem: undefined, attempt: 1 })
  failed('unavailable')
  seen(fix)
  expect(useOwnPosition.getState().problem).toBeUndefined()
})

test.each(['denied', 'unsupported'] as const)('%s is said at once (Spec §8 Location toasts)', (problem) => {
  const { failed } = useOwnPosition.getState()
  failed(problem)
  expect(useOwnPosition.getState().problem).toBe(problem)
})

test('a slow position is said when none came for two minutes (Spec §8 Location toasts)', () => {
  const { failed } = useOwnPosition.getState()
  failed('timeout')
  expect(useOwnPosition.getState().problem).toBe('timeout')
})

test('a flapping position alarms nobody as long as one comes within two minutes (Spec §8 Location toasts)', () => {
  const { seen, failed } = useOwnPosition.getState()
  for (let turn = 0; turn < 10; turn += 1) {
    seen(fix)
    vi.advanceTimersByTime(60_000)
    failed(turn % 2 === 0 ? 'timeout' : 'unavailable')
    expect(useOwnPosition.getState().problem).toBeUndefined()
  }
})

test('a device that another one has taken over says so until it leads again', () => {
  const { refused, retry } = useOwnPosition.getState()
  refused('otherDevice')
  expect(useOwnPosition.getState().problem).toBe('otherDevice')
  retry()
  expect(useOwnPosition.getState().problem).toBeUndefined()
})
