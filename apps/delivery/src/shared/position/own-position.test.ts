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
