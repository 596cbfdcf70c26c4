import { towns } from './content/towns.ts'
import { demoAccounts } from './demo-accounts.ts'
import { insertRows, type Query, type Row } from './insert-rows.ts'
import { idOf } from './random.ts'
import type { Person } from './rows/people.ts'

/** Hours of the seeds hold from a day long past. */
const ALWAYS = '2026-01-01'
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** A service: its kind, its name, its minutes, its price in rupees, how many come, and the warranty in days. */
type Offer = readonly [
  type: string,
  name: string,
  minutes: number,
  rupees: number,
  people: number,
  days: number,
]

interface Business {
  readonly slug: string
  /** Its cover among the pictures. */
  readonly picture: string
  readonly name: string
  readonly tagline: string
  readonly town: string
  readonly area: string
  readonly owner: string
  readonly phone: string
  readonly people: readonly string[]
  readonly opens: string
  readonly closes: string
  readonly offers: readonly Offer[]
}

/** Kinds of services whose price is set against the work. */
const SET_OFF = new Set(['electric-check', 'plumbing-check', 'washing-machine-check'])

const businesses: readonly Business[] = [
  {
    slug: 'sparkle-home-care-zaheerabad',
    picture: 'covers/home-1.webp',
    name: 'Sparkle Home Care',
    tagline: 'Homes cleaned by a team of two',
    town: 'zaheerabad',
    area: 'Shanti Nagar',
    owner: 'Lakshmi Yadav',
    phone: '+919000000016',
    people: ['Lakshmi', 'Sujatha', 'Ramesh', 'Anjali'],
    opens: '08:00',
    closes: '20:00',
    offers: [
      ['home-deep-cleaning', 'Deep cleaning, 2 BHK', 240, 2999, 2, 7],
      ['home-deep-cleaning', 'Deep cleaning, 3 BHK', 300, 3999, 2, 7],
      ['bathroom-cleaning', 'Bathroom cleaning', 60, 549, 1, 3],
      ['kitchen-cleaning', 'Kitchen cleaning', 90, 899, 1, 3],
      ['cockroach-treatment', 'Cockroach and ant treatment', 60, 899, 1, 30],
    ],
  },
  {
    slug: 'srinivas-electricals-zaheerabad',
    picture: 'covers/home-2.webp',
    name: 'Srinivas Electricals',
    tagline: 'Electrician and AC mechanic for sixteen years',
    town: 'zaheerabad',
    area: 'Gandhi Road',
    owner: 'Srinivas Chary',
    phone: '+919000005001',
    people: ['Srinivas'],
    opens: '09:00',
    closes: '19:00',
    offers: [
      ['electric-check', 'Electrician’s visit', 45, 199, 1, 0],
      ['fan-fitting', 'Ceiling fan fitting', 45, 349, 1, 30],
      ['ac-cleaning', 'AC cleaning with water jet', 60, 599, 1, 15],
      ['washing-machine-check', 'Washing machine repair visit', 60, 249, 1, 0],
    ],
  },
  {
    slug: 'manjeera-home-services-sangareddy',
    picture: 'covers/home-3.webp',
    name: 'Manjeera Home Services',
    tagline: 'Plumber, carpenter, painter, cook and driver',
    town: 'sangareddy',
    area: 'Pothireddypally',
    owner: 'Mahesh Goud',
    phone: '+919000005002',
    people: ['Mahesh', 'Yadagiri', 'Shaik Imran', 'Padma', 'Venkanna'],
    opens: '07:00',
    closes: '21:00',
    offers: [
      ['plumbing-check', 'Plumber’s visit', 45, 199, 1, 0],
      ['tap-repair', 'Tap repair or change', 45, 299, 1, 30],
      ['furniture-repair', 'Furniture repair, one hour', 60, 399, 1, 15],
      ['room-painting', 'Painting of one room', 480, 4500, 2, 90],
      ['home-deep-cleaning', 'Deep cleaning of a home', 270, 2799, 2, 7],
      ['cook-for-a-meal', 'Cook for one meal', 120, 499, 1, 0],
      ['driver-eight-hours', 'Driver for eight hours', 480, 999, 1, 0],
    ],
  },
]

/** The seed's id of a business of home services. */
function vendorId({ slug }: Business): string {
  return idOf('vendor', slug)
}

