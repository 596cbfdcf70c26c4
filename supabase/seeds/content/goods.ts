import { listOf, readTable } from './read-table.ts'

/** A thing on a shelf, by one brand or without. */
export interface Good {
  readonly key: string
  /** Name of its department or aisle, as in `categories`. */
  readonly category: string
  readonly name: string
  /** The name in Hindi and Telugu. */
  readonly names: { readonly hi: string; readonly te: string }
  /** Empty: nobody's brand, as of vegetables. */
  readonly brands: readonly string[]
  readonly specs: Readonly<Record<string, string>>
  readonly skus: readonly Sku[]
  readonly soldBy: 'pack' | 'weight'
  readonly storage: 'ambient' | 'chilled'
  readonly isFood: boolean
  readonly origin: string | null
  readonly shelfLifeDays: number | null
  readonly returnDays: number
}

/** What is bought of it: a pack, or a variant. */
export interface Sku {
  /** As on the price tag: `500 g`, or `M, Blue`. */
  readonly unit: string | null
  readonly packSize: number | null
  readonly packUnit: string | null
  readonly variant: Readonly<Record<string, string>>
  readonly rupees: number
  readonly mrpRupees: number
}

/** At most so many variants of one product are on a shelf. */
const MOST_VARIANTS = 6

function prices(text: string, key: string): { rupees: number; mrpRupees: number } {
  const [rupees = Number.NaN, mrpRupees = Number.NaN] = text.split('/').map(Number)
  if (!(rupees > 0 && mrpRupees >= rupees)) throw new Error(`${key}: ${text} is no price and MRP.`)
  return { rupees, mrpRupees }
}

function pack(text: string, key: string): Sku {
  const [size = '', unit = '', tag = ''] = text.split(' ')
  const label = unit === 'piece' ? `${size} ${size === '1' ? 'piece' : 'pieces'}` : `${size} ${unit}`
  return { unit: label, packSize: Number(size), packUnit: unit, variant: {}, ...prices(tag, key) }
}

/** The value behind a word of the notes: `origin Kurnool` gives `Kurnool`. */
function noted(notes: readonly string[], word: string): string | null {
  return notes.find((note) => note.startsWith(`${word} `))?.slice(word.length + 1) ?? null
}

/** Reads groceries: `key | aisle | name | Hindi | Telugu | brands or - | packs "size unit price/MRP" | notes`. */
export function groceries(text: string): Good[] {
  return readTable(['key', 'category', 'name', 'hi', 'te', 'brands', 'packs', 'notes'], text).map((row) => {
    const notes = listOf(row.notes)
    const shelfLife = noted(notes, 'shelf')
    const origin = noted(notes, 'origin')
    return {
      key: row.key,
      category: row.category,
      name: row.name,
      names: { hi: row.hi, te: row.te },
      brands: row.brands === '-' ? [] : listOf(row.brands),
      specs: {},
      skus: listOf(row.packs).map((text) => pack(text, row.key)),
      soldBy: notes.includes('weight') ? 'weight' : 'pack',
      storage: notes.includes('chilled') ? 'chilled' : 'ambient',
      isFood: !notes.includes('nonfood'),
      origin,
      shelfLifeDays: shelfLife === null ? null : Number(shelfLife),
      returnDays: 0,
    }
  })
}

function pairs(cell: string): [name: string, value: string][] {
  if (cell === '-') return []
  return cell.split(';').map((pair) => {
    const [name = '', ...value] = pair.split(':')
    return [name.trim(), value.join(':').trim()]
  })
}

/** Every combination of the values: `Size: S, M; Colour: Red` gives S Red and M Red. */
function combinations(axes: readonly [name: string, value: string][]): Record<string, string>[] {
  return axes.reduce<Record<string, string>[]>(
    (made, [name, values]) =>
      made.flatMap((variant) => listOf(values).map((value) => ({ ...variant, [name]: value }))),
    [{}],
  )
}

/** Reads goods of shops: `key | department | name | Hindi | Telugu | brand | price/MRP | variants or - | return days | specs`. */
export function shopping(text: string): Good[] {
  const columns = [
    'key',
    'category',
    'name',
    'hi',
    'te',
    'brands',
    'tag',
    'variants',
    'days',
    'specs',
  ] as const
  return readTable(columns, text).map((row) => ({
    key: row.key,
    category: row.category,
    name: row.name,
    names: { hi: row.hi, te: row.te },
    brands: listOf(row.brands),
    specs: Object.fromEntries(pairs(row.specs)),
    skus: combinations(pairs(row.variants))
      .slice(0, MOST_VARIANTS)
      .map((variant) => ({
        unit: Object.values(variant).join(', ') || null,
        packSize: null,
        packUnit: null,
        variant,
        ...prices(row.tag, row.key),
      })),
    soldBy: 'pack',
    storage: 'ambient',
    isFood: false,
    origin: null,
    shelfLifeDays: null,
    returnDays: Number(row.days),
  }))
}
