import { expect, test } from 'vitest'
import { CountedQueries } from '../realtime/counted-queries.ts'
import type { Job, JobOffer } from './jobs.ts'
import { courierKeys as keys } from './keys.ts'
import { takeOverEvent } from './take-over-event.ts'

const offer: JobOffer = {
  offer_id: 'f1',
  order_id: 'o1',
  vendor_name: 'Deg & Dastarkhwan',
  pickup_area: 'Madhapur',
  pickup_lat: 17.44,
  pickup_lng: 78.39,
  drop_area: 'Kondapur',
  drop_lat: 17.46,
  drop_lng: 78.36,
  distance_to_pickup_m: 800,
  distance_m: 3200,
  pay_paise: 4100,
  tip_paise: 0,
  collect_cash_paise: 30_000,
  payment_method: 'cash',
  items_count: 2,
  expires_at: '2026-11-22T13:00:30Z',
  server_now: '2026-11-22T13:00:00Z',
}
const job: Job = {
  order_id: 'o1',
  order_number: 'HYD-1',
  status: 'preparing',
  state: 'assigned',
  vendor_name: 'Deg & Dastarkhwan',
  vendor_address: 'Madhapur',
  vendor_phone_masked: null,
  pickup_lat: 17.44,
  pickup_lng: 78.39,
  customer_name: 'Ananya',
  customer_phone_masked: null,
  drop_address: { label: 'Home', line: '12', city: 'Hyderabad', pincode: '500081', lat: 17.46, lng: 78.36 },
  instructions: null,
  items: [{ name: 'Biryani', quantity: 2 }],
  payment_method: 'cash',
  collect_cash_paise: 30_000,
  cash_change_for_paise: null,
  pay_paise: 4100,
  tip_paise: 0,
  distance_m: 3200,
  ready: false,
  trade: 'food',
  detail: null,
  assigned_at: '2026-11-22T13:00:10Z',
  promised_max_at: null,
  scheduled_for: null,
}

function courierScreen(offers: readonly JobOffer[] = [], jobs: readonly Job[] = []) {
  const screen = new CountedQueries()
  const shown = {
    me: screen.show(keys.me('ravi'), { cash_in_hand_paise: 0 }),
    offers: screen.show(keys.offers('ravi'), offers),
    jobs: screen.show(keys.jobs('ravi'), jobs),
    day: screen.show(keys.day('ravi', undefined), { total_paise: 0, cash_in_hand_paise: 0 }),
  }
  const hear = (event: string, payload: Readonly<Record<string, unknown>>) =>
    takeOverEvent(screen.queryClient, 'ravi', { event, payload })
  return { screen, shown, hear }
}

test('an offer that comes, and one that is gone, costs the courier’s screen no call', () => {
  const { screen, shown, hear } = courierScreen()
  hear('offer', { offer_id: 'f1', offer })
  expect(shown.offers()).toEqual([offer])
  hear('offer', { offer_id: 'f1', offer: null })
  expect(shown.offers()).toEqual([])
  expect(screen.fetched).toEqual([])
})

test('a job that begins or moves costs none either, and the cash in hand follows', () => {
  const { screen, shown, hear } = courierScreen()
  hear('job', { order_id: 'o1', job, cash_in_hand_paise: 30_000 })
  hear('job', { order_id: 'o1', job: { ...job, ready: true }, cash_in_hand_paise: 30_000 })
  expect(shown.jobs()).toEqual([{ ...job, ready: true }])
  expect(shown.me()?.cash_in_hand_paise).toBe(30_000)
  expect(shown.day()?.cash_in_hand_paise).toBe(30_000)
  expect(screen.fetched).toEqual([])
})

test('a job that was taken on another device takes its offer off this one', () => {
  const { screen, shown, hear } = courierScreen([offer])
  hear('job', { order_id: 'o1', job, cash_in_hand_paise: 30_000 })
  expect(shown.offers()).toEqual([])
  expect(screen.fetched).toEqual([])
})

test('a job that ends costs one call: what the day has earned', () => {
  const { screen, shown, hear } = courierScreen([], [job])
  hear('job', { order_id: 'o1', job: null, cash_in_hand_paise: 0 })
  expect(shown.jobs()).toEqual([])
  expect(screen.fetched).toEqual(['courier day'])
})

test('a second offer is fetched with the first: the list has one clock', () => {
  const { screen, hear } = courierScreen([{ ...offer, offer_id: 'f0' }])
  hear('offer', { offer_id: 'f1', offer })
  expect(screen.fetched).toEqual(['courier offers'])
})
