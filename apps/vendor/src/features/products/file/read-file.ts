import { MOST_FILE_BYTES } from '@angadi/domain/products/file-columns.ts'
import type { ItemField, ItemInput, Trade } from '@angadi/domain/products/item-draft.ts'
import type { ItemProblem } from '@angadi/domain/products/item-problem.ts'

/** One line of a file: an item that can be imported, or the first thing that is wrong with it. */
export interface FileLine {
  /** Its number in the file; the heading is line 1. */
  readonly line: number
  readonly name: string
  readonly item: ItemInput | undefined
  readonly problem: ItemProblem | undefined
}

/** A file that was read, or why it was not. */
export type ReadFile =
  | { readonly problem: undefined; readonly lines: readonly FileLine[]; readonly unread: readonly string[] }
  | { readonly problem: 'no_columns'; readonly missing: readonly ItemField[] }
  | { readonly problem: 'too_large' | 'no_text' | 'empty' | 'too_many_rows' | 'unreadable' }

/** Reads a CSV file in a worker; a file that is too large is not even opened. */
export async function readFile(file: File, trade: Trade): Promise<ReadFile> {
  if (file.size > MOST_FILE_BYTES) return { problem: 'too_large' }
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadFile>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFile>) => resolve(data))
      worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
      worker.postMessage({ bytes, trade }, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
