// @vitest-environment happy-dom
import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { CartLine } from '@angadi/data/cart/cart-line.ts'
import { useCartChange } from '@angadi/data/cart/use-cart-change.ts'
import type { QuoteOrder } from '@angadi/data/checkout/use-quote.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCheckoutDraft } from '../../shared/checkout/checkout-draft.ts'
import { sampleAddress, sampleLine, sampleQuote } from '../../shared/samples/checkout.ts'
import { useCheckout } from './use-checkout.ts'

/** How long text and tip must stay unchanged before they are priced, in milliseconds. */
const SETTLE_MS = 500
/** After this time a quote is requested again: quotes are valid for ten minutes. */
const NEARLY_EXPIRED_MS = 9 * 60_000

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useSession.setState({ ready: true, userId: crypto.randomUUID() })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Given {
  readonly lines: readonly CartLine[]
  readonly addresses: readonly Address[]
}

/** A checkout whose quotes the test supplies. */
async function checkoutWith(ask: QuoteOrder, given: Partial<Given> = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(
    ({ lines, addresses }: Given) => useCheckout(lines, addresses, ask),
    { initialProps: { lines: [sampleLine()], addresses: [sampleAddress()], ...given }, wrapper },
  )
  const tap = renderHook(
    () =>
      useCartChange<Promise<void>>({
        shown: (lines) => lines,
        guest: (lines) => lines,
        send: (answer) => answer,
      }),
    { wrapper },
  ).result.current.mutate
  await pass()
  return { checkout: () => result.current, rerender, tap }
}

/** Advances the time, in milliseconds. */
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

const asked = () => vi.fn<QuoteOrder>(async () => sampleQuote())

test('the price is asked for with the usual address and may be ordered', async () => {
  const ask = asked()
  const { checkout } = await checkoutWith(ask)
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ fulfilment: 'delivery', addressId: 'home', tipPaise: 0 })
  expect(checkout().isCurrent).toBe(true)
  expect(checkout().isPricing).toBe(false)
})

test('typing is priced once it rests, and until then the old price may not pass for the new one', async () => {
  const ask = asked()
  const { checkout } = await checkoutWith(ask)
  for (const instructions of ['R', 'Ri', 'Ring']) await act(async () => checkout().change({ instructions }))
  expect(checkout().isPricing).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
  await pass(SETTLE_MS)
  await pass()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(ask.mock.lastCall?.[0]).toMatchObject({ instructions: 'Ring' })
  expect(checkout().isPricing).toBe(false)
})

test('while a new price is under way the last one is shown but may not be ordered', async () => {
  const ask = asked()
  const { checkout } = await checkoutWith(ask)
  ask.mockImplementationOnce(() => new Promise<never>(() => undefined))
  await act(async () => checkout().change({ couponCode: 'WELCOME' }))
  await pass()
  expect(checkout().quote?.quote_id).toBe('quote')
  expect(checkout().isCurrent).toBe(false)
  expect(checkout().isPricing).toBe(true)
})

test('a network that goes in the middle keeps the last price in sight and lets nobody order by it', async () => {
  const ask = asked()
  const { checkout } = await checkoutWith(ask)
  ask.mockRejectedValueOnce(new AppError('network', 'network', true))
  await act(async () => checkout().change({ couponCode: 'WELCOME' }))
  await pass()
  expect(checkout().quote?.quote_id).toBe('quote')
  expect(checkout().isCurrent).toBe(false)
  expect(checkout().error).toMatchObject({ code: 'network' })
  await act(async () => checkout().retry())
  await pass()
  expect(checkout().isCurrent).toBe(true)
  expect(checkout().error).toBeNull()
})

test('a price is asked for anew before its ten minutes are over', async () => {
  const ask = asked()
  const { checkout } = await checkoutWith(ask)
  ask.mockResolvedValueOnce(sampleQuote({ quote_id: 'later' }))
  await pass(NEARLY_EXPIRED_MS)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(checkout().quote?.quote_id).toBe('later')
})

