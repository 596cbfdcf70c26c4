import { ITEM_FIELDS, type ItemDraft, type ItemField, type Trade } from './item-draft.ts'

/** The most lines of a file that are imported at once. */
export const MOST_FILE_ROWS = 10_000
/** The largest file that is read, in bytes: ten thousand lines of eight hundred letters. */
export const MOST_FILE_BYTES = 8_000_000
/** Lines that are sent in one call, as in the database. */
export const ROWS_A_CALL = 500

/** Other names that a column goes by, in files of other systems and in the vendor's language. */
const ALIASES: Readonly<Record<string, ItemField>> = {
  aisle: 'section',
  category: 'section',
  department: 'section',
  విభాగం: 'section',
  भाग: 'section',
  item: 'name',
  'item name': 'name',
  product: 'name',
  'product name': 'name',
  title: 'name',
  పేరు: 'name',
  नाम: 'name',
  'selling price': 'price',
  'sale price': 'price',
  rate: 'price',
  ధర: 'price',
  कीमत: 'price',
  'regular price': 'mrp',
  pack: 'unit',
  size: 'unit',
  quantity: 'stock',
  qty: 'stock',
  veg: 'diet',
  'veg / non-veg': 'diet',
  expiry: 'expires_on',
  'expiry date': 'expires_on',
  from: 'available_from',
  to: 'available_to',
  tax: 'gst',
  'gst %': 'gst',
  ean: 'barcode',
  'bar code': 'barcode',
  'country of origin': 'origin',
  'shelf life': 'shelf_life_days',
}

/** The columns that a vendor of a trade is offered, in the order of the template and of an export. */
export function columnsOf(trade: Trade): readonly ItemField[] {
  const ofGoods: readonly ItemField[] = [
    'expires_on',
    'gst',
    'brand',
    'barcode',
    'origin',
    'shelf_life_days',
    'variant',
    'sold_by',
    'return_days',
  ]
  return ITEM_FIELDS.filter((field) => (trade === 'food' ? !ofGoods.includes(field) : field !== 'diet'))
}

/** The field that a heading names; undefined for a column that is not read. */
export function fieldOf(heading: string): ItemField | undefined {
  const name = heading.trim().toLowerCase()
  const plain = name.replaceAll(/[\s-]+/g, '_')
  return ITEM_FIELDS.find((field) => field === plain) ?? ALIASES[name] ?? ALIASES[name.replaceAll('_', ' ')]
}

/** Which column holds which field, and the headings that name none. */
export interface Heading {
  readonly fields: readonly (ItemField | undefined)[]
  readonly unread: readonly string[]
  /** Columns without which no line could become an item. */
  readonly missing: readonly ItemField[]
}

/** Reads the first line of a file. A heading that comes twice counts once. */
export function readHeading(cells: readonly string[]): Heading {
  const fields = cells.map(fieldOf).map((field, at, all) => (all.indexOf(field) === at ? field : undefined))
  return {
    fields,
    unread: cells.filter((cell, at) => fields[at] === undefined && cell.trim() !== ''),
    missing: fields.includes('id')
      ? []
      : (['section', 'name', 'price'] as const).filter((field) => !fields.includes(field)),
  }
}

/** A quote mark before what a spreadsheet would take for a formula: exports write it, and it is no part of the text. */
const GUARDED = /^'(?=[=+\-@\t\r])/

/** One line of a file as a draft: only the columns that are there. */
export function draftOf(cells: readonly string[], { fields }: Heading): ItemDraft {
  const draft: Partial<Record<ItemField, string>> = {}
  for (const [at, field] of fields.entries())
    if (field !== undefined) draft[field] = withoutControls((cells[at] ?? '').replace(GUARDED, '')).trim()
  return draft
}

/** Control characters and marks that turn the direction of text have no place in a name. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}
