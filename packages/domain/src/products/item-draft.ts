import { DIETS, type Diet } from '../catalog/diet.ts'
import { readRupees } from '../money.ts'
import { clockOf } from '../typed/clock.ts'
import { countOf } from '../typed/count.ts'
import { dayOf } from '../typed/day.ts'
import { plainDigits } from '../typed/plain-digits.ts'
import { type DraftProblem, MOST_LETTERS, MOST_STOCK, PRICE_RANGE } from './item-problem.ts'
import { type PackUnit, packOf } from './pack.ts'
import { type Variant, variantOf } from './variant.ts'

/** Tax classes of goods, as in the database; the number is the rate of GST in percent. */
export const GOODS_TAX_CLASSES = { goods_nil: 0, goods_5: 5, goods_18: 18, goods_40: 40 } as const
export type GoodsTaxClass = keyof typeof GOODS_TAX_CLASSES

/** What a vendor sells: dishes have a diet, goods have packs, variants and tax classes. */
export type Sells = 'dishes' | 'goods'

/** An item as it is typed in a form or stands in a line of a file; what is not there is not changed. */
export type ItemDraft = Readonly<Partial<Record<ItemField, string>>>

/** The fields of an item that are typed. */
export const ITEM_FIELDS = [
  'id',
  'section',
  'name',
  'description',
  'price',
  'mrp',
  'unit',
  'diet',
  'stock',
  'expires_on',
  'available',
  'available_from',
  'available_to',
  'gst',
  'brand',
  'barcode',
  'origin',
  'shelf_life_days',
  'variant',
  'sold_by',
  'return_days',
] as const
export type ItemField = (typeof ITEM_FIELDS)[number]

/** Goods as the database takes them. */
export type GoodsInput = {
  brand?: string | null
  variant?: Variant
  pack_size?: number | null
  pack_unit?: PackUnit | null
  sold_by?: 'pack' | 'weight'
  origin?: string | null
  shelf_life_days?: number | null
  barcode?: string | null
  return_days?: number
}

/** An item as `save_item` and `import_items` take it; amounts in paise, times `HH:MM`. */
export type ItemInput = {
  id?: string
  section?: string
  name?: string
  description?: string
  price_paise?: number
  mrp_paise?: number | null
  unit?: string | null
  diet?: Diet
  stock?: number | null
  expires_on?: string
  is_available?: boolean
  available_from?: string | null
  available_to?: string | null
  tax_class?: GoodsTaxClass
  category_id?: string | null
  goods?: GoodsInput
}

/** What is wrong with a draft, by field. */
export type DraftProblems = Readonly<Partial<Record<ItemField, DraftProblem>>>

export type ReadDraft =
  | { readonly item: ItemInput; readonly problems: undefined }
  | { readonly item: undefined; readonly problems: DraftProblems }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const YES = new Set(['yes', 'y', 'true', '1', 'on', 'available', 'हाँ', 'అవును'])
const NO = new Set(['no', 'n', 'false', '0', 'off', 'sold out', 'नहीं', 'కాదు', 'లేదు'])
const DIET_WORDS: Readonly<Record<string, Diet>> = {
  vegetarian: 'veg',
  'non-veg': 'non_veg',
  nonveg: 'non_veg',
  'non veg': 'non_veg',
  'non vegetarian': 'non_veg',
  'non-vegetarian': 'non_veg',
  eggetarian: 'egg',
}

function dietOf(text: string): Diet | undefined {
  const word = text.trim().toLowerCase()
  return DIETS.find((diet) => diet === word) ?? DIET_WORDS[word]
}

function wholeOf(text: string, least: number, most: number): number | undefined {
  const value = countOf(text)
  return value !== undefined && value >= least && value <= most ? value : undefined
}

/** Rates of GST on goods until 21 September 2025: since then 5 %, 18 % and 40 % take their place. */
const OLD_RATES = new Set([12, 28])

