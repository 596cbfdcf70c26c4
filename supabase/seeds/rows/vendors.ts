import { type Week, weeks } from '../content/hours.ts'
import { ownerNames } from '../content/people.ts'
import type { Restaurant } from '../content/restaurant.ts'
import { allRestaurants, towns } from '../content/towns.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import type { Person } from './people.ts'

const demoOwners: Readonly<Record<string, string>> = {
  'Deg & Dastarkhwan': '+919000000011',
  'Zaheer Shahi Dastar': '+919000000012',
}

/** The seed's id of a restaurant. */
export function vendorId(restaurant: Restaurant): string {
  return idOf('vendor', restaurant.slug)
}

/** Who owns a restaurant: a demo account, or a person of the seeds' own. */
export function ownerOf(restaurant: Restaurant): Person {
  const demoPhone = demoOwners[restaurant.name]
  const demo = demoAccounts.find(({ phone }) => phone === demoPhone)
  if (demo) return { name: demo.name, phone: demo.phone, role: 'vendor', language: 'en' }
  const index = allRestaurants.indexOf(restaurant)
  return {
    name: ownerNames[index % ownerNames.length] ?? restaurant.name,
    phone: `+919000001${String(index).padStart(3, '0')}`,
    role: 'vendor',
    language: 'en',
  }
}

function hoursOf(week: Week): { weekday: number; opens: string; closes: string }[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    (week.other?.[weekday] ?? week.usual).map(([opens, closes]) => ({ weekday, opens, closes })),
  )
}

/** Opening hours of every restaurant. */
export function vendorHourRows(): Row[] {
  return allRestaurants.flatMap((restaurant) => {
    const week = weeks[restaurant.hours]
    if (!week) throw new Error(`${restaurant.name}: there are no hours called "${restaurant.hours}".`)
    return hoursOf(week).map((hours) => ({ vendor_id: vendorId(restaurant), ...hours }))
  })
}

/** Days off in the weeks to come; demo restaurants have none, so that they can always be tried. */
export function vendorHolidayRows(now: Date): Row[] {
  return allRestaurants.flatMap((restaurant, index) => {
    if (restaurant.name in demoOwners || index % 4 !== 1) return []
    const day = new Date(now.getTime() + (7 + (index % 21)) * 86_400_000).toISOString().slice(0, 10)
    return [
      { vendor_id: vendorId(restaurant), day, note: index % 8 === 1 ? 'Family wedding' : 'Kitchen repair' },
    ]
  })
}

function vendorAndRestaurant(
  restaurant: Restaurant,
  now: Date,
  costForTwo: number,
): { vendor: Row; details: Row } {
  const random = new Random('vendor', restaurant.slug)
  const town = towns.find(({ slug }) => slug === restaurant.town)
  if (!town) throw new Error(`${restaurant.name} lies in no town of the seeds.`)
  const owner = ownerOf(restaurant)
  const licence = `1${town.fssaiState}${random.whole(19, 25)}${String(random.whole(0, 999_999_999)).padStart(9, '0')}`
  const vendor = {
    id: vendorId(restaurant),
    owner_id: idOf('user', owner.phone),
    slug: restaurant.slug,
    name: restaurant.name,
    kind: 'food',
    tagline: restaurant.tagline,
    address: `${restaurant.street}, ${restaurant.area}, ${town.name} ${town.pincode}`,
    area: restaurant.area,
    lat: restaurant.lat,
    lng: restaurant.lng,
    phone: owner.phone,
    picture: `covers/${restaurant.cover}-${1 + (allRestaurants.indexOf(restaurant) % 2)}.webp`,
    delivery_radius_m: Math.round(restaurant.radiusKm * 1000),
    prep_minutes: restaurant.prepMinutes,
    min_order_paise: random.pick([0, 4900, 7900, 9900]),
    packaging_paise: random.pick([0, 500, 1000, 1500]),
    commission_bp: random.pick([1600, 1800, 1800, 2000]),
    status: 'active',
    created_at: new Date(now.getTime() - random.whole(120, 900) * 86_400_000).toISOString(),
  }
  const details = {
    vendor_id: vendorId(restaurant),
    cuisines: restaurant.cuisines,
    cost_for_two_paise: costForTwo,
    pure_veg: restaurant.pureVeg,
    fssai_number: licence,
  }
  return { vendor, details }
}

/** The restaurants as vendors, whose region follows from the point, and what only restaurants have. */
export function vendorRows(
  now: Date,
  costForTwo: (restaurant: Restaurant) => number,
): { vendors: Row[]; restaurants: Row[] } {
  const rows = allRestaurants.map((restaurant) =>
    vendorAndRestaurant(restaurant, now, costForTwo(restaurant)),
  )
  return { vendors: rows.map(({ vendor }) => vendor), restaurants: rows.map(({ details }) => details) }
}

/** Owners work in their own place. */
export function vendorStaffRows(): Row[] {
  return allRestaurants.map((restaurant) => ({
    vendor_id: vendorId(restaurant),
    user_id: idOf('user', ownerOf(restaurant).phone),
    position: 'owner',
  }))
}
