import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { PART_ADDRESS } from '../packages/shell/src/boundaries/part-address.ts'

const DYNAMIC_IMPORT = /\bimport\(([`"'])(\.{1,2}\/[\w./-]+\.js)\1\)/g

/**
 * Allows a part that failed to load to be fetched from another URL (packages/shell, boundaries/part-address.ts). Parts
 * that other files also import statically keep their one URL, since a second copy would have its own state; where such
 * a part is missing, only a new page helps (boundaries/reload-if-served.ts).
 */
export function retriedParts(): Plugin {
  return {
    name: 'angadi:retried-parts',
    apply: 'build',
    // After the build has computed the dependencies of each import, which needs the plain file names.
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
