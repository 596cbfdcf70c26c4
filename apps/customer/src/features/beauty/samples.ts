import type { BookablePerson } from '@angadi/data/bookings/bookable-people.ts'
import type { BookableService } from '@angadi/data/bookings/bookable-services.ts'
import type { BookablePage } from '@angadi/data/bookings/bookable-vendor.ts'
import type { BookableVendor } from '@angadi/data/bookings/bookable-vendors.ts'
import type { BookingQuote } from '@angadi/data/bookings/booking-quote.ts'
import type { MyHold } from '@angadi/data/bookings/my-hold.ts'
import { timeOn } from '../../shared/booking/samples.ts'

/** The salon of stories, by its id. */
export const SALON = '44444444-4444-4444-8444-444444444401'
const ANITA = '44444444-4444-4444-8444-444444444411'
const BINA = '44444444-4444-4444-8444-444444444412'
/** The hold of stories. */
export const HOLD = '44444444-4444-4444-8444-444444444421'

/** A salon of a list. */
export function sampleSalon(changes: Partial<BookableVendor> = {}): BookableVendor {
  return {
    id: SALON,
    slug: 'mehendi-lane',
    name: 'Mehendi Lane Beauty Studio',
    tagline: 'Hair, skin and nails for women',
    area: 'Kondapur',
    picture: null,
    rating: 4.6,
    ratings_count: 214,
    distance_m: 1200,
    services: ['Haircut and blow dry', 'Fruit facial', 'Manicure'],
    services_count: 13,
    from_paise: 5000,
    next_free_at: timeOn(1, '10:30'),
    next_cursor: { rank: 1, id: SALON },
    ...changes,
  }
}

/** Three salons: one is new, one has nothing free. */
export const sampleSalons: readonly BookableVendor[] = [
  sampleSalon(),
  sampleSalon({
    id: 'new',
    slug: 'new',
    name: 'Sri Sai Gents Parlour',
    rating: null,
    ratings_count: 0,
    services: ['Haircut', 'Shave'],
    from_paise: 7000,
    distance_m: 2400,
  }),
  sampleSalon({
    id: 'full',
    slug: 'full',
    name: 'Nirvana Ayurvedic Spa',
    services: ['Abhyanga, sixty minutes'],
    from_paise: 80_000,
    next_free_at: null,
    distance_m: 5100,
  }),
]

const service = (section: string, name: string, paise: readonly [number, number], count: number) => ({
  section,
  name,
  vendors_count: count,
  from_paise: paise[0],
  to_paise: paise[1],
  from_minutes: 30,
  to_minutes: paise[0] === paise[1] ? 30 : 60,
})

/** Services by section. */
export const sampleServices: readonly BookableService[] = [
  service('Hair', 'Haircut and blow dry', [45_000, 60_000], 4),
  service('Hair', 'Global hair colour', [220_000, 260_000], 3),
  service('Skin', 'Fruit facial', [95_000, 95_000], 2),
  service('Threading and waxing', 'Eyebrow threading', [5000, 5000], 1),
]

/** People of two salons. */
export const samplePeople: readonly BookablePerson[] = [
  {
    id: ANITA,
    name: 'Anita Rao',
    vendor_slug: 'mehendi-lane',
    vendor_name: 'Mehendi Lane Beauty Studio',
    area: 'Kondapur',
    rating: 4.6,
    ratings_count: 214,
    own_rating: 4.7,
    own_ratings_count: 38,
    distance_m: 1200,
    services: ['Haircut and blow dry', 'Hair spa', 'Global hair colour'],
    services_count: 6,
    from_paise: 45_000,
    next_free_at: timeOn(1, '10:30'),
    next_cursor: { rank: 1, id: ANITA },
  },
  {
    id: BINA,
    name: 'Bina Thakur',
    vendor_slug: 'mehendi-lane',
    vendor_name: 'Mehendi Lane Beauty Studio',
    area: 'Kondapur',
    rating: 4.6,
    ratings_count: 214,
    own_rating: 4.7,
    own_ratings_count: 38,
    distance_m: 1200,
    services: ['Fruit facial'],
    services_count: 1,
    from_paise: 95_000,
    next_free_at: null,
    next_cursor: { rank: 1, id: BINA },
  },
]

