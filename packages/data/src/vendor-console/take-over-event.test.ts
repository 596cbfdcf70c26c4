import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountedQueries } from '../realtime/counted-queries.ts'
import { gatherCalls } from '../realtime/gather-calls.ts'
import { keysChangedBy } from './changed-keys.ts'
import { vendorConsoleKeys as keys } from './keys.ts'
import { sampleOrder } from './sample-order.ts'
import { takeOverEvent } from './take-over-event.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const FIRST = {
  seq: 1,
  to_status: 'pending',
  actor_role: 'user',
  reason_code: null,
  at: '2026-11-21T13:00:00Z',
}

/** The open board and the past orders, of which three pages are loaded, as `useLiveVendor` keeps them up to date. */
function consoleWith(...live: readonly ReturnType<typeof sampleOrder>[]) {
  const screen = new CountedQueries()
  const past = (from: number) =>
    [0, 1].map((n) =>
      sampleOrder(`past-${from + n}`, {
        status: 'delivered',
        placed_at: new Date(Date.UTC(2026, 10, 20, 12, 60 - from - n)).toISOString(),
      }),
    )
  const all = { outcome: undefined, since: undefined, search: '' }
  const shown = {
    live: screen.show(keys.liveOf('v1'), { orders: live, serverOffsetMs: 5 }),
    latest: screen.show(keys.latest('v1'), past(0)),
    day: screen.show(keys.day('v1'), { orders: 0 }),
    history: screen.show(keys.history('o1'), [FIRST]),
    vendors: screen.show(keys.vendors('vikram'), [{ id: 'v1', accepting_orders: true, paused_until: null }]),
    past: screen.showPages(keys.past('v1', all), [past(0), past(2), past(4)]),
    search: screen.showPages(keys.past('v1', { ...all, search: 'dosa' }), [past(0), past(2)]),
  }
  const waiting = new Map<string, readonly unknown[]>()
  const { call } = gatherCalls(() => {
    for (const queryKey of waiting.values()) void screen.queryClient.invalidateQueries({ queryKey })
    waiting.clear()
  }, 1000)
  const hear = (event: string, payload: Readonly<Record<string, unknown>>) => {
    takeOverEvent(screen.queryClient, 'v1', { event, payload })
    for (const key of keysChangedBy('v1', { event, payload })) waiting.set(key.join(), key)
    if (waiting.size > 0) call()
  }
  const settle = () => vi.advanceTimersByTimeAsync(1000)
  return { screen, shown, hear, settle }
}

const news = (order: ReturnType<typeof sampleOrder>, step: object = FIRST) => ({
  order_id: order.order_id,
  status: order.status,
  order,
  step,
})

test('a step of an order costs the open board no call: the event carries the order', async () => {
  const { screen, shown, hear, settle } = consoleWith(sampleOrder('o1'))
  const step = {
    seq: 2,
    to_status: 'confirmed',
    actor_role: 'vendor',
    reason_code: null,
    at: '2026-11-21T13:01:00Z',
  }
  hear('order', news(sampleOrder('o1', { status: 'confirmed', courier_name: 'Ravi' }), step))
  await settle()
  expect(shown.live()?.orders).toEqual([sampleOrder('o1', { status: 'confirmed', courier_name: 'Ravi' })])
  expect(shown.live()?.serverOffsetMs).toBe(5)
  expect(shown.history()?.map(({ seq }) => seq)).toEqual([1, 2])
  expect(screen.fetched).toEqual([])
})

test('an order that comes in, or is called off, costs one call: the day’s figures', async () => {
  const { screen, shown, hear, settle } = consoleWith(sampleOrder('o1'))
  hear('order', news(sampleOrder('o2', { placed_at: '2026-11-21T13:10:00Z' })))
  await settle()
  expect(shown.live()?.orders.map(({ order_id }) => order_id)).toEqual(['o2', 'o1'])
  expect(screen.fetched).toEqual(['vendor-console day'])
  hear('order', news(sampleOrder('o2', { status: 'cancelled', placed_at: '2026-11-21T13:10:00Z' })))
  await settle()
  expect(shown.live()?.orders.map(({ order_id }) => order_id)).toEqual(['o1'])
  expect(shown.latest()?.[0]?.order_id).toBe('o2')
  expect(screen.fetched).toEqual(['vendor-console day', 'vendor-console day'])
})

test('a storm of orders costs one call a second, not six for each', async () => {
  const { screen, hear, settle } = consoleWith()
  for (let n = 0; n < 196; n += 1) {
    hear('order', news(sampleOrder(`o${n}`)))
    hear('order', news(sampleOrder(`o${n}`, { status: 'cancelled' })))
  }
  await settle()
  expect(screen.fetched).toEqual(['vendor-console day'])
})

test('pages of past orders that somebody has loaded are not fetched again, and a search stays as it is', async () => {
  const { screen, shown, hear, settle } = consoleWith(sampleOrder('o1'))
  hear('order', news(sampleOrder('o1', { status: 'delivered' })))
  await settle()
  expect(shown.past().map(({ order_id }) => order_id)).toEqual([
    'o1',
    ...[0, 1, 2, 3, 4, 5].map((n) => `past-${n}`),
  ])
  expect(shown.search()).toHaveLength(4)
  expect(screen.fetched).not.toContain('vendor-console past')
})

test('an order too large for an event is fetched with the live list alone', async () => {
  const { screen, hear, settle } = consoleWith(sampleOrder('o3'))
  hear('order', { order_id: 'o3', status: 'preparing' })
  await settle()
  expect(screen.fetched).toEqual(['vendor-console live'])
})

test('a list that is being fetched while an event comes is fetched again: its answer may be older', async () => {
  const { screen, hear, settle } = consoleWith(sampleOrder('o1'))
  void screen.queryClient.refetchQueries({ queryKey: keys.liveOf('v1') })
  hear('order', news(sampleOrder('o1', { status: 'confirmed' })))
  await settle()
  expect(screen.fetched).toEqual(['vendor-console live', 'vendor-console live'])
})

test('a switch of the business costs no call on the board', async () => {
  const { screen, shown, hear, settle } = consoleWith()
  hear('menu', { vendor: { accepting_orders: false, paused_until: null } })
  await settle()
  expect(shown.vendors()?.[0]?.accepting_orders).toBe(false)
  expect(screen.fetched).toEqual([])
})
