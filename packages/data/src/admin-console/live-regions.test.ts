import { expect, test, vi } from 'vitest'
import { CountedQueries } from '../realtime/counted-queries.ts'
import { adminKeys as keys } from './keys.ts'
import { type AdminNews, type Happened, note, refreshBoard } from './live-regions.ts'
import type { AdminOrderLine } from './orders.ts'

function line(id: string, minute: number, change: Partial<AdminOrderLine> = {}): AdminOrderLine {
  return {
    order_id: id,
    order_number: `HYD-${id}`,
    status: 'pending',
    kind: 'delivery',
    vendor_name: 'Deg & Dastarkhwan',
    customer_name: 'Ananya Rao',
    courier_name: null,
    region_slug: 'hyderabad',
    total_paise: 30_000,
    payment_method: 'wallet',
    payment_status: 'due',
    placed_at: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
    updated_at: '2026-11-22T13:00:00Z',
    delivery_state: null,
    late: false,
    scheduled_for: null,
    ...change,
  }
}
const figures: AdminNews['overview'] = {
  live_by_status: { pending: 2 },
  today: { orders: 2, delivered: 0, cancelled: 0, sales_paise: 60_000 },
  revenue_today_paise: 0,
  couriers_online: 1,
  vendors_open: 1,
  ledger_balanced: true,
}
const nothingNeeded: AdminNews['needs'] = { server_now: '2026-11-22T13:00:00Z', needs: [] }
const none = { statuses: [], region: '', search: '', isForLater: false }

/** The board with two pages loaded, and the lists of two other filters behind it. */
function board() {
  const screen = new CountedQueries()
  const shown = {
    figures: screen.show(keys.overview, { ...figures, couriers_online: 0 }),
    all: screen.showPages(keys.orders(none), [[line('b', 20)], [line('a', 10)]]),
    pending: screen.showPages(keys.orders({ ...none, statuses: ['pending'] }), [
      [line('b', 20), line('a', 10)],
    ]),
    elsewhere: screen.showPages(keys.orders({ ...none, region: 'bidar', search: 'deg' }), [[]]),
  }
  const happened: Happened = { orderIds: new Set(), everything: false }
  const hear = (event: string, payload: Readonly<Record<string, unknown>> = {}) =>
    note(happened, { event, payload })
  return { screen, shown, happened, hear }
}
const ids = (list: readonly AdminOrderLine[]) => list.map(({ order_id }) => order_id).join(' ')

test('however many events and loaded pages, the board makes one call', async () => {
  const { screen, shown, happened, hear } = board()
  for (const order_id of ['a', 'a', 'c']) hear('order', { order_id })
  hear('courier', { courier_id: 'ravi' })
  const answer = {
    overview: figures,
    needs: nothingNeeded,
    orders: [line('a', 10, { status: 'confirmed' }), line('c', 30)],
  }
  const ask = vi.fn(async () => answer)
  await refreshBoard(screen.queryClient, happened, ask)
  expect(ask).toHaveBeenCalledExactlyOnceWith(['a', 'c'])
  expect(ids(shown.all())).toBe('c b a')
  expect(shown.all().at(-1)?.status).toBe('confirmed')
  expect(ids(shown.pending())).toBe('c b')
  expect(ids(shown.elsewhere())).toBe('')
  expect(shown.figures()?.couriers_online).toBe(1)
  expect(screen.fetched).toEqual([])
})

test('an order that is open is fetched when it was named, and no other', async () => {
  const { screen, happened, hear } = board()
  for (const id of ['a', 'b']) screen.show(keys.order(id), {})
  hear('order', { order_id: 'a' })
  await refreshBoard(screen.queryClient, happened, async () => ({
    overview: figures,
    needs: nothingNeeded,
    orders: [],
  }))
  expect(screen.fetched).toEqual(['admin order'])
})

test('after a lost connection everything on the board is fetched', async () => {
  const { screen, happened, hear } = board()
  hear('rejoined')
  const ask = vi.fn(async () => ({ overview: figures, needs: nothingNeeded, orders: [] }))
  await refreshBoard(screen.queryClient, happened, ask)
  expect(ask).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(screen.fetched).toContain('admin orders'))
  expect(screen.fetched).toContain('admin overview')
})