test('another piece in the cart asks for another price', async () => {
  const ask = asked()
  const { rerender } = await checkoutWith(ask)
  rerender({ lines: [sampleLine({ quantity: 3 })], addresses: [sampleAddress()] })
  await pass()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a cart whose changes are still on their way is priced only once the last has arrived', async () => {
  const ask = asked()
  const { checkout, rerender, tap } = await checkoutWith(ask)
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  await act(async () => {
    tap(first.promise)
    tap(second.promise)
  })
  rerender({ lines: [sampleLine({ quantity: 3 })], addresses: [sampleAddress()] })
  await pass()
  await act(async () => first.resolve())
  await pass()
  expect(ask).toHaveBeenCalledOnce()
  expect(checkout().isCurrent).toBe(false)
  expect(checkout().isPricing).toBe(true)
  await act(async () => second.resolve())
  await pass(SETTLE_MS)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(checkout().isCurrent).toBe(true)
  expect(checkout().isPricing).toBe(false)
})

test('fetching it oneself needs neither an address nor a tip, and a tip comes back with delivery', async () => {
  const ask = asked()
  const { checkout } = await checkoutWith(ask)
  ask.mockResolvedValueOnce(sampleQuote({ quote_id: 'tipped' }))
  await act(async () => checkout().change({ tipPaise: 2000 }))
  await pass(SETTLE_MS)
  await act(async () => checkout().change({ fulfilment: 'pickup' }))
  await pass(SETTLE_MS)
  expect(ask.mock.lastCall?.[0]).toMatchObject({ addressId: undefined, tipPaise: 0 })
  await act(async () => checkout().change({ fulfilment: 'delivery' }))
  await pass(SETTLE_MS)
  expect(checkout().quote?.quote_id, 'the price that was given for it before').toBe('tipped')
})

test('a wallet that does not cover it gives way to cash, unless one has chosen', async () => {
  const { checkout } = await checkoutWith(async () => sampleQuote({ wallet_balance_paise: 60_000 }))
  expect(checkout().missingPaise).toBe(8765)
  expect(checkout().method).toBe('cash')
  await act(async () => checkout().change({ method: 'wallet' }))
  expect(checkout().method).toBe('wallet')
})

test('an address that was deleted meanwhile gives way to the usual one', async () => {
  const work = sampleAddress({ id: 'work', label: 'Work', is_default: false })
  const ask = asked()
  const { checkout, rerender } = await checkoutWith(ask, { addresses: [sampleAddress(), work] })
  ask.mockResolvedValueOnce(sampleQuote({ quote_id: 'to work' }))
  await act(async () => checkout().change({ addressId: 'work' }))
  await pass()
  expect(checkout().address?.id).toBe('work')
  expect(checkout().quote?.quote_id).toBe('to work')
  rerender({ lines: [sampleLine()], addresses: [sampleAddress()] })
  await pass()
  expect(checkout().address?.id).toBe('home')
  expect(checkout().quote?.quote_id, 'the price for that address').toBe('quote')
})

test('a refused coupon is told and taken out, and the price is asked for without it', async () => {
  renderHook(useCheckoutDraft).result.current.change({ couponCode: 'NOSUCH' })
  const ask = asked()
  ask.mockResolvedValueOnce(
    sampleQuote({ quote_id: null, placeable: false, problems: [{ code: 'coupon_invalid' }] }),
  )
  const { checkout } = await checkoutWith(ask)
  await pass(SETTLE_MS)
  expect(ask.mock.calls.map(([{ couponCode }]) => couponCode)).toEqual(['NOSUCH', undefined])
  expect(checkout().couponRefusal).toMatchObject({ code: 'coupon_invalid' })
  expect(checkout().draft.couponCode).toBeUndefined()
  expect(checkout().isCurrent).toBe(true)
  expect(checkout().quote?.quote_id).toBe('quote')
})

test('a coupon for one way of paying chooses it, whatever was chosen before', async () => {
  const coupon = { code: 'CARDS', discount_paise: 5000, method: 'gateway' as const }
  const { checkout } = await checkoutWith(async () => ({
    ...sampleQuote(),
    payment_methods: ['gateway'],
    coupon,
  }))
  await act(async () => checkout().change({ method: 'wallet' }))
  expect(checkout().method).toBe('gateway')
})
