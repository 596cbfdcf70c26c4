import { allSalons, type SalonSheet, serviceLists } from '../content/salons.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import type { Person } from './people.ts'

const DEMO_OWNER = { salon: 'Lotus Beauty Studio', phone: '+919000000015' }
/** Hours of the seeds hold from a day long past. */
const ALWAYS = '2026-01-01'
const DEPOSIT_BP = 2000
const COVERS = { women: 1, bridal: 1, everybody: 2, men: 3, spa: 4 } as const
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** The seed's id of a salon. */
export function salonId(salon: SalonSheet): string {
  return idOf('vendor', salon.slug)
}

/** Who owns a salon: a demo account, or a person of the seeds' own. */
export function salonOwner(salon: SalonSheet): Person {
  const demo =
    salon.name === DEMO_OWNER.salon ? demoAccounts.find(({ phone }) => phone === DEMO_OWNER.phone) : undefined
  const phone = demo?.phone ?? `+919000004${String(allSalons.indexOf(salon)).padStart(3, '0')}`
  return { name: demo?.name ?? salon.owner, phone, role: 'vendor', language: 'en' }
}

/** The salons as vendors, whose region follows from the point. */
export function salonRows(now: Date): Row[] {
  return allSalons.map((salon) => {
    const random = new Random('salon', salon.slug)
    const owner = salonOwner(salon)
    return {
      id: salonId(salon),
      owner_id: idOf('user', owner.phone),
      slug: salon.slug,
      name: salon.name,
      kind: 'beauty',
      tagline: salon.tagline,
      address: `${salon.street}, ${salon.area}, ${salon.town.name} ${salon.town.pincode}`,
      area: salon.area,
      lat: salon.lat,
      lng: salon.lng,
      phone: owner.phone,
      picture: `covers/salon-${COVERS[salon.offers]}.webp`,
      delivery_radius_m: 15_000,
      commission_bp: random.pick([800, 1000, 1200]),
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
      created_at: new Date(now.getTime() - random.whole(60, 500) * 86_400_000).toISOString(),
    }
  })
}

function weekdaysOf(salon: SalonSheet): number[] {
  return WEEKDAYS.filter((weekday) => weekday !== salon.closed)
}

/** When a salon is open. */
export function salonHourRows(): Row[] {
  return allSalons.flatMap((salon) =>
    weekdaysOf(salon).map((weekday) => ({
      vendor_id: salonId(salon),
      weekday,
      opens: salon.opens,
      closes: salon.closes,
    })),
  )
}

/** Owners work in their own salon. */
export function salonStaffRows(): Row[] {
  return allSalons.map((salon) => ({
    vendor_id: salonId(salon),
    user_id: idOf('user', salonOwner(salon).phone),
    position: 'owner',
  }))
}

function personId(salon: SalonSheet, name: string): string {
  return idOf('resource', salon.slug, name)
}

const chairsOf = (salon: SalonSheet) => idOf('resource', salon.slug, 'chairs')

/** Men of the salons that serve everybody. */
const MEN = new Set(['Rohit', 'Vamshi', 'Suresh', 'Naresh'])

/** Whoever works in a salon, and its chairs. */
export function salonResourceRows(): Row[] {
  return allSalons.flatMap((salon) => {
    const shared = { vendor_id: salonId(salon), is_active: true, created_at: ALWAYS }
    return [
      ...salon.people.map((name) => ({
        id: personId(salon, name),
        kind: 'person',
        name,
        capacity: 1,
        gender: salon.offers === 'men' || MEN.has(name) ? 'man' : 'woman',
        ...shared,
      })),
      { id: chairsOf(salon), kind: 'pool', name: 'Chairs', capacity: salon.chairs, gender: null, ...shared },
    ]
  })
}

/** The people of the salons with the day from which their week holds. */
export function salonWeekRows(): Row[] {
  return allSalons.flatMap((salon) =>
    salon.people.map((name) => ({ resource_id: personId(salon, name), valid_from: ALWAYS })),
  )
}

/** Hours and lunch of everybody; each is away on another day, and eats at another time. */
export function salonWorkingHourRows(): Row[] {
  return allSalons.flatMap((salon) => {
    const days = weekdaysOf(salon)
    return salon.people.flatMap((name, index) => {
      const dayOff = salon.people.length > 1 ? days[(index * 2 + 1) % days.length] : undefined
      const lunch = 13 + (index % 2)
      return days
        .filter((weekday) => weekday !== dayOff)
        .flatMap((weekday) =>
          [
            { opens: salon.opens, closes: salon.closes, is_break: false },
            { opens: `${lunch}:00`, closes: `${lunch}:30`, is_break: true },
          ].map((hours) => ({ resource_id: personId(salon, name), valid_from: ALWAYS, weekday, ...hours })),
        )
    })
  })
}

function serviceId(salon: SalonSheet, name: string): string {
  return idOf('service', salon.slug, name)
}

/** What the salons offer, at their own prices. */
export function salonServiceRows(): Row[] {
  return allSalons.flatMap((salon) =>
    serviceLists[salon.offers].map(({ section, name, minutes, rupees, description }, position) => ({
      id: serviceId(salon, name),
      vendor_id: salonId(salon),
      trade: 'beauty',
      name,
      description,
      section,
      minutes,
      before_minutes: 0,
      after_minutes: 5,
      people: 1,
      price_paise: Math.round((rupees * salon.level) / 1000) * 1000,
      is_active: true,
      position,
      created_at: ALWAYS,
    })),
  )
}

/** Who does what: everybody nearly everything, and the first, who has done it longest, for a little more. */
export function salonServicePersonRows(): Row[] {
  return allSalons.flatMap((salon) =>
    serviceLists[salon.offers].flatMap(({ name, rupees }) => {
      const random = new Random('who does it', salon.slug, name)
      const [first, ...others] = salon.people
      const able = [first ?? '', ...others.filter(() => random.chance(0.85))]
      const service_id = serviceId(salon, name)
      const senior = Math.round((rupees * salon.level * 1.2) / 1000) * 1000
      return [
        ...able.map((person) => ({
          service_id,
          need: 1,
          resource_id: personId(salon, person),
          price_paise: person === first && rupees >= 400 && salon.people.length > 2 ? senior : null,
        })),
        { service_id, need: 2, resource_id: chairsOf(salon), price_paise: null },
      ]
    }),
  )
}

/** By which terms each salon is booked. */
export function salonTermRows(): Row[] {
  return allSalons.map((salon) => ({
    vendor_id: salonId(salon),
    step_minutes: 15,
    from_opening: false,
    notice_minutes: 60,
    horizon_days: 30,
    confirms_itself: salon.confirmsItself,
    deposit_bp: salon.deposit === 'none' ? 0 : DEPOSIT_BP,
    deposit_for_new_only: salon.deposit === 'of new customers',
  }))
}
