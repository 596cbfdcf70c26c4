import { daysAfter } from '@angadi/domain/time/india-day.ts'
import type { VendorFigures } from './figures.ts'

/** A restaurant's October, for stories and tests. */
export function sampleFigures(): VendorFigures {
  const days = Array.from({ length: 31 }, (_nothing, at) => {
    const delivered = 3 + ((at * 7) % 9)
    return {
      day: daysAfter('2026-10-01', at),
      sums: { sales: delivered * 41_250, delivered, placed: delivered + 1, pieces: delivered * 3 },
    }
  })
  const total = (measure: 'sales' | 'delivered' | 'placed' | 'pieces') =>
    days.reduce((sum, { sums }) => sum + sums[measure], 0)
  return {
    first_day: '2026-10-01',
    last_day: '2026-10-31',
    compared_first: '2026-09-01',
    compared_last: '2026-09-30',
    now: {
      sales: total('sales'),
      delivered: total('delivered'),
      placed: total('placed'),
      pieces: total('pieces'),
      repeat: 96,
      refunded: 42_300,
      cancelled_customer: 14,
      cancelled_vendor: 6,
      cancelled_courier: 3,
      cancelled_unforeseen: 1,
      prepared: 211,
      prep_seconds: 211 * 22 * 60,
      promised_seconds: 211 * 20 * 60,
      prepared_late: 38,
      review_5: 21,
      review_4: 9,
      review_1: 2,
      visit_page: 1830,
      visit_search: 940,
    },
    before: {
      sales: 6_900_000,
      delivered: 180,
      placed: 205,
      pieces: 520,
      refunded: 61_000,
      cancelled_vendor: 30,
    },
    days,
    hours: Array.from({ length: 24 }, (_nothing, hour) => {
      const placed = hour < 11 || hour > 23 ? 0 : 4 + ((hour * 5) % 13)
      return { placed, sales: placed * 40_000 }
    }),
    best: [
      {
        item_id: 'biryani',
        name: 'Hyderabadi chicken dum biryani',
        pieces: 204,
        sales_paise: 6_099_600,
        picture: null,
      },
      { item_id: 'gone', name: null, pieces: 31, sales_paise: 306_900, picture: null },
    ],
    visits_since: '2026-10-03',
  }
}
