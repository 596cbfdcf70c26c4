import { ITEM_FIELDS, type ItemDraft, type ItemField, type Sells } from '../item-draft.ts'

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
  particulars: 'name',
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
  variation: 'unit',
  portion: 'unit',
  quantity: 'stock',
  qty: 'stock',
  'closing stock': 'stock',
  veg: 'diet',
  'veg / non-veg': 'diet',
  'veg/non-veg': 'diet',
  attributes: 'diet',
  expiry: 'expires_on',
  'expiry date': 'expires_on',
  from: 'available_from',
  to: 'available_to',
  tax: 'gst',
  'gst %': 'gst',
  'gst rate': 'gst',
  ean: 'barcode',
  'bar code': 'barcode',
  'country of origin': 'origin',
  'shelf life': 'shelf_life_days',
}

/** The columns that a vendor of a trade is offered, in the order of the template and of an export. */
export function columnsOf(sells: Sells): readonly ItemField[] {
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
  return ITEM_FIELDS.filter((field) => (sells === 'dishes' ? !ofGoods.includes(field) : field !== 'diet'))
}

/** The field that a heading names; undefined for a column that is not read. */
export function fieldOf(heading: string): ItemField | undefined {
  const name = heading.trim().toLowerCase()
  const plain = name.replaceAll(/[\s-]+/g, '_')
  return ITEM_FIELDS.find((field) => field === plain) ?? ALIASES[name] ?? ALIASES[name.replaceAll('_', ' ')]
}

/** Which column holds which field. A heading that comes twice counts once. */
export function fieldsOf(headings: readonly string[]): readonly (ItemField | undefined)[] {
  return headings.map(fieldOf).map((field, at, all) => (all.indexOf(field) === at ? field : undefined))
}

/** A value of a file with the heading it stands under. */
export interface Cell {
  readonly column: string
  readonly value: string
}

/** What a row says of an item, by field. */
export type Cells = Readonly<Partial<Record<ItemField, Cell>>>

/** A cell of a field, or none where it says nothing. */
export function given(field: ItemField, column: string, value: string): Cells {
  return value === '' ? {} : { [field]: { column, value } }
}

/** A quote mark before what a spreadsheet would take for a formula: exports write it, and it is no part of the text. */
const GUARDED = /^'(?=[=+\-@\t\r])/

/** A cell's text: without the guard of an export, control characters and marks that turn the direction of text. */
export function cellText(cell: string): string {
  return cellLines(cell).replaceAll(/\s*\n\s*/g, ' ')
}

/** A cell's text with its line breaks, which descriptions have. */
export function cellLines(cell: string): string {
  return cell
    .replace(GUARDED, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** The draft of a row. */
export function draftOf(cells: Cells): ItemDraft {
  const draft: Partial<Record<ItemField, string>> = {}
  for (const field of ITEM_FIELDS) {
    const cell = cells[field]
    if (cell) draft[field] = cell.value
  }
  return draft
}
