import { expect, test, vi } from 'vitest'
import type { Job } from '../courier-console/jobs.ts'
import { groceryJobsIn } from './jobs.ts'

const place = { label: 'Home', line: 'Flat 302', city: 'Hyderabad', pincode: '500081', lat: 17.4, lng: 78.4 }
const line = {
  position: 1,
  packed_with: 'food',
  name: 'Tomatoes',
  name_translations: { te: 'టమాటాలు' },
  picture: null,
  pack_size: 1,
  pack_unit: 'kg',
  quantity: null,
  grams: 940,
  state: 'picked',
  instead: null,
}

function job(trade: string, detail: Job['detail']): Job {
  return {
    order_id: trade,
    order_number: 'HYD-1',
    status: 'ready',
    state: 'at_pickup',
    vendor_name: 'Annapurna Kirana',
    vendor_address: 'Banjara Hills',
    vendor_phone_masked: null,
    pickup_lat: 17.4,
    pickup_lng: 78.4,
    customer_name: 'Ananya R.',
    customer_phone_masked: null,
    drop_address: place,
    instructions: null,
    items: [],
    payment_method: 'wallet',
    collect_cash_paise: 0,
    cash_change_for_paise: null,
    pay_paise: 6200,
    tip_paise: 0,
    distance_m: 6400,
    ready: true,
    assigned_at: '2026-11-26T10:00:00Z',
    promised_max_at: null,
    scheduled_for: null,
    trade,
    detail,
  }
}

test('of a courier’s jobs, the groceries are listed with their bags, in the courier’s language', () => {
  const jobs = [job('food', null), job('grocery', { bags: [], lines: [line] })]
  expect(groceryJobsIn(jobs, 'te').map(({ order_id, lines }) => [order_id, lines[0]?.name])).toEqual([
    ['grocery', 'టమాటాలు'],
  ])
})

test('a job whose bags cannot be read is left out, and the others stay', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const jobs = [job('grocery', { bags: 'four' }), job('grocery', { bags: [], lines: [] })]
  expect(groceryJobsIn(jobs, 'en')).toHaveLength(1)
})
