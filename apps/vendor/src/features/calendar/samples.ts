import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import type { DeskResource } from '@angadi/data/booking-desk/calendar.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'

/** The day of the stories: the present one, in India. */
export const TODAY = indiaDay(Date.now())

/** A person who is there from ten to seven, with a break. */
export function samplePerson(id: string, name: string, day = TODAY): DeskResource {
  return {
    resource_id: id,
    kind: 'person',
    name,
    there: [[timeAt(day, 600), timeAt(day, 1140)]],
    breaks: [[timeAt(day, 780), timeAt(day, 825)]],
    blocks: [],
  }
}

export interface SampleVisit {
  readonly id: string
  readonly who: string
  readonly service: string
  readonly person: string
  /** Minutes after midnight. */
  readonly at: number
  readonly minutes?: readonly number[]
  readonly day?: string
}

/** A confirmed booking of one service, an hour by default. */
export function sampleVisit(
  { id, who, service, person, at, minutes = [60], day = TODAY }: SampleVisit,
  changes: Partial<DeskBooking> = {},
): DeskBooking {
  const length = minutes.reduce((sum, one) => sum + one, 0)
  return {
    id,
    order_id: `order ${id}`,
    order_number: `HYD-2611-${id}`,
    state: 'confirmed',
    starts_at: timeAt(day, at),
    ends_at: timeAt(day, at + length),
    version: 1,
    customer_name: who,
    steps: [
      {
        name: service,
        price_paise: 40_000,
        starts_at: timeAt(day, at),
        minutes: length,
        people: [{ id: person, name: person, part: 1 }],
      },
    ],
    parts: [
      {
        part: 1,
        resource_id: person,
        need: 1,
        starts_after: 0,
        minutes: [...minutes],
        before: 0,
        after: 0,
      },
    ],
    total_paise: 40_000,
    paid_paise: 0,
    cash_paise: 40_000,
    accept_by: null,
    note: null,
    walk_in: null,
    absence: null,
    ...changes,
  }
}
