import type { HubBusiness } from './hub.ts'

/** What needs doing in a business, for stories and tests. */
export function sampleBusiness(changes: Partial<HubBusiness> = {}): HubBusiness {
  return {
    id: 'vendor',
    is_open: true,
    waiting: 0,
    under_way: 3,
    unanswered: 2,
    items: 40,
    off: 2,
    low: 1,
    without_picture: 3,
    expiring: 0,
    figures: {
      today_sales: 214_000,
      today_delivered: 6,
      week_sales: 842_500,
      week_delivered: 21,
      week_repeat: 9,
    },
    documents: [],
    payout: { held: null, came_back: false },
    setup: { hours: true, photo: true, items: true, bank: true },
    ...changes,
  }
}
