/** Specifications of a product as its page lists them, such as `{ Material: 'Cotton' }`. */
export type Specs = Readonly<Record<string, string>>

/** A size guide: what stands at the head of each column, and the rows below. */
export interface SizeGuide {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The server's limits of a product's page. */
export const PRODUCT_PAGE_LIMITS = {
  name: 140,
  description: 4000,
  specs: 30,
  specName: 40,
  specText: 200,
  columns: 8,
  rows: 20,
  cell: 30,
} as const

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Specifications as they are typed, one a line, `Material: Cotton`; undefined when they cannot be read. */
export function specsOf(text: string): Specs | undefined {
  const { specs: most, specName, specText } = PRODUCT_PAGE_LIMITS
  const lines = linesOf(text)
  const specs: Record<string, string> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/.exec(line)?.map((part) => part.trim()) ?? []
    if (!name || !value || name.length > specName || value.length > specText) return undefined
    specs[name] = value
  }
  const count = Object.keys(specs).length
  return count === lines.length && count <= most ? specs : undefined
}

/** Specifications to be edited as text. */
export function specsText(specs: Specs): string {
  return Object.entries(specs)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

/**
 * A size guide as it is typed: a row a line, cells separated by commas, the first line being the head.
 *
 * @returns null for none, undefined when it cannot be read
 */
export function sizeGuideOf(text: string): SizeGuide | null | undefined {
  const { columns: most, rows: mostRows, cell } = PRODUCT_PAGE_LIMITS
  const [columns, ...rows] = linesOf(text).map((line) => line.split(/[,;\t]/).map((part) => part.trim()))
  if (columns === undefined) return null
  const isWhole =
    columns.length >= 2 &&
    columns.length <= most &&
    columns.every((name) => name !== '') &&
    rows.length >= 1 &&
    rows.length <= mostRows &&
    rows.every((row) => row.length === columns.length) &&
    [columns, ...rows].every((row) => row.every((part) => part.length <= cell))
  return isWhole ? { columns, rows } : undefined
}

/** A size guide to be edited as text. */
export function sizeGuideText(guide: SizeGuide | null): string {
  return guide ? [guide.columns, ...guide.rows].map((row) => row.join(', ')).join('\n') : ''
}
