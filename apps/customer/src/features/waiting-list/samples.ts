import type { Waiting } from '@angadi/data/waiting-list/my-waiting-list.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'

const today = indiaDay(Date.now())
const at = (days: number, hour: string) => `${daysAfter(today, days)}T${hour}:00+05:30`

/** Somebody who waits for a haircut on one of the next days. */
export function sampleWaiting(changes: Partial<Waiting> = {}): Waiting {
  return {
    id: 'waiting',
    vendor_id: 'salon',
    vendor_name: 'Sri Lakshmi Beauty Parlour',
    vendor_slug: 'sri-lakshmi-beauty-parlour',
    vendor_kind: 'beauty',
    services: ['Haircut', 'Hair spa with head massage'],
    from_day: daysAfter(today, 3),
    to_day: daysAfter(today, 9),
    part_of_day: 'evening',
    order_id: null,
    offer: null,
    ...changes,
  }
}

/** A time that became free, for a quarter of an hour. */
export function sampleOffer(state: 'open' | 'claimed' = 'open'): NonNullable<Waiting['offer']> {
  return {
    id: 'offer',
    starts_at: at(4, '17:00'),
    ends_at: at(4, '18:30'),
    until_at: at(0, '23:45'),
    state,
  }
}
