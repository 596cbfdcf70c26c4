import type { Cells } from './columns.ts'
import type { FileRow } from './rows.ts'

/** A row of a file whose headings are known. */
export interface NamedRow {
  readonly source: FileRow
  /** The text under a heading, in small letters; empty where there is none. */
  readonly cell: (heading: string) => string
}

/** An item of a file: the row to name when something is wrong with it. */
export interface LayoutItem {
  readonly source: FileRow
  readonly cells: Cells
}

/** How another program writes its products: the headings that tell it, and how its rows become items. */
export interface Layout {
  /** Headings in small letters that are all there in no other program's files. */
  readonly tells: readonly string[]
  /** Headings that are read, in small letters. */
  readonly reads: readonly string[]
  /** The items of the rows; a row that is no item of its own, such as a picture of a product, is left out. */
  readonly items: (rows: readonly NamedRow[]) => LayoutItem[]
}
