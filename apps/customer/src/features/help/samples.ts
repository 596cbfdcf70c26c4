import type { FaqArticle } from '@angadi/data/help/faq.ts'
import type { OrderChoice } from '@angadi/data/help/order-choice.ts'
import type { OrderHelp } from '@angadi/data/help/order-help.ts'
import type { Ticket, TicketLine } from '@angadi/data/help/ticket.ts'
import type { OwnTicket } from '@angadi/data/help/tickets.ts'
import type { Setting } from '@angadi/data/settings/setting.ts'

const setting = (setting_key: string, setting_value: string | number): Setting => ({
  setting_key,
  setting_value,
  category: 'help',
  description: '',
  is_public: true,
  updated_at: '2026-11-22T00:00:00Z',
  unit: null,
  minimum: null,
  maximum: null,
})

/** The settings that help and policies read. */
export const sampleSettings: readonly Setting[] = [
  setting('company_name', 'Angadi Marketplace Private Limited'),
  setting('company_address', 'Plot 12, Madhapur, Hyderabad, Telangana 500081'),
  setting('company_tax_id', '36AAACA0000A1Z5'),
  setting('support_phone', '+91 40 4000 1234'),
  setting('support_email', 'help@angadi.in'),
  setting('support_hours', '07:00-23:00'),
  setting('grievance_name', 'Lakshmi Narayana Rao'),
  setting('grievance_email', 'grievance@angadi.in'),
  setting('grievance_phone', '+91 40 4000 1235'),
  setting('help_instant_paise', 30_000),
  setting('ticket_acknowledge_hours', 48),
  setting('ticket_resolve_days', 30),
]

export const sampleFaq: readonly FaqArticle[] = [
  {
    slug: 'where-is-my-order',
    topic: 'orders',
    action: 'track',
    question: 'Where is my order?',
    answer: 'Open the order under Orders. You see each step and when it will be with you.',
  },
  {
    slug: 'when-is-my-refund',
    topic: 'refunds',
    action: 'wallet',
    question: 'When do I get my refund?',
    answer: 'Refunds go to your wallet the moment they are decided.',
  },
]

const order: OrderChoice = {
  id: '77777777-7777-4777-8777-777777777777',
  order_number: 'HYD-261122-0042',
  kind: 'delivery',
  category: 'food',
  status: 'delivered',
  vendor_name: 'Deg & Dastarkhwan',
  total_paise: 66_467,
  refund_paise: 0,
  created_at: '2026-11-22T07:30:00Z',
  promised_max_at: '2026-11-22T08:15:00Z',
  scheduled_for: null,
  status_since: '2026-11-22T08:10:00Z',
  items: ['Hyderabadi chicken dum biryani', 'Mirchi ka salan'],
  can_cancel: false,
  cancel_charge_paise: 0,
  can_report: true,
}
export const sampleOrders: readonly OrderChoice[] = [order]

const ticketLine: TicketLine = {
  id: '99999999-9999-4999-8999-999999999999',
  number: 'HT000042',
  topic: 'item_bad',
  status: 'answered',
  opened_at: '2026-11-22T09:00:00Z',
  last_at: '2026-11-22T10:00:00Z',
  acknowledge_by: '2126-11-24T09:00:00Z',
  acknowledged_at: '2026-11-22T09:40:00Z',
  resolve_by: '2126-12-22T09:00:00Z',
  closed_at: null,
  order_id: order.id,
  order_number: order.order_number,
  vendor_name: order.vendor_name,
  last_text: 'Sorry, it is back in your wallet.',
}
export const sampleTickets: readonly OwnTicket[] = [{ ...ticketLine, unread: true }]

const message = { picture: null, event: null, params: {}, is_removed: false } as const

export const sampleTicket: Ticket = {
  ...ticketLine,
  is_mine: true,
  can_write: true,
  language: 'en',
  last_seq: 4,
  messages: [
    {
      ...message,
      seq: 1,
      client_id: '1',
      author_role: 'customer',
      body: 'The biryani was <b>cold</b> and smelled 😖',
      at: '2026-11-22T09:00:00Z',
    },
    {
      ...message,
      seq: 2,
      client_id: '2',
      author_role: 'system',
      body: null,
      event: 'opened',
      at: '2026-11-22T09:00:01Z',
    },
    {
      ...message,
      seq: 3,
      client_id: '3',
      author_role: 'support',
      body: 'Sorry, it is back in your wallet.',
      at: '2026-11-22T10:00:00Z',
    },
    {
      ...message,
      seq: 4,
      client_id: '4',
      author_role: 'system',
      body: null,
      event: 'refunded',
      params: { refund_paise: 42_000 },
      at: '2026-11-22T10:00:01Z',
    },
  ],
  claim: {
    problem: 'item_bad',
    state: 'accepted',
    asked_paise: 42_000,
    refund_paise: 42_000,
    why: 'above_limit',
    lines: [{ name: 'Hyderabadi chicken dum biryani', quantity: 1 }],
  },
  support: null,
}

export const sampleHelp: OrderHelp = {
  order_id: order.id,
  order_number: order.order_number,
  vendor_name: order.vendor_name,
  kind: 'delivery',
  status: 'delivered',
  status_since: order.status_since,
  promised_max_at: order.promised_max_at,
  came_late: false,
  window_ends_at: '2026-11-24T08:10:00Z',
  problems: [
    { problem: 'item_missing', needs_lines: true, needs_photo: false, decided: 'lines' },
    { problem: 'item_bad', needs_lines: true, needs_photo: true, decided: 'lines' },
    { problem: 'arrived_late', needs_lines: false, needs_photo: false, decided: 'late' },
    { problem: 'payment', needs_lines: false, needs_photo: false, decided: 'by_hand' },
    { problem: 'order', needs_lines: false, needs_photo: false, decided: 'by_hand' },
  ],
  lines: [
    {
      position: 1,
      name: 'Hyderabadi chicken dum biryani',
      options: [],
      quantity: 2,
      left: 2,
      unit_paise: 29_900,
      charged_paise: 59_800,
      picture: null,
    },
    {
      position: 2,
      name: 'Mirchi ka salan',
      options: [],
      quantity: 1,
      left: 0,
      unit_paise: 9900,
      charged_paise: 9900,
      picture: null,
    },
  ],
  claims: [
    {
      problem: 'item_missing',
      state: 'refunded_at_once',
      refund_paise: 10_395,
      ticket_id: null,
      at: '2026-11-22T08:30:00Z',
    },
  ],
  tickets: [],
}
