import { fieldsOf } from './columns.ts'
import type { Layout } from './layout.ts'
import { type FileRow, readRows } from './rows.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Rows in which the heading is looked for: reports write the shop, the address and the period above it. */
const ROWS_ABOVE = 30
const LAYOUTS = [woocommerce, shopify] as const

/** The row that names the columns, and what it says about the file. */
export interface Heading {
  readonly row: FileRow
  readonly separator: string
  /** The program that wrote the file, where its headings tell. */
  readonly layout: Layout | undefined
}

/** Finds the row that names the most columns that are known, and with it what separates cells. */
export function findHeading(text: string): Heading | undefined {
  let best: Heading | undefined
  let most = 0
  for (const separator of SEPARATORS)
    for (const row of readRows(text, separator)) {
      if (row.row > ROWS_ABOVE) break
      const names = row.cells.map((cell) => cell.trim().toLowerCase())
      const layout = LAYOUTS.find(({ tells }) => tells.every((heading) => names.includes(heading)))
      const known = layout ? names.length : fieldsOf(row.cells).filter((field) => field !== undefined).length
      if (known > most) {
        most = known
        best = { row, separator, layout }
      }
    }
  return best
}
