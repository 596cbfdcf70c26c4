import type { PdfDocument, Style } from './document.ts'
import { PAGE } from './page.ts'

export const MARGIN = 48
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN
/** Where the last line of a page may stand; below it is the number of the page. */
const BOTTOM = PAGE.height - MARGIN - 14
/** Lines of all our scripts keep apart at this many times their size. */
const LEADING = 1.5
const GUTTER = 10
const ROW_GAP = 4

/** A column of a table; the width is in points, and one column takes what is left. */
export interface Column {
  readonly head: string
  readonly width?: number
  readonly align?: 'right'
}

/** Sets blocks one below the other and begins a page where one would not fit. */
export class Flow {
  private readonly document: PdfDocument
  private y = MARGIN

  constructor(document: PdfDocument) {
    this.document = document
  }

  gap(points: number): void {
    this.y += points
  }

  rule(): void {
    this.document.rule(MARGIN, this.y, CONTENT_WIDTH)
  }

  /** Begins a page where so much does not fit any more; says whether it did. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false
    this.document.addPage()
    this.y = MARGIN
    return true
  }

  /** A paragraph over the whole width. */
  text(text: string, style: Style): void {
    for (const line of this.document.lines(text, style, CONTENT_WIDTH)) {
      this.need(style.size * LEADING)
      this.document.draw(line, MARGIN, this.y + style.size * 1.15, style)
      this.y += style.size * LEADING
    }
  }

  /** Names with their values, in two columns. */
  facts(entries: readonly (readonly [name: string, value: string])[]): void {
    const width = (CONTENT_WIDTH - GUTTER * 2) / 2
    const name: Style = { size: 8.5, muted: true }
    const value: Style = { size: 10 }
    for (let index = 0; index < entries.length; index += 2) {
      const pair = entries.slice(index, index + 2).map(([label, text]) => ({
        labels: this.document.lines(label, name, width),
        values: this.document.lines(text, value, width),
      }))
      const heights = pair.map(
        ({ labels, values }) => (labels.length * name.size + values.length * value.size) * LEADING,
      )
      const height = Math.max(...heights)
      this.need(height)
      for (const [column, { labels, values }] of pair.entries()) {
        const x = MARGIN + column * (width + GUTTER * 2)
        let y = this.y
        for (const line of labels) {
          this.document.draw(line, x, y + name.size * 1.15, name)
          y += name.size * LEADING
        }
        for (const line of values) {
          this.document.draw(line, x, y + value.size * 1.15, value)
          y += value.size * LEADING
        }
      }
      this.y += height + ROW_GAP
    }
  }

  /** Rows below their heads, which are repeated on every page; a row never stands on two pages. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const head: Style = { size: 8.5, muted: true }
    const body: Style = { size: 10 }
    // No word of a head is broken.
    const known = columns.map(({ head: text, width }) =>
      width === undefined
        ? undefined
        : Math.max(width, ...text.split(' ').map((word) => this.document.line(word, head).width)),
    )
    const fixed = known.reduce<number>((sum, width = 0) => sum + width, 0)
    const free = CONTENT_WIDTH - fixed - GUTTER * (columns.length - 1)
    const widths = known.map((width) => width ?? free)
    const put = (cells: readonly string[], style: Style, onNewPage?: () => void) => {
      const lines = cells.map((cell, index) => this.document.lines(cell, style, widths[index] ?? 0))
      const height = Math.max(...lines.map((each) => each.length)) * style.size * LEADING
      // A head does not stay behind alone.
      if (this.need(height + (style === head ? body.size * LEADING * 2 : 0))) onNewPage?.()
      let x = MARGIN
      for (const [index, cell] of lines.entries()) {
        const width = widths[index] ?? 0
        for (const [n, line] of cell.entries()) {
          const left = columns[index]?.align === 'right' ? x + width - line.width : x
          this.document.draw(line, left, this.y + n * style.size * LEADING + style.size * 1.15, style)
        }
        x += width + GUTTER
      }
      this.y += height + ROW_GAP
    }
    const heads = columns.map((column) => column.head)
    const putHeads = () => {
      put(heads, head)
      this.rule()
      this.y += ROW_GAP
    }
    putHeads()
    for (const row of rows) put(row, body, putHeads)
  }

  /** A name at the left and an amount at the right. */
  sum(name: string, amount: string, style: Style): void {
    const right = this.document.line(amount, style)
    const left = this.document.lines(name, style, CONTENT_WIDTH - right.width - GUTTER)
    this.need(left.length * style.size * LEADING)
    this.document.draw(right, MARGIN + CONTENT_WIDTH - right.width, this.y + style.size * 1.15, style)
    for (const [n, line] of left.entries())
      this.document.draw(line, MARGIN, this.y + n * style.size * LEADING + style.size * 1.15, style)
    this.y += left.length * style.size * LEADING + ROW_GAP
  }

  /** Writes at the foot of each page what it is of and its number, once all pages are there. */
  number(name: string): void {
    const style: Style = { size: 8.5, muted: true }
    for (let page = 0; page < this.document.pages; page++) {
      const right = this.document.line(`${page + 1} / ${this.document.pages}`, style)
      const y = PAGE.height - MARGIN + 8
      this.document.draw(this.document.line(name, style), MARGIN, y, style, page)
      this.document.draw(right, MARGIN + CONTENT_WIDTH - right.width, y, style, page)
    }
  }
}
