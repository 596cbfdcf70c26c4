import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roleSettled } from './role-choice.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a fresh role is given 300 ms before one goes on (Spec §4 After sign-in)', async () => {
  const goOn = vi.fn()
  void roleSettled().then(goOn)
  await vi.advanceTimersByTimeAsync(299)
  expect(goOn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(goOn).toHaveBeenCalledOnce()
})
