// @vitest-environment happy-dom
import { useGuestCart } from '@angadi/data/cart/guest-cart.ts'
import { useCart } from '@angadi/data/cart/use-cart.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

const CHAI = { item_id: 'chai', option_ids: [], quantity: 1, special_instructions: null }

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ ready: true, userId: crypto.randomUUID() })
  useGuestCart.getState().set([CHAI])
})
afterEach(cleanup)

function renderCart() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderHook(() => useCart(), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

test('an account’s cart is on its way, not empty, while a guest’s lines move to it (Spec §4 Cart)', () => {
  const { result } = renderCart()
  expect(result.current).toMatchObject({ data: undefined, isPending: true, fetchStatus: 'idle' })
  act(() => useGuestCart.getState().set([]))
  expect(result.current.fetchStatus).not.toBe('idle')
})

test('a merge that failed leaves the account its own cart', () => {
  const { result } = renderCart()
  act(() => useGuestCart.setState({ mergeFailed: true }))
  expect(result.current.fetchStatus).not.toBe('idle')
  expect(useGuestCart.getState().lines).toEqual([CHAI])
})
