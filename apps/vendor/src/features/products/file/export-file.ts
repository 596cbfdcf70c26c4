import { fetchItems, type VendorItem } from '@angadi/data/vendor-products/items.ts'
import { rupeesOf } from '@angadi/domain/money.ts'
import { columnsOf } from '@angadi/domain/products/file/columns.ts'
import type { ItemField, Sells } from '@angadi/domain/products/item-draft.ts'
import { type Variant, variantOf, variantText } from '@angadi/domain/products/variant.ts'

import { csvText } from '@angadi/shell/csv/csv-text.ts'

const PAGE = 500
const ALL = { search: '', section: undefined, state: undefined } as const

/** What an item says in each column of a file. */
export function cellsOf(item: VendorItem): Readonly<Record<ItemField, string | number>> {
  return {
    id: item.id,
    section: item.section,
    name: item.name,
    description: item.description,
    price: rupeesOf(item.price_paise),
    mrp: item.mrp_paise === null ? '' : rupeesOf(item.mrp_paise),
    unit: item.unit ?? '',
    diet: item.diet ?? '',
    stock: item.stock ?? '',
    expires_on: item.expires_on ?? '',
    available: item.is_available ? 'yes' : 'no',
    available_from: item.available_from?.slice(0, 5) ?? '',
    available_to: item.available_to?.slice(0, 5) ?? '',
    gst: item.tax_class.startsWith('goods_') ? item.tax_class.replace('goods_', '') : '',
    brand: item.brand ?? '',
    barcode: item.barcode ?? '',
    origin: item.origin ?? '',
    shelf_life_days: item.shelf_life_days ?? '',
    variant: item.variant ? readableVariant(item.variant) : '',
    sold_by: item.sold_by ?? '',
    return_days: '',
  }
}

/** A variant as text; nothing where a value has a comma in it and could not be read again. */
function readableVariant(variant: Variant): string {
  const text = variantText(variant)
  const read = variantOf(text)
  return Object.entries(variant).every(([name, value]) => read?.[name] === value) ? text : ''
}

/** The lines of a CSV file; what a spreadsheet would take for a formula is written as text. */
export async function csvOf(sells: Sells, items: readonly VendorItem[]): Promise<string> {
  const columns = columnsOf(sells).filter((column) => column !== 'return_days')
  const rows = items.map((item) => {
    const cells = cellsOf(item)
    return columns.map((column) => cells[column])
  })
  return csvText(columns, rows)
}

/** All items of a vendor. */
export async function allItems(vendorId: string): Promise<VendorItem[]> {
  const items: VendorItem[] = []
  let after: VendorItem | undefined
  do {
    const page = await fetchItems(vendorId, ALL, after, PAGE)
    items.push(...page)
    after = page.length < PAGE ? undefined : page.at(-1)
  } while (after)
  return items
}
