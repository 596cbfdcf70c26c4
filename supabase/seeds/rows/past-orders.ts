import { type Week, weeks } from '../content/hours.ts'
import { optionSets } from '../content/options.ts'
import { couriers, customers } from '../content/people.ts'
import type { Restaurant } from '../content/restaurant.ts'
import { orderNotes } from '../content/reviews.ts'
import { allRestaurants } from '../content/towns.ts'
import { idOf, Random } from '../random.ts'
import { distanceMetres } from './distance.ts'
import { type MenuItem, menuOf, SCARCE } from './menus.ts'
import { type Household, neighbours } from './neighbours.ts'
import { userId } from './people.ts'
import { vendorId } from './vendors.ts'

/** What happened to an order; money is worked out by the database's own rules when it is written down. */
export interface PastOrder {
  readonly id: string
  readonly user_id: string
  readonly vendor_id: string
  readonly courier_id: string
  readonly placed_at: string
  readonly status: 'delivered' | 'cancelled'
  readonly method: 'wallet' | 'cash'
  readonly lines: readonly { item_id: string; option_ids: readonly string[]; quantity: number }[]
  readonly address: Household['address']
  readonly tip_paise: number
  readonly coupon: string | null
  readonly instructions: string | null
  readonly no_cutlery: boolean
  readonly cancel_reason: string | null
  readonly cancelled_by: string | null
  /** Minutes from placing to accepting, to ready, to pick-up, to delivery. */
  readonly minutes: {
    readonly accepted: number
    readonly ready: number
    readonly picked: number
    readonly door: number
  }
}

const DAYS = 60
const HOUR = 3_600_000
const INDIA = 5.5 * HOUR
/** Imran's account stays without orders, so that a first order and its coupon can be tried. */
const NEWCOMER = '+919000000002'

const cancellations = [
  { reason: 'changed_mind', by: 'user' },
  { reason: 'ordered_by_mistake', by: 'user' },
  { reason: 'items_unavailable', by: 'vendor' },
  { reason: 'too_busy', by: 'vendor' },
  { reason: 'not_accepted_in_time', by: 'system' },
] as const

