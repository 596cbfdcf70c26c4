import { MOST_FILE_BYTES } from '@angadi/domain/products/file/columns.ts'
import type { ReadFile, ReadFileOptions } from '@angadi/domain/products/file/read-file.ts'

/** Reads a CSV file in a worker; a file that is too large is not even opened. */
export async function readFile(file: File, options: ReadFileOptions): Promise<ReadFile> {
  if (file.size > MOST_FILE_BYTES) return { problem: 'too_large' }
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadFile>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFile>) => resolve(data))
      worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
      worker.postMessage({ bytes, options }, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