/** Who owns the businesses: a demo account, and people of the seeds' own. */
export function homeServiceOwners(): Person[] {
  return businesses.map(({ owner, phone }) => ({
    name: demoAccounts.find((account) => account.phone === phone)?.name ?? owner,
    phone,
    role: 'vendor',
    language: 'en',
  }))
}

function vendorRow(business: Business, now: Date): Row {
  const town = towns.find(({ slug }) => slug === business.town)
  if (!town) throw new Error(`There is no town ${business.town}`)
  return {
    id: vendorId(business),
    owner_id: idOf('user', business.phone),
    slug: business.slug,
    name: business.name,
    kind: 'home_service',
    tagline: business.tagline,
    address: `${business.area}, ${town.name} ${town.pincode}`,
    area: business.area,
    lat: town.lat,
    lng: town.lng,
    phone: business.phone,
    picture: business.picture,
    delivery_radius_m: 15_000,
    commission_bp: 1500,
    prices_include_tax: true,
    prep_minutes: 20,
    min_order_paise: 0,
    packaging_paise: 0,
    accepting_orders: true,
    ratings_count: 0,
    stars_sum: 0,
    keywords: '',
    facets: [],
    status: 'active',
    created_at: new Date(now.getTime() - 200 * 86_400_000).toISOString(),
  }
}

/** Adds the businesses of home services with their people, services and terms. */
export async function seedHomeServices(query: Query, now: Date): Promise<void> {
  const people = businesses.flatMap((business) =>
    business.people.map((name) => ({ business, name, id: idOf('resource', business.slug, name) })),
  )
  const services = businesses.flatMap((business) =>
    business.offers.map((offer, position) => ({
      business,
      offer,
      position,
      id: idOf('service', business.slug, offer[1]),
    })),
  )
  await insertRows(
    query,
    'public.vendors',
    businesses.map((business) => vendorRow(business, now)),
    { region_id: 'private.region_at(r.lat, r.lng)' },
  )
  await insertRows(
    query,
    'public.vendor_hours',
    businesses.flatMap((business) =>
      WEEKDAYS.map((weekday) => ({
        vendor_id: vendorId(business),
        weekday,
        opens: business.opens,
        closes: business.closes,
      })),
    ),
  )
  await insertRows(
    query,
    'public.vendor_staff',
    businesses.map((business) => ({
      vendor_id: vendorId(business),
      user_id: idOf('user', business.phone),
      position: 'owner',
    })),
  )
  await insertRows(
    query,
    'public.resources',
    people.map(({ business, name, id }) => ({
      id,
      vendor_id: vendorId(business),
      kind: 'person',
      name,
      capacity: 1,
      is_active: true,
      created_at: ALWAYS,
    })),
  )
  await insertRows(
    query,
    'private.resource_weeks',
    people.map(({ id }) => ({ resource_id: id, valid_from: ALWAYS })),
  )
  await insertRows(
    query,
    'private.resource_hours',
    people.flatMap(({ business, id }) =>
      WEEKDAYS.map((weekday) => ({
        resource_id: id,
        valid_from: ALWAYS,
        weekday,
        opens: business.opens,
        closes: business.closes,
        is_break: false,
      })),
    ),
  )
  await insertRows(
    query,
    'public.services',
    services.map(({ business, offer: [type, name, minutes, rupees, together, days], position, id }) => ({
      id,
      vendor_id: vendorId(business),
      trade: 'home_service',
      type,
      name,
      description: null,
      section: null,
      minutes: [minutes],
      before_minutes: 0,
      after_minutes: 15,
      people: together,
      price_paise: rupees * 100,
      warranty_days: days,
      sets_off: SET_OFF.has(type),
      is_active: true,
      position,
      created_at: ALWAYS,
    })),
  )
  await insertRows(
    query,
    'public.service_resources',
    services.flatMap(({ business, id }) =>
      people
        .filter((person) => person.business === business)
        .map((person) => ({ service_id: id, need: 1, resource_id: person.id, price_paise: null })),
    ),
  )
  await insertRows(
    query,
    'public.booking_terms',
    businesses.map((business) => ({
      vendor_id: vendorId(business),
      step_minutes: 30,
      from_opening: false,
      notice_minutes: 120,
      horizon_days: 30,
      confirms_itself: true,
      deposit_bp: 0,
      deposit_for_new_only: false,
    })),
  )
}
