import type { DecidedDay } from '@angadi/data/subscriptions/days.ts'
import type { MySubscriptions, Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { monthOf, weeksOf } from '@angadi/domain/subscriptions/month.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'

/** The present day of stories. */
export const TODAY = indiaDay(Date.now())
/** The order of today's delivery in stories. */
export const ORDER = '33333333-3333-4333-8333-333333333333'
const MILK = '44444444-4444-4444-8444-444444444444'
const PAPER = '55555555-5555-4555-8555-555555555555'

function sample(changes: Partial<Subscription>): Subscription {
  return {
    id: MILK,
    item_id: 'milk',
    name: 'Palle Paalu A2 cow milk in a glass bottle',
    name_translations: { te: 'Palle Paalu గాజు సీసాలో A2 ఆవు పాలు', hi: 'Palle Paalu काँच की बोतल में ए2 दूध' },
    picture: null,
    unit: '500 ml',
    frequency: 'daily',
    weekdays: [],
    rule_from: daysAfter(TODAY, -20),
    quantity: 2,
    starts_on: daysAfter(TODAY, -20),
    ends_on: null,
    price_change: 'ask',
    agreed_paise: 4800,
    price_paise: 5000,
    max_quantity: 10,
    offered: true,
    deposit_paise: 5000,
    bottles_out: 2,
    bottles_paid: 4,
    pauses: [{ starts_on: daysAfter(TODAY, 5), ends_on: daysAfter(TODAY, 7) }],
    changes: [{ day: daysAfter(TODAY, 3), quantity: 0 }],
    ...changes,
  }
}

/** Milk and a paper from one store, for somebody with a wallet. */
export function sampleSubscriptions(walletPaise: number): MySubscriptions {
  return {
    today: TODAY,
    wallet_paise: walletPaise,
    subscribers: [
      {
        id: '66666666-6666-4666-8666-666666666666',
        vendor_id: 'vendor',
        vendor_name: 'Manjeera Fresh Mart',
        vendor_slug: 'manjeera-fresh-mart',
        address: { label: 'Home', line: 'Flat 402, Ayyappa Society', city: 'Hyderabad', pincode: '500081' },
        instructions: 'Hang the bag on the gate',
        next_on: daysAfter(TODAY, 1),
        first_changeable_day: daysAfter(TODAY, 1),
        last_day: daysAfter(TODAY, 60),
        cut_off: '20:00',
        delivers_from: '05:00',
        delivers_until: '08:00',
        delivery_paise: 200,
        subscriptions: [
          sample({}),
          sample({
            id: PAPER,
            name: 'Praja Udayam morning paper in Telugu',
            name_translations: {},
            unit: '1 copy',
            frequency: 'weekdays',
            weekdays: [1, 2, 3, 4, 5],
            quantity: 1,
            price_change: 'follow',
            price_paise: 800,
            deposit_paise: 0,
            bottles_out: 0,
            bottles_paid: 0,
            pauses: [],
            changes: [],
          }),
        ],
      },
    ],
  }
}

/** The past days of the milk: delivered, two of them not, and today's can be reported. */
export function sampleDays(): readonly DecidedDay[] {
  return [-6, -5, -4, -3, -2, -1, 0].map((ago) => ({
    subscription_id: MILK,
    day: daysAfter(TODAY, ago),
    quantity: 2,
    skipped: ago === -3 ? ('wallet' as const) : null,
    order_id: ago === -3 ? null : ORDER,
    status: ago === -3 ? null : ago === -5 ? ('cancelled' as const) : ('delivered' as const),
    unit_paise: 4800,
    can_claim_until: ago === 0 ? `${TODAY}T07:30:00Z` : null,
    claim: null,
  }))
}

/** The first and the last day that the calendar shows of the month of a day. */
export function shownRange(day: string): readonly [from: string, to: string] {
  const days = weeksOf(monthOf(day)).flat()
  return [days[0] ?? day, days.at(-1) ?? day]
}
