// @vitest-environment happy-dom
import type { PlaceOrder, Placing } from '@angadi/data/checkout/place-order.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Attempt, takeBackDraft, useCheckoutDraft } from '../../shared/checkout/checkout-draft.ts'
import { sampleQuote } from '../../shared/samples/checkout.ts'
import { useSubmitOrder } from './use-submit-order.ts'

const attempt: Attempt = { quoteId: 'quote', method: 'wallet' }
const TOTAL = 68_765
/** Longer than the delay before the automatic retry, in milliseconds. */
const RETRIED_MS = 5000

beforeAll(() => startI18n(['checkout']))
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useSession.setState({ ready: true, userId: 'ananya' })
  vi.spyOn(notify, 'success')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const order = (id: string) => ({
  id,
  order_number: `HYD-${id}`,
  vendor_name: 'Deg & Dastarkhwan',
  total_paise: TOTAL,
})
const placed = (...ids: string[]): Placing => ({
  outcome: 'placed',
  checkout_id: 'checkout',
  orders: ids.map(order),
})
const network = () => new AppError('network', 'network', true)

/** A checkout whose server call the test answers. */
function checkoutWith(send: PlaceOrder, openPayment: (orderId: string) => void = () => undefined) {
  const queryClient = createQueryClient()
  const { result, unmount } = renderHook(
    () => ({
      placing: useSubmitOrder(send, openPayment),
      checkout: useCheckoutDraft(),
      path: useLocation().pathname,
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={['/shopping/cart', '/checkout']}>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  )
  return {
    submitOrder: (wanted = attempt) => result.current.placing.submitOrder(wanted, TOTAL),
    notice: () => result.current.placing.notice,
    isSubmitting: () => result.current.placing.isSubmitting,
    draft: () => result.current.checkout.draft,
    change: result.current.checkout.change,
    storedAttempt: () => result.current.checkout.draft.attempt,
    path: () => result.current.path,
    goBack: () => result.current.navigate(-1),
    unmount,
  }
}

/** Runs an action and advances the time, in milliseconds. */
const after = (doing: () => unknown, ms = 0) =>
  act(async () => {
    doing()
    await vi.advanceTimersByTimeAsync(ms)
  })

test('a placed order leads to its tracking and leaves nothing to repeat', async () => {
  const { submitOrder, path, storedAttempt } = checkoutWith(async () => placed('one'))
  await after(() => submitOrder())
  expect(path()).toBe('/order-tracking/one')
  expect(storedAttempt()).toBeUndefined()
})

test('back from the placed order leads to the list of orders, not to the checkout of an empty cart', async () => {
  const { submitOrder, path, goBack } = checkoutWith(async () => placed('one'))
  await after(() => submitOrder())
  await after(goBack)
  expect(path()).toBe('/orders')
})

test('orders of several vendors lead to the list of orders', async () => {
  const { submitOrder, path } = checkoutWith(async () => placed('one', 'two'))
  await after(() => submitOrder())
  expect(path()).toBe('/orders')
})

/** Two orders, of which the wallet has paid the first one alone. */
const unpaid = async (): Promise<Placing> => ({
  outcome: 'placed',
  checkout_id: 'checkout',
  awaits_payment: true,
  orders: [order('one'), order('two')],
})
const online: Attempt = { quoteId: 'quote', method: 'gateway', walletFirst: true }

test('what is paid at the gateway opens its payment, with the list of orders behind it', async () => {
  const open = vi.fn()
  const send = vi.fn<PlaceOrder>(unpaid)
  const { submitOrder, path, storedAttempt } = checkoutWith(send, open)
  await after(() => submitOrder(online))
  expect(send).toHaveBeenCalledExactlyOnceWith({
    quote_id: 'quote',
    idempotency_key: 'place:quote:gateway:rest',
    payment_method: 'gateway',
    wallet_first: true,
  })
  expect(open).toHaveBeenCalledExactlyOnceWith('two')
  expect([path(), storedAttempt()]).toEqual(['/orders', undefined])
})

test('the choices for what is not paid come back once, on the way of paying alone nothing is kept', async () => {
  const { submitOrder, change, draft } = checkoutWith(unpaid)
  await after(() => change({ couponCode: 'FIRST50', tipPaise: 2000, method: 'gateway' }))
  await after(() => submitOrder(online))
  expect(draft()).toMatchObject({ couponCode: undefined, tipPaise: 0, method: undefined })
  await after(() => takeBackDraft('another', 'ananya'))
  await after(() => takeBackDraft('checkout', 'somebody else'))
  expect(draft().couponCode).toBeUndefined()
  await after(() => takeBackDraft('checkout', 'ananya'))
  expect(draft()).toMatchObject({ couponCode: 'FIRST50', tipPaise: 2000, method: undefined })
  await after(() => change({ couponCode: undefined }))
  await after(() => takeBackDraft('checkout', 'ananya'))
  expect(draft().couponCode).toBeUndefined()
})

test('two taps within one drawing send one order off', async () => {
  const send = vi.fn<PlaceOrder>(async () => placed('one'))
  const { submitOrder } = checkoutWith(send)
  await after(() => {
    void submitOrder()
    void submitOrder()
  })
  expect(send).toHaveBeenCalledOnce()
})

test('a lost answer is asked for again by itself, with the same key (Spec §9 Data cache)', async () => {
  const send = vi.fn<PlaceOrder>(async () => placed('one'))
  send.mockRejectedValueOnce(network())
  const { submitOrder, path } = checkoutWith(send)
  await after(() => submitOrder(), RETRIED_MS)
  expect(send.mock.calls.map(([args]) => args.idempotency_key)).toEqual([
    'place:quote:wallet',
    'place:quote:wallet',
  ])
  expect(path()).toBe('/order-tracking/one')
})

test('a network that stays away is told, the attempt is kept, and the next tap repeats it with its key', async () => {
  const send = vi.fn<PlaceOrder>(async () => placed('one'))
  send.mockRejectedValueOnce(network()).mockRejectedValueOnce(network())
  const { submitOrder, notice, storedAttempt, isSubmitting, path } = checkoutWith(send)
  await after(() => submitOrder(), RETRIED_MS)
  expect(notice()).toMatchObject({ kind: 'failed', error: { code: 'network' } })
  expect(storedAttempt()).toEqual(attempt)
  expect(isSubmitting()).toBe(false)
  await after(() => submitOrder())
  expect(new Set(send.mock.calls.map(([args]) => args.idempotency_key)).size).toBe(1)
  expect(path()).toBe('/order-tracking/one')
  expect(notice()).toBeUndefined()
})

test('the attempt is kept before anything is sent, so that a closed page can ask what became of it', async () => {
  const kept: (Attempt | undefined)[] = []
  const { submitOrder, storedAttempt, unmount } = checkoutWith(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('angadi.checkout') ?? 'null')
    expect(stored).toMatchObject({ state: { owner: 'ananya', draft: { attempt } } })
    return new Promise<never>(() => undefined)
  })
  await after(() => submitOrder())
  kept.push(storedAttempt())
  unmount()
  expect(kept).toEqual([attempt])
  const { storedAttempt: later } = checkoutWith(async () => placed('one'))
  expect(later()).toEqual(attempt)
})

