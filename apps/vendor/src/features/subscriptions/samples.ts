import type { Round, RoundStop } from '@angadi/data/subscriptions/round.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'

/** The present day of stories. */
export const TODAY = indiaDay(Date.now())

/** A morning with two areas, one door of which is done. */
export function sampleRound(changes: Partial<Round> = {}): Round {
  return {
    day: TODAY,
    today: TODAY,
    first_changeable_day: daysAfter(TODAY, 1),
    terms: { cut_off: '20:00', delivers_from: '05:00', delivers_until: '08:00' },
    stops: 3,
    delivered: 1,
    volume: [
      { unit: 'kg', amount: 0.4 },
      { unit: 'l', amount: 3.5 },
    ],
    items: [
      {
        item_id: 'milk',
        name: 'A2 cow milk in a glass bottle',
        unit: '500 ml',
        picture: null,
        quantity: 7,
      },
      { item_id: 'paper', name: 'Morning paper in Telugu', unit: '1 copy', picture: null, quantity: 2 },
    ],
    areas: [
      {
        area: 'Ayyappa Society',
        stops: 2,
        delivered: 1,
        pieces: 6,
        volume: [{ unit: 'l', amount: 2 }],
      },
      {
        area: 'Kavuri Hills',
        stops: 1,
        delivered: 0,
        pieces: 3,
        volume: [{ unit: 'l', amount: 1.5 }],
      },
    ],
    claims: [
      {
        id: 'claim',
        order_number: 'HYD-261121-0042',
        day: daysAfter(TODAY, -1),
        name: 'Srinivas',
        amount_paise: 9600,
      },
    ],
    ...changes,
  }
}

function stop(changes: Partial<RoundStop>): RoundStop {
  return {
    subscriber_id: 'one',
    order_id: 'order-1',
    status: 'pending',
    name: 'Ananya',
    area: 'Ayyappa Society',
    address: {
      line: 'Flat 402, Lakshmi Residency',
      landmark: 'Behind the water tank',
      city: 'Hyderabad',
      lat: 17.44,
      lng: 78.39,
    },
    instructions: 'Hang the bag on the gate',
    items: [
      {
        subscription_id: 'milk-1',
        name: 'A2 cow milk in a glass bottle',
        unit: '500 ml',
        quantity: 2,
        skipped: null,
        bottles_out: 2,
      },
      {
        subscription_id: 'paper-1',
        name: 'Morning paper in Telugu',
        unit: '1 copy',
        quantity: 1,
        skipped: 'unavailable',
        bottles_out: 0,
      },
    ],
    stated: [{ id: 'stated', subscription_id: 'milk-1', count: 2 }],
    ...changes,
  }
}

/** The doors of that morning. */
export function sampleStops(): readonly RoundStop[] {
  return [
    stop({}),
    stop({
      subscriber_id: 'two',
      order_id: 'order-2',
      status: 'delivered',
      name: 'Nikhil',
      instructions: null,
      stated: [],
    }),
    stop({ subscriber_id: 'three', order_id: 'order-3', name: 'Lavanya', area: 'Kavuri Hills', stated: [] }),
  ]
}
