import { type Cells, given } from './columns.ts'
import { htmlText } from './html-text.ts'
import type { Layout, LayoutItem, NamedRow } from './layout.ts'

/** Products of WooCommerce: simple ones and variations, which take the section and name of their parent. */
export const woocommerce: Layout = {
  tells: ['type', 'sku', 'regular price', 'categories'],
  reads: [
    ...[
      'type',
      'sku',
      'name',
      'published',
      'short description',
      'description',
      'in stock?',
      'stock',
      'sale price',
    ],
    ...[
      'regular price',
      'categories',
      'parent',
      'gtin, upc, ean, or isbn',
      'date sale price starts',
      'date sale price ends',
    ],
    ...[1, 2, 3, 4].flatMap((n) => [`attribute ${n} name`, `attribute ${n} value(s)`]),
  ],
  items: (rows) => {
    const parents = new Map<string, NamedRow>()
    for (const row of rows)
      for (const key of [row.cell('sku'), `id:${row.cell('id')}`])
        if (key !== '' && !parents.has(key)) parents.set(key, row)
    return rows.flatMap((row): LayoutItem[] => {
      const type = row.cell('type').toLowerCase().split(',')[0]?.trim()
      if (type !== 'simple' && type !== 'variation') return []
      const parent = type === 'variation' ? parents.get(row.cell('parent')) : undefined
      return [{ source: row.source, cells: cellsOf(row, parent) }]
    })
  },
}

function cellsOf(row: NamedRow, parent: NamedRow | undefined): Cells {
  const sale = row.cell('sale price')
  const regular = row.cell('regular price')
  const section = (row.cell('categories') || parent?.cell('categories')) ?? ''
  const description = [row, parent]
    .map((of) => of?.cell('short description') || of?.cell('description'))
    .find(Boolean)
  const barcode = row.cell('gtin, upc, ean, or isbn')
  const variant = parent
    ? [1, 2, 3, 4]
        .map((n) => [row.cell(`attribute ${n} name`), row.cell(`attribute ${n} value(s)`)])
        .filter(([name, value]) => name && value)
        .map((pair) => pair.join(': '))
        .join(', ')
    : ''
  return {
    name: { column: 'Name', value: (parent ?? row).cell('name') },
    ...given('section', 'Categories', lastOf(section)),
    ...given('description', 'Description', htmlText(description ?? '')),
    price: sale ? { column: 'Sale price', value: sale } : { column: 'Regular price', value: regular },
    ...(sale ? given('mrp', 'Regular price', regular) : {}),
    ...given('stock', 'Stock', row.cell('stock')),
    ...given('barcode', 'GTIN, UPC, EAN, or ISBN', barcode),
    ...given('variant', 'Attribute 1 value(s)', variant),
    available: {
      column: 'In stock?',
      value: row.cell('in stock?') === '0' || /^(0|-1)$/.test(row.cell('published')) ? 'no' : 'yes',
    },
  }
}

/** The most exact of the categories that stand first: Flour of "Staples > Flour, Organic". */
function lastOf(categories: string): string {
  return categories.split(',')[0]?.split('>').at(-1)?.trim() ?? ''
}
