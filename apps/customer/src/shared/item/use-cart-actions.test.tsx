// @vitest-environment happy-dom

import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { cartKeys } from '@angadi/data/cart/keys.ts'
import { useCartChange } from '@angadi/data/cart/use-cart-change.ts'
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { announce, announcements } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleLine } from '../samples/checkout.ts'
import { useCartActions } from './use-cart-actions.ts'

const ANANYA = 'ananya'
const line = sampleLine()
const addition = { itemId: line.item_id, optionIds: line.option_ids, quantity: 1, variant: line }

beforeAll(() => startI18n(['cart', 'food', 'errors']))
beforeEach(() => {
  addSampleConfig()
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch')
    }),
  )
  vi.spyOn(notify, 'success')
  vi.spyOn(notify, 'info')
  vi.spyOn(notify, 'problem')
  useGuestCart.setState({ lines: [] })
  announce('')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The cart of a guest, stored in this browser, or of a user whose server cannot be reached. */
function cartOf(userId: string | null) {
  useSession.setState({ ready: true, userId })
  const queryClient = createQueryClient()
  queryClient.setQueryData(cartKeys.of(ANANYA, 'en'), [line])
  return renderHook(useCartActions, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

const told = (kind: 'success' | 'info' | 'problem') =>
  vi.mocked(notify[kind]).mock.calls.map(([text]) => text)

test('what goes in and out of the cart is told: "Added to cart!", "Item removed from cart", "Item added to cart", "Cart cleared" (Spec §8 Cart toasts)', async () => {
  const { result } = cartOf(null)
  await act(() => result.current.add(addition))
  expect(announcements.current().text).toBe('Added to cart!')
  await act(() => result.current.remove(line))
  expect(told('info')).toEqual(['Item removed from cart'])
  await act(async () => vi.mocked(notify.info).mock.calls[0]?.[1]?.action?.onClick())
  expect(announcements.current().text).toBe('Item added to cart')
  await act(() => result.current.clear())
  expect(announcements.current().text).toBe('Cart cleared')
  // Stepper, cart bar and the empty cart show it: no toast repeats them.
  expect(told('success')).toEqual([])
  expect(useGuestCart.getState().lines).toEqual([])
})

test.each([
  ['Failed to add item to cart', 'add'],
  ['Failed to update quantity', 'setQuantity'],
  ['Failed to remove item', 'remove'],
  ['Failed to clear cart', 'clear'],
] as const)('what does not reach the cart is told: "%s" (Spec §8 Cart toasts)', async (sentence, action) => {
  const { result, unmount } = cartOf(ANANYA)
  const { add, setQuantity, remove, clear } = result.current
  const doing = {
    add: () => add(addition),
    setQuantity: () => setQuantity(line, 3),
    remove: () => remove(line),
    clear,
  }[action]()
  // The component may be unmounted before the response arrives.
  unmount()
  await act(async () => void (await doing))
  expect(told('problem')).toEqual([sentence])
  expect(announcements.current().text).not.toBe('Cart cleared')
})

test('what is changed offline waits for the network, and is sent in its order', async () => {
  useSession.setState({ ready: true, userId: ANANYA })
  const queryClient = createQueryClient()
  const send = vi.fn(async (_quantity: number) => undefined)
  const { result } = renderHook(
    () => useCartChange<number>({ shown: (lines) => lines, guest: (lines) => lines, send }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  )
  onlineManager.setOnline(false)
  const doing = [result.current.mutateAsync(3), result.current.mutateAsync(5)]
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(send).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await act(async () => void (await Promise.all(doing)))
  expect(send.mock.calls.map(([quantity]) => quantity)).toEqual([3, 5])
})
