// @vitest-environment happy-dom
import type { CourierStep } from '@angadi/data/courier-console/change.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import type { Advanced } from '@angadi/data/orders/advance.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useCodeStep } from './use-code-step.ts'

type Send = (step: CourierStep) => Promise<Advanced>

beforeAll(() => startI18n(['delivery', 'errors', 'forms']))
beforeEach(() => localStorage.clear())
afterEach(() => cleanup())

const moved: Advanced = { outcome: 'moved', status: 'delivered', seq: 7, tries_left: null, retry_at: null }
const wrong = (tries: number): Advanced => ({ ...moved, outcome: 'wrong_code', tries_left: tries })

/** The step at the customer's door; the test answers its server calls. */
function stepWith(send: Send) {
  const onMoved = vi.fn()
  const queryClient = new QueryClient()
  const { result, unmount } = renderHook(() => useCodeStep('order', 'delivered', onMoved, send), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return { step: () => result.current, onMoved, unmount }
}

/** Runs an action and flushes everything that does not wait for a timer. */
const tap = (press: () => void) =>
  act(async () => {
    press()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

test('the right code moves the order on, once for two taps (Spec §4 Submission lifecycle)', async () => {
  const send = vi.fn<Send>(async () => moved)
  const { step, onMoved } = stepWith(send)
  await tap(() => {
    step().submit('4821')
    step().submit('4821')
  })
  expect(send).toHaveBeenCalledExactlyOnceWith({ orderId: 'order', to: 'delivered', code: '4821' })
  expect(onMoved).toHaveBeenCalledOnce()
  expect(step().error).toBeUndefined()
})

test('a wrong code says how many tries are left, and the next one clears it', async () => {
  const send = vi.fn<Send>(async () => moved)
  send.mockResolvedValueOnce(wrong(4))
  const { step, onMoved } = stepWith(send)
  await tap(() => step().submit('0000'))
  expect(step().error).toContain('4')
  expect(onMoved).not.toHaveBeenCalled()
  await tap(() => step().submit('4821'))
  expect(step().error).toBeUndefined()
  expect(onMoved).toHaveBeenCalledOnce()
})

test('after the last try it pauses until the server takes codes again, whatever this phone’s clock says', async () => {
  // The server's clock is an hour ahead of this phone's.
  const until = new Date(Date.now() + 3_600_000 + 60_000).toISOString()
  const send = vi.fn<Send>(async () => ({ ...wrong(0), outcome: 'code_locked', retry_at: until }))
  send.mockResolvedValueOnce(wrong(1))
  const { step } = stepWith(send)
  await tap(() => step().submit('0000'))
  await tap(() => step().submit('0001'))
  expect(step().pause?.until).toBe(until)
  expect(Math.round((step().pause?.serverOffsetMs ?? 0) / 60_000)).toBe(60)
})

test('a step without an answer for 30 s is given up, told for 8 s, and can be tried again (Spec §8 Submission Timeout, §9 Forms)', async () => {
  vi.useFakeTimers()
  const problem = vi.spyOn(notify, 'problem')
  const { step } = stepWith(() => new Promise(() => {}))
  await act(async () => step().submit('4821'))
  await act(() => vi.advanceTimersByTimeAsync(29_999))
  expect(step().isBusy).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  expect(step().isBusy).toBe(false)
  expect(problem).toHaveBeenCalledExactlyOnceWith('Submission Timeout', {
    description: 'Your form submission took too long and was cancelled. Please try again.',
    duration: 8000,
  })
  problem.mockRestore()
})

test('an order that has moved on in the meantime is told in words', async () => {
  const refusal = new AppError('order_transition_not_allowed', 'order_transition_not_allowed', false)
  const { step, onMoved } = stepWith(() => Promise.reject(refusal))
  await tap(() => step().submit('4821'))
  expect(step().error).toMatch(/\w/)
  expect(step().isBusy).toBe(false)
  expect(onMoved).not.toHaveBeenCalled()
})

test('whoever leaves the step while the code is checked is told nothing afterwards', async () => {
  const answer = Promise.withResolvers<Advanced>()
  const { step, unmount } = stepWith(() => answer.promise)
  await tap(() => step().submit('0000'))
  expect(step().isBusy).toBe(true)
  unmount()
  await tap(() => answer.resolve(wrong(3)))
  expect(step().error).toBeUndefined()
})
