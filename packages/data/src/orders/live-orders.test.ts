import { expect, test } from 'vitest'
import { CountedQueries } from '../realtime/counted-queries.ts'
import { takeOverWallet } from '../wallet/take-over-wallet.ts'
import { walletKeys } from '../wallet/wallet.ts'
import { keepOrders } from './keep-orders.ts'
import { orderKeys as keys } from './keys.ts'
import { takeOverOrder } from './live-orders.ts'
import type { OrderCardRow } from './order-card.ts'

function card(id: string, status: OrderCardRow['status'], hour = 12): OrderCardRow {
  return {
    id,
    order_number: `HYD-${id}`,
    kind: 'delivery',
    trade: 'food',
    status,
    vendor_id: 'v1',
    vendor_name: 'Deg & Dastarkhwan',
    items: [],
    total_paise: 30_000,
    payment_method: 'wallet',
    payment_status: 'due',
    cancel_reason: null,
    status_since: '2026-11-22T13:00:00Z',
    created_at: new Date(Date.UTC(2026, 10, 22, hour)).toISOString(),
    promised_max_at: null,
  }
}

/** Every list of orders, of the past two pages, and the screen of one order. */
function lists() {
  const screen = new CountedQueries()
  const shown = {
    active: screen.show(keys.active('asha'), [card('o1', 'pending')]),
    recent: screen.show(keys.recent('asha'), [card('p1', 'delivered', 9)]),
    all: screen.showPages(keys.past('asha', 'all'), [
      [card('p1', 'delivered', 9), card('p2', 'cancelled', 8)],
      [card('p3', 'delivered', 7)],
    ]),
    cancelled: screen.showPages(keys.past('asha', 'cancelled'), [[card('p2', 'cancelled', 8)]]),
    daily: screen.showPages(keys.past('asha', 'daily'), [[]]),
    tracking: screen.show(keys.tracking('o1'), {}),
  }
  const hear = (payload: Readonly<Record<string, unknown>>) =>
    takeOverOrder(screen.queryClient, 'asha', { event: 'order', payload })
  return { screen, shown, hear }
}
const ids = (list: readonly OrderCardRow[] | undefined) => list?.map(({ id }) => id)

test('a step of an order costs the lists of orders no call: the event carries its card', () => {
  const { screen, shown, hear } = lists()
  hear({ card: card('o1', 'preparing') })
  expect(shown.active()?.[0]?.status).toBe('preparing')
  expect(screen.fetched).toEqual([])
})

test('an order that ends moves to the past without fetching the pages of it', () => {
  const { screen, shown, hear } = lists()
  hear({ card: card('o1', 'delivered') })
  expect([shown.active(), shown.recent(), shown.all(), shown.cancelled()].map(ids)).toEqual([
    [],
    ['o1', 'p1'],
    ['o1', 'p1', 'p2', 'p3'],
    ['p2'],
  ])
  expect(screen.fetched).toEqual([])
})

test('an event that carries no card makes the lists stale', () => {
  const { screen, hear } = lists()
  hear({ order_id: 'o1', status: 'preparing' })
  expect(screen.fetched).toContain('orders active')
})

test('a credit costs the balance no call', () => {
  const screen = new CountedQueries()
  const balance = screen.show(walletKeys.balance('asha'), { balance_paise: 0 })
  takeOverWallet(screen.queryClient, 'asha', { event: 'wallet', payload: { balance_paise: 5000 } })
  expect(balance()).toEqual({ balance_paise: 5000 })
  expect(screen.fetched).toEqual([])
})

test('what a subscription brought stands with the daily deliveries only', () => {
  const { shown, hear } = lists()
  hear({ card: { ...card('milk', 'delivered'), kind: 'subscription' } })
  expect([shown.all(), shown.daily(), shown.recent()].map(ids)).toEqual([
    ['p1', 'p2', 'p3'],
    ['milk'],
    ['p1'],
  ])
})

test('an answer that was asked for before an event does not undo it', () => {
  const { screen, shown, hear } = lists()
  const before = Date.now()
  hear({ card: card('o2', 'pending', 12) })
  keepOrders(screen.queryClient, 'asha', { active: [card('o1', 'pending')], recent: [] }, before)
  expect(ids(shown.active())).toEqual(['o2', 'o1'])
  keepOrders(screen.queryClient, 'asha', { active: [card('o2', 'pending', 12)], recent: [] }, Date.now() + 1)
  expect(ids(shown.active())).toEqual(['o2'])
})
