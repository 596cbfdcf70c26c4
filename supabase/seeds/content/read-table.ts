/**
 * Reads a table written as lines of cells divided by `|`. Empty lines are passed over.
 *
 * @throws when a line has another number of cells than `columns`; the message shows the line
 */
export function readTable<const Column extends string>(
  columns: readonly Column[],
  text: string,
): Record<Column, string>[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== columns.length)
        throw new Error(`Expected ${columns.join(' | ')}, but the line reads: ${line.trim()}`)
      const row: Partial<Record<Column, string>> = {}
      columns.forEach((column, index) => {
        row[column] = cells[index] ?? ''
      })
      return withAll(columns, row, line)
    })
}

function withAll<Column extends string>(
  columns: readonly Column[],
  row: Partial<Record<Column, string>>,
  line: string,
): Record<Column, string> {
  const isWhole = (value: Partial<Record<Column, string>>): value is Record<Column, string> =>
    columns.every((column) => value[column] !== undefined)
  if (!isWhole(row)) throw new Error(`A cell is missing: ${line.trim()}`)
  return row
}

/** The words of a cell: `a, b` is two, an empty cell none. */
export function listOf(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
