import { rowsOfWeek, USUAL_WEEK } from '@angadi/domain/salon-desk/working-day.ts'
import type { BookingDay } from './day.ts'
import type { BookingSetup, DeskService, Resource } from './setup.ts'

/** Somebody who can be booked, for stories and tests. */
export function sampleResource(changes: Partial<Resource> = {}): Resource {
  return {
    id: 'rekha',
    kind: 'person',
    name: 'Rekha Narsimhulu',
    capacity: 1,
    per_day: null,
    gender: null,
    is_active: true,
    account: null,
    weeks: [{ valid_from: '2026-01-01', hours: rowsOfWeek(USUAL_WEEK) }],
    days: [],
    blocks: [],
    ...changes,
  }
}

/** A service, for stories and tests. */
export function sampleService(changes: Partial<DeskService> = {}): DeskService {
  return {
    id: 'haircut',
    name: 'Haircut and blow dry',
    name_translations: { te: 'హెయిర్‌కట్' },
    description: 'Wash, cut and blow dry.',
    preparation: null,
    section: 'Hair',
    minutes: [45],
    before_minutes: 0,
    after_minutes: 5,
    people: 1,
    price_paise: 49_900,
    trade: 'beauty',
    type: null,
    warranty_days: 0,
    sets_off: false,
    is_active: true,
    resources: [
      { id: 'rekha', need: 1, price_paise: null },
      { id: 'sunita', need: 1, price_paise: 59_900 },
    ],
    ...changes,
  }
}

/** What a salon has set up, for stories and tests. */
export function sampleSetup(changes: Partial<BookingSetup> = {}): BookingSetup {
  return {
    today: '2026-11-27',
    trades: [{ trade: 'beauty', at_home: false }],
    resources: [
      sampleResource({ account: { user_id: 'rekha', name: 'Rekha', works_here: true } }),
      sampleResource({
        id: 'sunita',
        name: 'Sunita Devi',
        account: { user_id: 'sunita', name: 'Sunita Devi', works_here: false },
        days: [{ day: '2026-12-25', hours: [] }],
        blocks: [
          {
            id: 'block',
            starts_at: '2026-11-28T05:30:00Z',
            ends_at: '2026-11-28T06:30:00Z',
            note: 'Bank',
          },
        ],
      }),
      sampleResource({ id: 'chairs', kind: 'pool', name: 'Washing chairs', capacity: 2, weeks: [] }),
    ],
    services: [
      sampleService(),
      sampleService({
        id: 'colour',
        name: 'Global hair colour',
        minutes: [30, 45, 30],
        price_paise: 249_900,
        preparation: 'Come with dry, unwashed hair.',
      }),
      sampleService({ id: 'facial', name: 'Gold facial', section: 'Skin', minutes: [60], is_active: false }),
    ],
    terms: {
      step_minutes: 15,
      from_opening: false,
      notice_minutes: 60,
      horizon_days: 30,
      confirms_itself: true,
      deposit_bp: 3000,
      deposit_for_new_only: true,
    },
    cancelling: {
      own: null,
      usual: [
        { minutes_before: 120, charge_bp: 5000 },
        { minutes_before: 30, charge_bp: 10_000 },
      ],
    },
    ...changes,
  }
}

/** The day of a salon, for stories and tests. */
export function sampleDay(changes: Partial<BookingDay> = {}): BookingDay {
  const person = (name: string) => [{ id: name, name }]
  return {
    server_now: '2026-11-27T06:00:00Z',
    next: [
      {
        id: 'one',
        order_id: 'one',
        order_number: 'HYD-2611-0101',
        starts_at: '2026-11-27T06:30:00Z',
        ends_at: '2026-11-27T07:15:00Z',
        customer_name: 'Ananya R.',
        steps: [{ name: 'Haircut and blow dry', people: person('Rekha Narsimhulu') }],
      },
      {
        id: 'two',
        order_id: 'two',
        order_number: 'HYD-2611-0102',
        starts_at: '2026-11-27T08:00:00Z',
        ends_at: '2026-11-27T09:45:00Z',
        customer_name: null,
        steps: [
          { name: 'Global hair colour', people: person('Sunita Devi') },
          { name: 'Gold facial', people: person('Rekha Narsimhulu') },
        ],
      },
    ],
    today: 7,
    requests: [
      {
        id: 'three',
        order_id: 'three',
        order_number: 'HYD-2611-0103',
        starts_at: '2026-11-28T05:30:00Z',
        ends_at: '2026-11-28T06:15:00Z',
        accept_by: '2026-11-27T12:30:00Z',
        customer_name: 'Meghana V.',
        steps: [{ name: 'Haircut and blow dry', people: person('Rekha Narsimhulu') }],
      },
    ],
    capacity: [
      { id: 'rekha', name: 'Rekha Narsimhulu', open_minutes: 555, free_minutes: 210 },
      { id: 'sunita', name: 'Sunita Devi', open_minutes: 0, free_minutes: 0 },
    ],
    money: { booked_paise: 684_500, done_paise: 149_900, to_collect_paise: 384_650 },
    outside: 2,
    setup: {
      services: true,
      people: true,
      hours: true,
      opening: true,
      terms: true,
      photo: true,
      bank: true,
    },
    ...changes,
  }
}
