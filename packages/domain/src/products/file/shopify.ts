import { type Cells, given } from './columns.ts'
import { htmlText } from './html-text.ts'
import type { Layout, LayoutItem, NamedRow } from './layout.ts'

const OPTIONS = [1, 2, 3] as const

/** Products of Shopify: rows of one handle are one product; its first row names it, further ones are variants or pictures. */
export const shopify: Layout = {
  tells: ['handle', 'variant price'],
  reads: [
    ...[
      'handle',
      'title',
      'body (html)',
      'vendor',
      'product category',
      'type',
      'published',
      'status',
      'variant price',
    ],
    ...[
      'variant compare at price',
      'variant inventory qty',
      'variant barcode',
      'image src',
      'image position',
    ],
    ...OPTIONS.flatMap((n) => [`option${n} name`, `option${n} value`]),
  ],
  items: (rows) => {
    const products = new Map<string, NamedRow>()
    for (const row of rows) if (!products.has(row.cell('handle'))) products.set(row.cell('handle'), row)
    return rows.flatMap((row): LayoutItem[] => {
      const isPicture =
        row.cell('variant price') === '' && OPTIONS.every((n) => row.cell(`option${n} value`) === '')
      const product = products.get(row.cell('handle')) ?? row
      return isPicture && product !== row ? [] : [{ source: row.source, cells: cellsOf(row, product) }]
    })
  },
}

function cellsOf(row: NamedRow, product: NamedRow): Cells {
  const variant = OPTIONS.map((n) => [product.cell(`option${n} name`), row.cell(`option${n} value`)])
    // What has no variants is written as one of them.
    .filter(([name, value]) => name && value && value !== 'Default Title')
    .map((pair) => pair.join(': '))
    .join(', ')
  const isOff =
    /^(draft|archived)$/i.test(product.cell('status')) || /^false$/i.test(product.cell('published'))
  return {
    name: { column: 'Title', value: product.cell('title') },
    ...given(
      'section',
      'Type',
      product.cell('type') || (product.cell('product category').split('>').at(-1)?.trim() ?? ''),
    ),
    ...given('description', 'Body (HTML)', htmlText(product.cell('body (html)'))),
    price: { column: 'Variant Price', value: row.cell('variant price') },
    ...given('mrp', 'Variant Compare At Price', row.cell('variant compare at price')),
    ...given('stock', 'Variant Inventory Qty', row.cell('variant inventory qty')),
    ...given('barcode', 'Variant Barcode', row.cell('variant barcode')),
    ...given('brand', 'Vendor', product.cell('vendor')),
    ...given('variant', 'Option1 Value', variant),
    available: { column: 'Status', value: isOff ? 'no' : 'yes' },
  }
}
