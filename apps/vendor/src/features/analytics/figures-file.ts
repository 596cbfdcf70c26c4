import type { Sums, VendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import type { CsvCell } from '@angadi/shell/csv/csv-text.ts'
import { allCancelled, reviewsOf, visitsOf } from './sums.ts'

/** The columns of the file after the day, each with how it is read from a day's sums; amounts in rupees. */
const COLUMNS = [
  ['placed', (sums: Sums) => sums['placed'] ?? 0],
  ['delivered', (sums: Sums) => sums['delivered'] ?? 0],
  ['items', (sums: Sums) => sums['pieces'] ?? 0],
  ['repeat', (sums: Sums) => sums['repeat'] ?? 0],
  ['sales', (sums: Sums) => (sums['sales'] ?? 0) / 100],
  ['refunds', (sums: Sums) => (sums['refunded'] ?? 0) / 100],
  ['cancelled', allCancelled],
  ['late', (sums: Sums) => sums['prepared_late'] ?? 0],
  ['reviews', (sums: Sums) => reviewsOf(sums).count],
  ['visits', visitsOf],
] as const

/** The names of the columns after the day. */
export const FIGURE_COLUMNS = COLUMNS.map(([name]) => name)

/** The figures of each day as rows of a file, the columns in the order of FIGURE_COLUMNS after the day. */
export function figureRows(days: VendorFigures['days']): readonly (readonly CsvCell[])[] {
  return days.map(({ day, sums }) => [day, ...COLUMNS.map(([, read]) => read(sums))])
}
