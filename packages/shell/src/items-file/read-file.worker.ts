import { type ReadFileOptions, readItemFile } from '@angadi/domain/products/file/read-file.ts'

// Beside the page, so that ten thousand lines do not hold up a thumb.
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ bytes: ArrayBuffer; options: ReadFileOptions }>) => {
    self.postMessage(readItemFile(new Uint8Array(data.bytes), data.options))
  },
)
