import { type ItemDraft, type ItemField, type ItemInput, readDraft, type Sells } from '../item-draft.ts'
import { type DraftProblem, MOST_LETTERS } from '../item-problem.ts'
import { type Cell, type Cells, cellLines, cellText, draftOf, fieldsOf, MOST_FILE_ROWS } from './columns.ts'
import { decodeText, isNoText } from './decode-text.ts'
import { findHeading } from './heading.ts'
import type { LayoutItem, NamedRow } from './layout.ts'
import { type FileRow, readRows } from './rows.ts'

/** What is wrong with a line, and where: the heading of the column and the value as it stands in the file. */
export interface LineProblem {
  readonly code: DraftProblem
  readonly column?: string | undefined
  readonly value?: string | undefined
  /** How many cells a row has, where that is what is wrong, and how many headings. */
  readonly count?: { readonly cells: number; readonly headings: number } | undefined
}

/** What is to be looked at in a line that can be imported. */
export type LineDoubt = 'letters' | 'description_cut'

/** One line of a file: an item that can be imported, or all that is wrong with it. */
export interface FileLine {
  /** Its row, as a spreadsheet counts. */
  readonly line: number
  readonly name: string
  readonly item: ItemInput | undefined
  readonly problems: readonly LineProblem[]
  readonly doubts: readonly LineDoubt[]
  /** What the file says, by field: to name the value that the server refuses. */
  readonly cells: Cells
  /** Whether the section is the one of `ReadFileOptions`, for a new item alone. */
  readonly isSectionless: boolean
}

/** A file that was read, or why it was not. */
export type ReadFile =
  | {
      readonly problem: undefined
      readonly lines: readonly FileLine[]
      /** Headings of columns that are not read although something stands in them. */
      readonly unread: readonly string[]
      /** Rows that are no items of their own, such as pictures and products that consist of variants. */
      readonly leftOut: number
    }
  | { readonly problem: 'no_columns'; readonly missing: readonly ItemField[] }
  | { readonly problem: 'too_large' | 'no_text' | 'empty' | 'too_many_rows' | 'unreadable' }

export interface ReadFileOptions {
  readonly sells: Sells
  /** The section of new items of a file that has no sections. */
  readonly section: string
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Cells that a file empties; an empty cell of another column says nothing. */
const EMPTIED: ReadonlySet<string> = new Set(['mrp', 'stock', 'unit', 'available_from', 'available_to'])
/** The line by which a file tells a spreadsheet what separates its cells. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i
/** Sums below a report. */
const TOTALS = new Set(['total', 'grand total', 'sub total', 'subtotal'])

/**
 * Reads the items of a CSV file as shops have them: of this house, of a spreadsheet, of WooCommerce, Shopify, a restaurant's
 * till or an accounting program. What is wrong with a row is that row's fault alone.
 */
export function readItemFile(bytes: Uint8Array, { sells, section }: ReadFileOptions): ReadFile {
  if (isNoText(bytes)) return { problem: 'no_text' }
  const decoded = decodeText(bytes)
  // A spreadsheet does not show this line, and does not count it.
  const text = decoded.text.replace(SEPARATOR_LINE, '')
  const skipped = text.length < decoded.text.length ? 1 : 0
  if (text.trim() === '') return { problem: 'empty' }
  const heading = findHeading(text)
  if (!heading) return { problem: 'no_columns', missing: ['name', 'price'] }
  const { layout, separator } = heading
  const headings = withoutTail(heading.row.cells).map((cell) => cell.trim())
  const fields = fieldsOf(headings)
  // A cell of a short column that goes over lines and holds as many separators as a row took in the next row.
  const swallows = (cell: string, column: number) =>
    fields[column] !== undefined &&
    fields[column] !== 'description' &&
    cell
      .split(/\r\n|[\r\n]/)
      .slice(1)
      .some((line) => line.split(separator).length >= headings.length - column)
  const whole: FileRow[] = []
  const broken: FileRow[] = []
  for (const row of readRows(text, separator, swallows)) {
    if (row.row <= heading.row.row || (!row.isBroken && withoutTail(row.cells).length === 0)) continue
    const isWhole = !row.isBroken && withoutTail(row.cells).length <= headings.length
    ;(isWhole ? whole : broken).push(row)
    if (whole.length + broken.length > MOST_FILE_ROWS) return { problem: 'too_many_rows' }
  }
  if (whole.length + broken.length === 0) return { problem: 'empty' }
  const generic = readColumns(headings, fields, whole)
  if (!layout && generic.missing.length > 0) return { problem: 'no_columns', missing: generic.missing }
  const items = layout ? layout.items(whole.map((row) => namedRow(headings, row))) : generic.items
  const mayLackSection = layout !== undefined || !fields.includes('section')
  const lines = [
    ...items.map((item) => {
      const isDoubtful = standsIn(decoded.doubtful, item.source, skipped)
      return lineOf(item, isDoubtful, { sells, section: mayLackSection ? section : undefined })
    }),
    ...broken.map((row) => brokenLine(row, headings.length, fields)),
  ].toSorted((a, b) => a.line - b.line)
  const isRead = (name: string, at: number) =>
    layout ? layout.reads.includes(name.toLowerCase()) : generic.fields[at] !== undefined
  const unread = headings.filter(
    (name, at) =>
      name !== '' && !isRead(name, at) && whole.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  )
  return { problem: undefined, lines, unread, leftOut: whole.length - items.length }
}

/** The cells up to the last one in which something stands: spreadsheets end rows with empty ones. */
function withoutTail(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

function namedRow(headings: readonly string[], source: FileRow): NamedRow {
  const at = new Map(headings.map((heading, column) => [heading.toLowerCase(), column]))
  return { source, cell: (heading) => cellText(source.cells[at.get(heading) ?? -1] ?? '') }
}

interface ReadColumns {
  readonly fields: readonly (ItemField | undefined)[]
  readonly items: readonly LayoutItem[]
  /** Columns without which no line could become an item. */
  readonly missing: readonly ItemField[]
}

/** The items of a file whose columns say what they hold. */
function readColumns(
  headings: readonly string[],
  named: readonly (ItemField | undefined)[],
  rows: readonly FileRow[],
): ReadColumns {
  // Ids that are none of ours are those of another program.
  const id = named.indexOf('id')
  const isForeign = id >= 0 && !rows.some(({ cells }) => UUID.test(cellText(cells[id] ?? '')))
  const fields = named.map((field) => (field === 'id' && isForeign ? undefined : field))
  const isReport = !fields.includes('section') && !fields.includes('id')
  const items = rows.flatMap((source): LayoutItem[] => {
    const cells: Partial<Record<ItemField, Cell>> = {}
    for (const [at, field] of fields.entries())
      if (field) {
        const text = source.cells[at] ?? ''
        cells[field] = {
          column: headings[at] ?? '',
          value: field === 'description' ? cellLines(text) : cellText(text),
        }
      }
    const name = cells.name?.value.toLowerCase() ?? ''
    return isReport && TOTALS.has(name) ? [] : [{ source, cells }]
  })
  const missing = fields.includes('id')
    ? []
    : (['name', 'price'] as const).filter((field) => !fields.includes(field))
  return { fields, items, missing }
}

function standsIn(lines: ReadonlySet<number>, { firstLine, lastLine }: FileRow, skipped: number): boolean {
  if (lines.size === 0) return false
  for (let line = firstLine; line <= lastLine; line++) if (lines.has(line + skipped)) return true
  return false
}

interface LineOptions {
  readonly sells: Sells
  /** The section of a new item that names none; undefined where each has to. */
  readonly section: string | undefined
}

/** A draft without the empty cells that say nothing. */
function saidOf(draft: ItemDraft): ItemDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, text]) => text !== '' || EMPTIED.has(field)),
  )
}

