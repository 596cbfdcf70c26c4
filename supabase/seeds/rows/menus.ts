import { hindi } from '../content/descriptions/hindi.ts'
import { telugu } from '../content/descriptions/telugu.ts'
import type { Dish, DishGroup } from '../content/dish.ts'
import { dishGroup } from '../content/dish-book.ts'
import { type OptionChoice, optionSets } from '../content/options.ts'
import type { Restaurant } from '../content/restaurant.ts'
import { allRestaurants } from '../content/towns.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import { vendorId } from './vendors.ts'

/** A dish on a restaurant's menu at its own price. */
export interface MenuItem {
  readonly id: string
  readonly dish: Dish
  readonly group: DishGroup
  readonly sectionPosition: number
  readonly position: number
  readonly paise: number
}

/** Every menu has the first dishes of each of its groups; the rest is random. */
const ALWAYS = 3
/** Dishes of which only a few are left, by how many. */
export const SCARCE: Readonly<Record<string, number>> = {
  'chugur-gosht': 6,
  sitaphal: 8,
  'black-forest': 3,
  'pathar-gosht': 5,
}

function toFives(rupees: number): number {
  return Math.max(15, Math.round(rupees / 5) * 5)
}

function chosenDishes(group: DishGroup, count: number, restaurant: Restaurant, random: Random): Dish[] {
  const served = restaurant.pureVeg ? group.dishes.filter(({ diet }) => diet === 'veg') : group.dishes
  const first = served.slice(0, ALWAYS)
  return [...first, ...random.some(served.slice(ALWAYS), Math.max(0, count - first.length))].slice(0, count)
}

/** The menu of a restaurant, in order. */
export function menuOf(restaurant: Restaurant): MenuItem[] {
  const random = new Random('menu', restaurant.slug)
  return restaurant.menu.flatMap(({ group: key, count }, sectionPosition) => {
    const group = dishGroup(key)
    return chosenDishes(group, count, restaurant, random).map((dish, position) => ({
      id: idOf('item', restaurant.slug, dish.key),
      dish,
      group,
      sectionPosition,
      position,
      paise: toFives(dish.rupees * (restaurant.level / 100) * random.between(0.94, 1.06)) * 100,
    }))
  })
}

/** What a meal for two costs there, to the next fifty rupees. */
export function costForTwo(restaurant: Restaurant): number {
  const prices = menuOf(restaurant)
    .map(({ paise }) => paise)
    .toSorted((a, b) => a - b)
  const upper = prices[Math.floor(prices.length * 0.6)] ?? 10_000
  return Math.ceil((upper * 2) / 5000) * 5000
}

/** A dish in the other languages of the seeds; one without them is refused, so that none is forgotten. */
function descriptionsOf({ key }: Dish): Row {
  const hi = hindi.get(key)
  const te = telugu.get(key)
  if (hi === undefined || te === undefined) throw new Error(`The dish ${key} is described in English alone.`)
  return { hi, te }
}

function itemRow(restaurant: Restaurant, item: MenuItem, now: Date): Row {
  const random = new Random('item', item.id)
  const { dish, group } = item
  const core = item.position < ALWAYS
  const window = group.window?.dishes.includes(dish.key) ? group.window : undefined
  const soldOut = !core && random.chance(0.035)
  const untilTomorrow = !core && !soldOut && random.chance(0.025)
  return {
    id: item.id,
    vendor_id: vendorId(restaurant),
    section: group.section,
    section_position: item.sectionPosition,
    position: item.position,
    name: dish.name,
    description: dish.description,
    description_translations: descriptionsOf(dish),
    price_paise: item.paise,
    mrp_paise: random.chance(0.1) ? Math.ceil((item.paise * 1.18) / 500) * 500 : null,
    tax_class: 'restaurant',
    drawing: `dishes/${dish.key}.webp`,
    stock: SCARCE[dish.key] ?? null,
    is_available: !soldOut,
    sold_out_until: untilTomorrow ? new Date(now.getTime() + 16 * 3_600_000).toISOString() : null,
    available_from: window?.from ?? null,
    available_to: window?.to ?? null,
    is_bestseller: (item.sectionPosition < 2 && item.position === 0) || (core && random.chance(0.12)),
  }
}

/** Everything on the menus. */
export function itemRows(now: Date): Row[] {
  return allRestaurants.flatMap((restaurant) =>
    menuOf(restaurant).map((item) => itemRow(restaurant, item, now)),
  )
}

/** What the dishes on the menus are made of. */
export function dishRows(): Row[] {
  return allRestaurants.flatMap((restaurant) =>
    menuOf(restaurant).map(({ id, dish }) => ({ item_id: id, diet: dish.diet })),
  )
}

function optionsOf(
  item: MenuItem,
  restaurant: Restaurant,
): { key: string; choices: readonly OptionChoice[] }[] {
  return item.dish.options.map((key) => {
    const choices = optionSets[key]?.choices
    if (!choices) throw new Error(`${item.dish.key}: there is no option set "${key}".`)
    const allowed = (choice: OptionChoice) => !restaurant.pureVeg || (choice.diet ?? 'veg') === 'veg'
    return { key, choices: choices.filter(allowed) }
  })
}

/** The questions about dishes, and the answers with their prices. */
export function optionRows(): { groups: Row[]; options: Row[]; dishOptions: Row[] } {
  const groups: Row[] = []
  const options: Row[] = []
  const dishOptions: Row[] = []
  for (const restaurant of allRestaurants) {
    for (const item of menuOf(restaurant)) {
      for (const [position, { key, choices }] of optionsOf(item, restaurant).entries()) {
        const set = optionSets[key]
        if (!set) continue
        const groupId = idOf('group', item.id, key)
        groups.push({
          id: groupId,
          item_id: item.id,
          name: set.name,
          min_choices: set.min,
          max_choices: Math.min(set.max, choices.length),
          position,
        })
        choices.forEach((choice, index) => {
          const share = choice.share === undefined ? 0 : toFives((item.paise / 100) * choice.share)
          const id = idOf('option', groupId, choice.name)
          options.push({
            id,
            group_id: groupId,
            name: choice.name,
            price_paise: (share + (choice.rupees ?? 0)) * 100,
            position: index,
          })
          if (choice.diet) dishOptions.push({ option_id: id, diet: choice.diet })
        })
      }
    }
  }
  return { groups, options, dishOptions }
}
