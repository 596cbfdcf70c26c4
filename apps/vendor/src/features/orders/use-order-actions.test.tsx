// @vitest-environment happy-dom
import { AppError } from '@angadi/data/errors/app-error.ts'
import type { Advanced } from '@angadi/data/orders/advance.ts'
import type { CancelOrder, VendorStep } from '@angadi/data/vendor-console/change.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import type { LiveOrders, VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { takeOverEvent } from '@angadi/data/vendor-console/take-over-event.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleOrder } from '../../shared/samples.ts'
import { useOrderActions } from './use-order-actions.ts'

type Advance = (step: VendorStep) => Promise<Advanced>

/** Longer than the double-tap limit, in milliseconds. */
const LATER_MS = 700

beforeAll(() => startI18n(['vendor', 'errors']))
beforeEach(() => {
  document.documentElement.dataset['app'] = 'vendor'
  vi.useFakeTimers()
  vi.spyOn(notify, 'problem')
  vi.spyOn(notify, 'success')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const answered: Advanced = { outcome: 'moved', status: 'confirmed', seq: 2, tries_left: null, retry_at: null }
const refusal = new AppError('order_transition_not_allowed', 'order_transition_not_allowed', false)

/** A board with orders, whose server calls the test answers. */
function boardWith(
  orders: readonly VendorOrder[],
  {
    advance = async () => answered,
    cancel = async () => ({ status: 'cancelled' }),
  }: { readonly advance?: Advance; readonly cancel?: CancelOrder },
) {
  const queryClient = new QueryClient()
  const key = vendorConsoleKeys.liveOf('vendor')
  queryClient.setQueryData<LiveOrders>(key, { orders, serverOffsetMs: 0 })
  const { result } = renderHook(
    () => ({ actions: useOrderActions({ advance, cancel }), path: useLocation().pathname }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={['/vendor']}>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  )
  return {
    actions: () => result.current.actions,
    path: () => result.current.path,
    shown: () => queryClient.getQueryData<LiveOrders>(key)?.orders.map(({ status }) => status),
    /** Whether the board is to be fetched again. */
    isOutdated: () => queryClient.getQueryState(key)?.isInvalidated,
    /** What the vendor's topic says of an order. */
    hear: (order: VendorOrder) =>
      takeOverEvent(queryClient, 'vendor', {
        event: 'order',
        payload: { order_id: order.order_id, status: order.status, order },
      }),
  }
}

/** Runs a tap and everything that follows without waiting. */
const tap = (press: () => void) =>
  act(async () => {
    press()
    await vi.advanceTimersByTimeAsync(0)
  })

test('an accepted order moves on at once, with the time it will take', async () => {
  const answer = Promise.withResolvers<Advanced>()
  const advance = vi.fn<Advance>(() => answer.promise)
  const { actions, shown } = boardWith([sampleOrder()], { advance })
  await tap(() => actions().accept(sampleOrder(), 25))
  expect(shown()).toEqual(['confirmed'])
  expect(advance).toHaveBeenCalledExactlyOnceWith({ orderId: 'order', to: 'confirmed', prepMinutes: 25 })
})

test('a double tap accepts once and does not start cooking what moved under the finger', async () => {
  const advance = vi.fn<Advance>(async () => answered)
  const { actions } = boardWith([sampleOrder()], { advance })
  await tap(() => {
    actions().accept(sampleOrder(), 25)
    actions().accept(sampleOrder(), 25)
  })
  await tap(() => actions().startPreparing(sampleOrder({ status: 'confirmed' })))
  expect(advance).toHaveBeenCalledOnce()
})

test('the next step a moment later is a step of its own', async () => {
  const advance = vi.fn<Advance>(async () => answered)
  const { actions } = boardWith([sampleOrder()], { advance })
  await tap(() => actions().accept(sampleOrder(), 25))
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  await tap(() => actions().startPreparing(sampleOrder({ status: 'confirmed' })))
  expect(advance.mock.calls.map(([{ to }]) => to)).toEqual(['confirmed', 'preparing'])
})

test('what the server refuses goes back to where it was, with a word why', async () => {
  const { actions, shown } = boardWith([sampleOrder()], { advance: () => Promise.reject(refusal) })
  await tap(() => actions().accept(sampleOrder(), 25))
  expect(shown()).toEqual(['pending'])
  expect(notify.problem).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('HYD-2611-0042'),
    expect.objectContaining({ id: 'order', description: expect.stringMatching(/\w/) }),
  )
})

test('a network that goes in the middle puts the order back, and the same step can be made again', async () => {
  const advance = vi.fn<Advance>(async () => answered)
  advance.mockRejectedValueOnce(new AppError('network', 'network', true))
  const { actions, shown } = boardWith([sampleOrder()], { advance })
  await tap(() => actions().accept(sampleOrder(), 25))
  expect(shown()).toEqual(['pending'])
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  await tap(() => actions().accept(sampleOrder(), 25))
  expect(shown()).toEqual(['confirmed'])
})

test('of two orders, the refusal of one leaves the step of the other', async () => {
  const first = Promise.withResolvers<Advanced>()
  const advance = vi.fn<Advance>(async () => answered)
  advance.mockReturnValueOnce(first.promise)
  const other = sampleOrder({ order_id: 'other', order_number: 'HYD-2611-0043' })
  const { actions, shown } = boardWith([sampleOrder(), other], { advance })
  await tap(() => actions().accept(sampleOrder(), 25))
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  await tap(() => actions().accept(other, 25))
  await tap(() => first.reject(refusal))
  expect(shown()).toEqual(['pending', 'confirmed'])
})

test('a cancelled order leaves the board and offers to put right what would call off the next one', async () => {
  const { actions, shown, path } = boardWith([sampleOrder()], {})
  await tap(() => actions().cancel(sampleOrder(), 'items_unavailable'))
  expect(shown()).toEqual([])
  const [, notice] = vi.mocked(notify.success).mock.lastCall ?? []
  await tap(() => notice?.action?.onClick())
  expect(path()).toBe('/vendor/products')
})

test('a cancellation that is refused brings the order back', async () => {
  const { actions, shown } = boardWith([sampleOrder()], { cancel: () => Promise.reject(refusal) })
  await tap(() => actions().cancel(sampleOrder(), 'too_busy'))
  expect(shown()).toEqual(['pending'])
  expect(notify.success).not.toHaveBeenCalled()
})

test('an event that is older than a step does not undo it, while other orders follow theirs', async () => {
  const answer = Promise.withResolvers<Advanced>()
  const confirmed = sampleOrder({ status: 'confirmed' })
  const { actions, shown, hear, isOutdated } = boardWith([confirmed], { advance: () => answer.promise })
  await tap(() => actions().startPreparing(confirmed))
  hear(confirmed)
  hear(sampleOrder({ order_id: 'other', placed_at: '2026-01-01T10:00:00Z' }))
  expect(shown()).toEqual(['preparing', 'pending'])
  await tap(() => answer.resolve({ ...answered, status: 'preparing' }))
  expect(isOutdated()).toBe(true)
  hear(sampleOrder({ status: 'ready' }))
  expect(shown()).toEqual(['ready', 'pending'])
})

test('the board is not fetched while another step is on its way: the answer would show that order as before', async () => {
  const first = Promise.withResolvers<Advanced>()
  const second = Promise.withResolvers<Advanced>()
  const advance = vi.fn<Advance>()
  advance.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const other = sampleOrder({ order_id: 'other' })
  const { actions, isOutdated } = boardWith([sampleOrder(), other], { advance })
  await tap(() => actions().accept(sampleOrder(), 25))
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  await tap(() => actions().accept(other, 25))
  await tap(() => first.resolve(answered))
  expect(isOutdated()).toBe(false)
  await tap(() => second.resolve(answered))
  expect(isOutdated()).toBe(true)
})