function lineOf(
  { source, cells }: LayoutItem,
  isDoubtful: boolean,
  { sells, section }: LineOptions,
): FileLine {
  const said = saidOf(draftOf(cells))
  const isSectionless = section !== undefined && !said.section && !said.id
  const isCut = (said.description ?? '').length > MOST_LETTERS.description && section !== undefined
  const draft = {
    ...said,
    ...(isSectionless ? { section } : {}),
    ...(isCut
      ? { description: `${said.description?.slice(0, MOST_LETTERS.description - 1).trimEnd()}…` }
      : {}),
  }
  const { item, problems } = readDraft(draft, sells, !said.id)
  return {
    line: source.row,
    name: said.name ?? said.id ?? '',
    item,
    problems: Object.entries(problems ?? {}).map(([field, code]) => problemOf(code, cells, field)),
    doubts: [...(isDoubtful ? (['letters'] as const) : []), ...(isCut ? (['description_cut'] as const) : [])],
    cells,
    isSectionless,
  }
}

/** The fields that the server's refusals are about. */
const FIELD_OF: Readonly<Partial<Record<DraftProblem, ItemField>>> = {
  item_name_invalid: 'name',
  item_section_invalid: 'section',
  item_price_invalid: 'price',
  item_mrp_below_price: 'mrp',
  item_description_too_long: 'description',
  item_unit_too_long: 'unit',
  item_stock_invalid: 'stock',
  item_hours_invalid: 'available_from',
  item_diet_invalid: 'diet',
  item_tax_class_invalid: 'gst',
  item_barcode_invalid: 'barcode',
  item_variant_invalid: 'variant',
  item_unknown: 'id',
}

/** A problem with the column and the value that it is about. */
export function problemOf(
  code: DraftProblem,
  cells: Cells,
  field: string | undefined = FIELD_OF[code],
): LineProblem {
  const cell = Object.entries(cells).find(([name]) => name === field)?.[1]
  return cell ? { code, column: cell.column, value: cell.value } : { code, column: field }
}

/** A row with more cells than headings, or with an open quotation mark: what stands in it cannot be told apart. */
function brokenLine(row: FileRow, columns: number, fields: readonly (ItemField | undefined)[]): FileLine {
  const name = cellText(row.cells[fields.indexOf('name')] ?? '')
  const value = cellText(row.text).slice(0, 200)
  return {
    line: row.row,
    name,
    item: undefined,
    problems: [
      row.isBroken
        ? { code: 'row_quote', value }
        : { code: 'row_cells', value, count: { cells: withoutTail(row.cells).length, headings: columns } },
    ],
    doubts: [],
    cells: {},
    isSectionless: false,
  }
}