function households(): Household[] {
  const homes = customers
    .filter(({ phone, label }) => phone !== NEWCOMER && label !== 'Office')
    .map(({ phone, name, label, line, landmark, city, pincode, lat, lng }) => ({
      phone,
      name,
      address: { label, line, landmark, city, pincode, lat, lng },
    }))
  // Who has a demo account orders twice as often, so that there is something to look back on.
  return [...homes, ...homes, ...neighbours]
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A moment while the place was open, some days ago; undefined when it is shut on that weekday. */
function momentIn(week: Week, daysAgo: number, now: Date, random: Random): Date | undefined {
  const midnight = Math.floor((now.getTime() + INDIA) / (24 * HOUR)) * 24 * HOUR - daysAgo * 24 * HOUR
  const shifts = week.other?.[new Date(midnight).getUTCDay()] ?? week.usual
  if (shifts.length === 0) return undefined
  const [opens, closes] = random.pick(shifts)
  const from = minuteOf(opens)
  const to = minuteOf(closes) > from ? minuteOf(closes) : 24 * 60
  const minute = random.whole(from + 5, Math.max(from + 6, to - 40))
  return new Date(midnight - INDIA + minute * 60_000 + random.whole(0, 59_000))
}

/** Options of a customer in a hurry: what is required, and sometimes an extra. */
function chooseOptions(item: MenuItem, restaurant: Restaurant, random: Random): string[] {
  return item.dish.options.flatMap((key) => {
    const set = optionSets[key]
    if (!set || (set.min === 0 && !random.chance(0.25))) return []
    const choices = set.choices.filter(({ diet }) => !restaurant.pureVeg || (diet ?? 'veg') === 'veg')
    const choice = random.chance(0.6) ? choices[0] : random.pick(choices)
    return choice ? [idOf('option', idOf('group', item.id, key), choice.name)] : []
  })
}

function lotOf(itemId: string): number {
  return new Random('known for', itemId).next()
}

function linesFor(restaurant: Restaurant, random: Random): PastOrder['lines'] {
  const menu = menuOf(restaurant).filter(
    ({ dish, group }) => !(dish.key in SCARCE) && !group.window?.dishes.includes(dish.key),
  )
  // Most order what the place is known for, so that some dishes have a handful of reviews.
  const known = menu.toSorted((a, b) => lotOf(a.id) - lotOf(b.id)).slice(0, 5)
  return random.some(random.chance(0.75) ? known : menu, random.pick([1, 2, 2, 3, 3, 4])).map((item) => ({
    item_id: item.id,
    option_ids: chooseOptions(item, restaurant, random).toSorted(),
    quantity: random.pick([1, 1, 1, 2]),
  }))
}

/** Who carries it: demo couriers often, so that their day book is not empty; otherwise anyone of the town. */
function courierOf(town: string, random: Random): string {
  const [first, ...others] = couriers.filter((courier) => courier.town === town)
  if (!first) throw new Error(`There is no courier in ${town}.`)
  return userId((random.chance(0.25) ? first : random.pick([first, ...others])).phone)
}

function orderOf(home: Household, restaurant: Restaurant, placed: Date, index: number): PastOrder {
  const random = new Random('order', index)
  const cancelled = random.chance(0.08) ? random.pick(cancellations) : undefined
  const accepted = random.between(0.4, 3.5)
  const ready = accepted + restaurant.prepMinutes * random.between(0.8, 1.3)
  const picked = ready + random.between(1, 6)
  return {
    id: idOf('order', index),
    user_id: userId(home.phone),
    vendor_id: vendorId(restaurant),
    courier_id: courierOf(restaurant.town, random),
    placed_at: placed.toISOString(),
    status: cancelled ? 'cancelled' : 'delivered',
    method: random.chance(0.45) ? 'wallet' : 'cash',
    lines: linesFor(restaurant, random),
    address: home.address,
    tip_paise: random.pick([0, 0, 0, 1000, 2000, 3000]),
    coupon: random.chance(0.12) ? 'FREEDEL' : null,
    instructions: random.chance(0.15) ? random.pick(orderNotes) : null,
    no_cutlery: random.chance(0.4),
    cancel_reason: cancelled?.reason ?? null,
    cancelled_by: cancelled?.by ?? null,
    minutes: {
      accepted,
      ready,
      picked,
      door: picked + 3 + (distanceMetres(home.address, restaurant) * 1.3) / 290,
    },
  }
}

/** Sixty days of orders, oldest first: every household from places that reach it, the least visited of three each time. */
export function pastOrders(now: Date, count: number): PastOrder[] {
  const homes = households()
  const visits = new Map<string, number>()
  const orders: PastOrder[] = []
  for (let index = 0; index < count; index++) {
    const random = new Random('outing', index)
    const home = homes[index % homes.length]
    if (!home) break
    const reachable = allRestaurants.filter(
      (restaurant) => distanceMetres(home.address, restaurant) <= restaurant.radiusKm * 1000,
    )
    const [restaurant] = random
      .some(reachable, 3)
      .toSorted((a, b) => (visits.get(a.slug) ?? 0) - (visits.get(b.slug) ?? 0))
    const week = restaurant && weeks[restaurant.hours]
    if (!restaurant || !week) throw new Error(`Nothing delivers to ${home.name}.`)
    visits.set(restaurant.slug, (visits.get(restaurant.slug) ?? 0) + 1)
    const daysAgo = Math.max(1, DAYS - Math.floor((index * DAYS) / count))
    const placed = momentIn(week, daysAgo, now, random) ?? momentIn(week, daysAgo + 1, now, random)
    if (placed) orders.push(orderOf(home, restaurant, placed, index))
  }
  return orders
}