const both = [
  { id: ANITA, price_paise: 45_000 },
  { id: BINA, price_paise: 60_000 },
]

/** The page of the salon. */
export function sampleSalonPage(changes: Partial<BookablePage> = {}): BookablePage {
  return {
    id: SALON,
    slug: 'mehendi-lane',
    name: 'Mehendi Lane Beauty Studio',
    kind: 'beauty',
    tagline: 'Hair, skin and nails for women',
    area: 'Kondapur',
    address: 'Shop 4, Botanical Garden Road, Kondapur, Hyderabad',
    lat: 17.46,
    lng: 78.36,
    picture: null,
    rating: 4.6,
    ratings_count: 214,
    services: [
      {
        id: 'cut',
        name: 'Haircut and blow dry',
        description: 'Wash, cut and styling.',
        section: 'Hair',
        minutes: 45,
        people: 1,
        price_paise: 45_000,
        to_paise: 60_000,
        resources: both,
      },
      {
        id: 'colour',
        name: 'Global hair colour',
        description: 'Colour from root to tip, with wash and blow dry.',
        section: 'Hair',
        minutes: 120,
        people: 1,
        price_paise: 220_000,
        to_paise: 220_000,
        resources: [{ id: ANITA, price_paise: 220_000 }],
      },
      {
        id: 'facial',
        name: 'Fruit facial',
        description: 'For every type of skin, with a massage of twenty minutes.',
        section: 'Skin',
        minutes: 60,
        people: 1,
        price_paise: 95_000,
        to_paise: 95_000,
        resources: [{ id: BINA, price_paise: 95_000 }],
      },
    ],
    people: [
      { id: ANITA, name: 'Anita Rao', gender: 'woman', rating: 4.7, ratings_count: 38 },
      { id: BINA, name: 'Bina Thakur', gender: 'woman', rating: null, ratings_count: 0 },
    ],
    today: [{ opens_at: timeOn(0, '10:00'), closes_at: timeOn(0, '20:30') }],
    terms: {
      confirms_itself: true,
      deposit_bp: 2000,
      deposit_for_new_only: true,
      horizon_days: 30,
      cancelling: [
        { minutes_before: 120, charge_bp: 5000, max_charge_paise: null },
        { minutes_before: 30, charge_bp: 10_000, max_charge_paise: null },
      ],
    },
    ...changes,
  }
}

/** A time that is kept for so many seconds. */
export function sampleHold(seconds: number): MyHold {
  return {
    id: HOLD,
    startsAt: timeOn(1, '10:30'),
    endsAt: timeOn(1, '12:15'),
    holdUntil: new Date(Date.now() + seconds * 1000).toISOString(),
    offsetMs: 0,
    steps: [
      {
        name: 'Haircut and blow dry',
        price_paise: 45_000,
        starts_at: timeOn(1, '10:30'),
        minutes: 45,
        people: [{ name: 'Anita Rao' }],
      },
      {
        name: 'Fruit facial',
        price_paise: 95_000,
        starts_at: timeOn(1, '11:15'),
        minutes: 60,
        people: [{ name: 'Bina Thakur' }],
      },
    ],
  }
}

/** The price of the kept time: a fifth is paid with the booking. */
export function sampleBookingQuote(changes: Partial<BookingQuote> = {}): BookingQuote {
  return {
    quote_id: 'quote',
    placeable: true,
    problems: [],
    orders: [
      {
        vendor_name: 'Mehendi Lane Beauty Studio',
        total_paise: 140_000,
        payments: [{ amount_paise: 28_000 }, { due: 'delivered' }],
      },
    ],
    totals: {
      charges: [{ code: 'service', amount_paise: 140_000 }],
      total_paise: 140_000,
      cash_total_paise: 140_000,
    },
    wallet_balance_paise: 50_000,
    wallet_part_paise: 0,
    points: null,
    payment_methods: ['wallet', 'gateway'],
    ...changes,
  }
}