test('an answer that comes after the page was left leads nowhere and forgets the attempt', async () => {
  const answer = Promise.withResolvers<Placing>()
  const { submitOrder, unmount } = checkoutWith(() => answer.promise)
  await after(() => submitOrder())
  unmount()
  await after(() => answer.resolve(placed('one')))
  expect(notify.success).not.toHaveBeenCalled()
  const { storedAttempt, path } = checkoutWith(async () => placed('one'))
  expect(storedAttempt()).toBeUndefined()
  expect(path()).toBe('/checkout')
})

test('a price that changed is told with both figures instead of being charged', async () => {
  const changed = sampleQuote({ totals: { ...sampleQuote().totals, total_paise: TOTAL + 1500 } })
  const { submitOrder, notice, storedAttempt, path } = checkoutWith(async () => ({
    outcome: 'price_changed',
    quote: changed,
  }))
  await after(() => submitOrder())
  expect(notice()).toEqual({ kind: 'price_changed', beforePaise: TOTAL, afterPaise: TOTAL + 1500 })
  expect(storedAttempt()).toBeUndefined()
  expect(path()).toBe('/checkout')
})

test('a cart that can no longer be ordered is told as such', async () => {
  const { submitOrder, notice } = checkoutWith(async () => ({
    outcome: 'price_changed',
    quote: sampleQuote({ placeable: false, problems: [{ code: 'vendor_closed' }] }),
  }))
  await after(() => submitOrder())
  expect(notice()).toEqual({ kind: 'blocked' })
})

test.each(['quote_not_found', 'wallet_too_low'] as const)(
  'a refusal (%s) is told once and leaves nothing to repeat',
  async (code) => {
    const send = vi.fn<PlaceOrder>(() => Promise.reject(new AppError(code, code, false)))
    const { submitOrder, notice, storedAttempt } = checkoutWith(send)
    await after(() => submitOrder(), RETRIED_MS)
    expect(send).toHaveBeenCalledOnce()
    expect(notice()).toMatchObject({ kind: 'failed', error: { code } })
    expect(storedAttempt()).toBeUndefined()
  },
)

test('another way of paying is another intention with a key of its own', async () => {
  const send = vi.fn<PlaceOrder>(() =>
    Promise.reject(new AppError('wallet_too_low', 'wallet_too_low', false)),
  )
  const { submitOrder } = checkoutWith(send)
  await after(() => submitOrder())
  await after(() => submitOrder({ quoteId: 'quote', method: 'cash' }))
  expect(send.mock.calls.map(([args]) => args.idempotency_key)).toEqual([
    'place:quote:wallet',
    'place:quote:cash',
  ])
})
