import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { PART_ADDRESS } from '../packages/shell/src/boundaries/part-address.ts'

const DYNAMIC_IMPORT = /\bimport\(([`"'])(\.{1,2}\/[\w./-]+\.js)\1\)/g

/**
 * Lets a part that failed to load be fetched under another address (packages/shell, boundaries/part-address.ts). Parts
 * that other files import statically as well keep their one address, since a second copy would have its own state;
 * where such a part is missing, only a new page helps (boundaries/reload-if-served.ts).
 */
export function retriedParts(): Plugin {
  return {
    name: 'angadi:retried-parts',
    apply: 'build',
    // After the build has listed what each import needs, for which it reads the names.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shared = new Set(chunks.flatMap(({ imports }) => imports))
      for (const chunk of chunks) {
        const folder = posix.dirname(chunk.fileName)
        chunk.code = chunk.code.replace(DYNAMIC_IMPORT, (whole, quote: string, file: string) =>
          shared.has(posix.join(folder, file)) ? whole : `import(${PART_ADDRESS}(${quote}${file}${quote}))`,
        )
      }
    },
  }
}
