import type { Activity } from '@angadi/data/activity/activity.ts'
import type { Dashboard } from '@angadi/data/activity/dashboard.ts'

/** The figures of a customer who has ordered a while. */
export const sampleDashboard: Dashboard = {
  orders_completed: 12,
  vendors_tried: 4,
  first_order_at: '2026-08-02T13:00:00Z',
  saved_paise: 42_500,
  saved_this_month_paise: 5000,
  favourites: 2,
  reviews: 3,
  points: 340,
  member_since: '2026-08-01T09:00:00Z',
}

const at = (day: number, id: string) => {
  const time = `2026-11-${day}T13:30:00Z`
  return { id, at: time, next_cursor: { at: time, id } }
}

/** One entry of each kind, the latest first. */
export const sampleActivity: readonly Activity[] = [
  {
    kind: 'notification',
    ...at(21, 'n'),
    event: 'order_delivered',
    title: 'Delivered',
    message: 'Enjoy',
    template: 'order_delivered',
    params: { order_number: 'HYD-261121-0042', vendor: 'Mandi House' },
    action_url: '/order-tracking/1',
  },
  {
    kind: 'order',
    ...at(21, 'o'),
    event: 'delivered',
    order_id: 'order',
    order_number: 'HYD-261121-0042',
    order_kind: 'delivery',
    vendor_name: 'Mandi House',
    amount_paise: 68_000,
    picture: null,
  },
  {
    kind: 'payment',
    ...at(20, 'p'),
    event: 'order_paid',
    order_id: 'order',
    order_number: 'HYD-261121-0042',
    vendor_name: 'Mandi House',
    amount_paise: -68_000,
    note: null,
  },
  {
    kind: 'review',
    ...at(19, 'r'),
    event: 'rated',
    order_id: 'order',
    vendor_name: 'Chutneys & Dosas',
    vendor_slug: 'chutneys-and-dosas',
    vendor_kind: 'food',
    stars: 5,
    note: 'Crisp as it should be',
    reply: null,
  },
]
