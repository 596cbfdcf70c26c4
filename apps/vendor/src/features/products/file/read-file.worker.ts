import { decodeText, isNoText } from '@angadi/domain/products/decode-text.ts'
import { draftOf, MOST_FILE_ROWS, readHeading } from '@angadi/domain/products/file-columns.ts'
import { readDraft, type Trade } from '@angadi/domain/products/item-draft.ts'
import Papa from 'papaparse'
import type { FileLine, ReadFile } from './read-file.ts'

/** Reads a file beside the page, so that ten thousand lines do not hold up a thumb. */
function read(bytes: Uint8Array, trade: Trade): ReadFile {
  if (isNoText(bytes)) return { problem: 'no_text' }
  // Two more than are imported: the heading, and one that shows there are too many.
  const { data } = Papa.parse<string[]>(decodeText(bytes), {
    skipEmptyLines: 'greedy',
    preview: MOST_FILE_ROWS + 2,
  })
  const [first, ...rest] = data
  if (!first || rest.length === 0) return { problem: 'empty' }
  if (rest.length > MOST_FILE_ROWS) return { problem: 'too_many_rows' }
  const heading = readHeading(first)
  if (heading.missing.length > 0) return { problem: 'no_columns', missing: heading.missing }
  const lines = rest.map((cells, at): FileLine => {
    const draft = draftOf(cells, heading)
    const { item, problems } = readDraft(
      withoutEmpty(draft),
      trade,
      draft.id === undefined || draft.id === '',
    )
    const [problem] = Object.values(problems ?? {})
    return { line: at + 2, name: draft.name ?? draft.id ?? '', item, problem }
  })
  return { problem: undefined, lines, unread: heading.unread }
}

/** An empty cell of an optional column says nothing about it: only MRP, stock, unit and hours are emptied by a file. */
function withoutEmpty(draft: ReturnType<typeof draftOf>): ReturnType<typeof draftOf> {
  const emptied = new Set(['mrp', 'stock', 'unit', 'available_from', 'available_to'])
  return Object.fromEntries(
    Object.entries(draft).filter(([field, text]) => text !== '' || emptied.has(field)),
  )
}

self.addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; trade: Trade }>) => {
  self.postMessage(read(new Uint8Array(data.bytes), data.trade))
})