/** A rate as it is typed: `5`, `5%`, `5.00`, `GST 5 %`, `nil`; or what is wrong with it. */
function gstOf(text: string): { readonly taxClass: GoodsTaxClass } | DraftProblem {
  const rate = plainDigits(text)
    .toLowerCase()
    .replace(/^(?:gst|igst)\s*[@:-]?\s*/, '')
    .replace(/\s*%$/, '')
  if (rate === 'nil' || rate === 'exempt' || rate === 'exempted') return { taxClass: 'goods_nil' }
  const [, percent] = /^(\d{1,2})(?:\.0+)?$/.exec(rate) ?? []
  if (OLD_RATES.has(Number(percent))) return 'item_gst_old'
  const name = percent === undefined ? rate : Number(percent) === 0 ? 'goods_nil' : `goods_${Number(percent)}`
  const known = taxClass(name)
  return known ? { taxClass: known } : 'item_tax_class_invalid'
}

/** A bar code as it is typed or as a spreadsheet keeps it; or what is wrong with it. */
function barcodeOf(text: string): { readonly digits: string } | DraftProblem {
  const code = plainDigits(text).replaceAll(' ', '')
  // 8.90123E+12: the digits behind the sixth are lost, and any that are put back are another product's.
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(code)) return 'item_barcode_shortened'
  const digits = code.replace(/\.0+$/, '')
  return /^\d{8,14}$/.test(digits) ? { digits } : 'item_barcode_invalid'
}

/** The tax class of a name; undefined for another text. */
export function taxClass(name: string): GoodsTaxClass | undefined {
  return name === 'goods_nil' || name === 'goods_5' || name === 'goods_18' || name === 'goods_40'
    ? name
    : undefined
}

/** A price in paise, or what is wrong with it. */
function priceOf(text: string): number | DraftProblem {
  const read = readRupees(text)
  if (read?.either) return 'item_price_comma'
  const paise = read?.paise
  if (paise === undefined && text !== '') return 'item_price_unknown'
  return paise !== undefined && paise >= PRICE_RANGE.least && paise <= PRICE_RANGE.most
    ? paise
    : 'item_price_invalid'
}

/**
 * Reads an item as it was typed (Issue 11 "The vendor's own hands"): prices in rupees, times like 9:30, `Colour: Blue`.
 * The database checks the same again.
 *
 * @param isNew whether name, section and price have to be there, and of a dish the diet
 */
export function readDraft(draft: ItemDraft, sells: Sells, isNew: boolean): ReadDraft {
  const item: ItemInput = {}
  const goods: GoodsInput = {}
  const problems: Partial<Record<ItemField, DraftProblem>> = {}
  const typed = (field: ItemField) => draft[field]?.trim()
  const given = (field: ItemField) => (typed(field) ? typed(field) : undefined)

  const id = given('id')
  if (id !== undefined && UUID.test(id)) item.id = id.toLowerCase()
  else if (id !== undefined) problems.id = 'item_unknown'
  const needed = isNew && item.id === undefined

  for (const [field, problem] of [
    ['name', 'item_name_invalid'],
    ['section', 'item_section_invalid'],
  ] as const) {
    const text = typed(field)
    if (text && text.length <= MOST_LETTERS[field]) item[field] = text
    else if (text !== undefined || needed) problems[field] = problem
  }
  const price = typed('price')
  const pricePaise = price === undefined ? (needed ? 'item_price_invalid' : undefined) : priceOf(price)
  if (typeof pricePaise === 'number') item.price_paise = pricePaise
  else if (pricePaise !== undefined) problems.price = pricePaise
  const mrp = typed('mrp')
  if (mrp !== undefined) {
    const paise = mrp === '' ? null : priceOf(mrp)
    if (typeof paise === 'string') problems.mrp = paise
    else item.mrp_paise = paise
    if (typeof paise === 'number' && item.price_paise !== undefined && paise < item.price_paise)
      problems.mrp = 'item_mrp_below_price'
  }
  const description = typed('description')
  if (description !== undefined && description.length > MOST_LETTERS.description)
    problems.description = 'item_description_too_long'
  else if (description !== undefined) item.description = description
  const unit = typed('unit')
  if (unit !== undefined && unit.length > MOST_LETTERS.unit) problems.unit = 'item_unit_too_long'
  else if (unit !== undefined) {
    item.unit = unit === '' ? null : unit
    const pack = packOf(unit)
    if (sells === 'goods')
      Object.assign(goods, { pack_size: pack?.size ?? null, pack_unit: pack?.unit ?? null })
  }
  const stock = typed('stock')
  if (stock !== undefined) {
    const count = stock === '' ? null : countOf(stock)
    if (count === undefined || (count ?? 0) > MOST_STOCK) problems.stock = 'item_stock_invalid'
    else if (count !== null && count < 0) problems.stock = 'item_stock_negative'
    else item.stock = count
  }
  const available = given('available')?.toLowerCase()
  if (available !== undefined && !YES.has(available) && !NO.has(available))
    problems.available = 'item_invalid'
  else if (available !== undefined) item.is_available = YES.has(available)
  const [from, to] = [typed('available_from'), typed('available_to')]
  if (from !== undefined || to !== undefined) {
    const [begins, ends] = [clockOf(from ?? ''), clockOf(to ?? '')]
    if (!from && !to) Object.assign(item, { available_from: null, available_to: null })
    else if (begins && ends && begins !== ends)
      Object.assign(item, { available_from: begins, available_to: ends })
    else problems.available_from = 'item_hours_invalid'
  }
  if (sells === 'dishes') readDish(given('diet'), needed, item, problems)
  else readGoods(given, typed, item, goods, problems)
  return Object.keys(problems).length > 0 ? { item: undefined, problems } : { item, problems: undefined }
}

