import { listOf } from './read-table.ts'

/** A restaurant as its town's file describes it; hours and menu are names of other tables. */
export interface Restaurant {
  readonly name: string
  readonly slug: string
  readonly town: string
  readonly area: string
  readonly street: string
  readonly lat: number
  readonly lng: number
  readonly cuisines: readonly string[]
  readonly hours: string
  readonly prepMinutes: number
  /** Price level in percent of the book's prices. */
  readonly level: number
  readonly radiusKm: number
  readonly pureVeg: boolean
  /** Groups of the book of dishes and how many of each, in the menu's order. */
  readonly menu: readonly { readonly group: string; readonly count: number }[]
  readonly cover: string
  readonly tagline: string
}

/** The name as used in a URL: lower case, digits and hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function readOne(town: string, block: string): Restaurant {
  const [place, kind, menu, tagline] = block
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const [name, area, street, at] = (place ?? '').split('|').map((cell) => cell.trim())
  const [cuisines, hours, prep, level, radius, cover, veg] = (kind ?? '')
    .split('|')
    .map((cell) => cell.trim())
  const [lat, lng] = listOf(at ?? '').map(Number)
  if (!name || !area || !street || !cuisines || !hours || !cover || !menu || !tagline || !lat || !lng)
    throw new Error(`A restaurant of ${town} is not complete: ${block}`)
  return {
    name,
    slug: slugOf(`${name} ${area}`),
    town,
    area,
    street,
    lat,
    lng,
    cuisines: listOf(cuisines),
    hours,
    prepMinutes: Number.parseInt(prep ?? '', 10),
    level: Number.parseInt(level ?? '', 10),
    radiusKm: Number.parseFloat(radius ?? ''),
    pureVeg: veg === 'pure veg',
    menu: listOf(menu).map((part) => {
      const [group, count] = part.split(' ')
      if (!group || !Number(count)) throw new Error(`${name} has a menu that cannot be read: ${part}`)
      return { group, count: Number(count) }
    }),
    cover,
    tagline,
  }
}

/**
 * Reads a town's restaurants, four lines each:
 *
 *     name | area | street | lat, lng
 *     cuisines | hours | prep min | price level % | radius km | cover | pure veg or nothing
 *     group count, group count, …
 *     tagline
 */
export function restaurants(town: string, text: string): Restaurant[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => readOne(town, block))
}
