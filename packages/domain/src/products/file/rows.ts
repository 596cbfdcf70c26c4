/** One row of a CSV file. */
export interface FileRow {
  /** Its number as a spreadsheet counts: blank rows count, a cell of several lines is in one row. */
  readonly row: number
  readonly cells: readonly string[]
  /** The row as it stands in the file. */
  readonly text: string
  /** The lines of text it stands on, from 0. */
  readonly firstLine: number
  readonly lastLine: number
  /** Whether a quotation mark is not closed, or stands where none belongs: the cells are those up to it. */
  readonly isBroken: boolean
}

/** The longest cell in quotation marks; what is longer is a mark that was not closed. */
const MOST_LETTERS_OF_A_CELL = 20_000

/** Whether a cell swallowed what follows it: asked for each cell that goes over several lines. */
export type Swallows = (cell: string, column: number) => boolean

/**
 * Reads rows of cells one by one. A quotation mark that is not closed is the fault of its line alone: the next row begins with
 * the next line, where other readers take the rest of the file for one cell.
 */
export function* readRows(
  text: string,
  separator: string,
  swallows: Swallows = () => false,
): Generator<FileRow> {
  let at = 0
  let line = 0
  for (let row = 1; at < text.length; row++) {
    const read = readRow(text, at, separator, swallows)
    const end = read.isBroken ? endOfLine(text, at) : read.end
    const lines = countLines(text, at, end)
    yield {
      row,
      cells: read.cells,
      text: text.slice(at, end),
      isBroken: read.isBroken,
      firstLine: line,
      lastLine: line + lines,
    }
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1
    line += lines + 1
  }
}

interface ReadRow {
  readonly cells: readonly string[]
  readonly isBroken: boolean
  /** Where the line break behind the row stands. */
  readonly end: number
}

function readRow(text: string, from: number, separator: string, swallows: Swallows): ReadRow {
  const cells: string[] = []
  let at = from
  for (;;) {
    const mark = startOfQuoted(text, at)
    if (mark === undefined) {
      const end = endOfBare(text, at, separator)
      cells.push(text.slice(at, end))
      at = end
    } else {
      const quoted = readQuoted(text, mark, separator)
      if (!quoted || (/[\r\n]/.test(quoted.cell) && swallows(quoted.cell, cells.length)))
        return { cells, isBroken: true, end: at }
      cells.push(quoted.cell)
      at = quoted.end
    }
    if (text[at] !== separator) return { cells, isBroken: false, end: at }
    at++
  }
}

/** Where a quotation mark opens a cell, with blanks before it at most. */
function startOfQuoted(text: string, from: number): number | undefined {
  let at = from
  while (text[at] === ' ') at++
  return text[at] === '"' ? at : undefined
}

function readQuoted(
  text: string,
  mark: number,
  separator: string,
): { readonly cell: string; readonly end: number } | undefined {
  for (let from = mark + 1; ; ) {
    const close = text.indexOf('"', from)
    if (close < 0 || close - mark > MOST_LETTERS_OF_A_CELL) return undefined
    if (text[close + 1] === '"') {
      from = close + 2
      continue
    }
    let end = close + 1
    while (text[end] === ' ') end++
    if (end < text.length && text[end] !== separator && !isBreak(text[end])) return undefined
    return { cell: text.slice(mark + 1, close).replaceAll('""', '"'), end }
  }
}

function isBreak(letter: string | undefined): boolean {
  return letter === '\n' || letter === '\r'
}

function endOfBare(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && !isBreak(text[at])) at++
  return at
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && !isBreak(text[at])) at++
  return at
}

function countLines(text: string, from: number, end: number): number {
  let lines = 0
  for (let at = from; at < end; at++)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines++
  return lines
}