function readDish(
  diet: string | undefined,
  needed: boolean,
  item: ItemInput,
  problems: Partial<Record<ItemField, DraftProblem>>,
): void {
  const known = diet === undefined ? undefined : dietOf(diet)
  if (known) item.diet = known
  else if (diet !== undefined || needed) problems.diet = 'item_diet_invalid'
}

type Read = (field: ItemField) => string | undefined

function readGoods(
  given: Read,
  typed: Read,
  item: ItemInput,
  goods: GoodsInput,
  problems: Partial<Record<ItemField, DraftProblem>>,
): void {
  const gst = given('gst')
  const rate = gst === undefined ? undefined : gstOf(gst)
  if (typeof rate === 'string') problems.gst = rate
  else if (rate) item.tax_class = rate.taxClass
  for (const field of ['brand', 'origin'] as const) {
    const text = typed(field)
    if (text === undefined) continue
    if (text.length > MOST_LETTERS[field]) problems[field] = 'item_invalid'
    else goods[field] = text === '' ? null : text
  }
  const barcode = typed('barcode')
  const code = barcode ? barcodeOf(barcode) : undefined
  if (typeof code === 'string') problems.barcode = code
  else if (barcode !== undefined) goods.barcode = code?.digits ?? null
  const variant = typed('variant')
  const pairs = variant === undefined ? undefined : variantOf(variant)
  if (pairs) goods.variant = pairs
  else if (variant !== undefined) problems.variant = 'item_variant_invalid'
  const shelfLife = typed('shelf_life_days')
  if (shelfLife === '') goods.shelf_life_days = null
  else if (shelfLife !== undefined) {
    const days = wholeOf(shelfLife, 1, 3650)
    if (days === undefined) problems.shelf_life_days = 'item_invalid'
    else goods.shelf_life_days = days
  }
  const returnDays = given('return_days')
  if (returnDays !== undefined) {
    const days = wholeOf(returnDays, 0, 30)
    if (days === undefined) problems.return_days = 'item_invalid'
    else goods.return_days = days
  }
  const soldBy = given('sold_by')
  if (soldBy === 'weight' || soldBy === 'pack') goods.sold_by = soldBy
  else if (soldBy !== undefined) problems.sold_by = 'item_pack_invalid'
  if (goods.sold_by === 'weight' && goods.pack_unit !== 'g' && goods.pack_unit !== 'kg')
    problems.unit = 'item_pack_invalid'
  const expires = given('expires_on')
  const day = expires === undefined ? undefined : dayOf(expires)
  if (day) item.expires_on = day
  else if (expires !== undefined) problems.expires_on = 'item_day_unknown'
  if (Object.keys(goods).length > 0) item.goods = goods
}
