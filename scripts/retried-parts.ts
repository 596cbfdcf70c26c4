import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { PART_ADDRESS } from '../packages/shell/src/boundaries/part-address.ts'

const DYNAMIC_IMPORT = /\bimport\(([`"'])(\.{1,2}\/[\w./-]+\.js)\1\)/g

/** The step of Vite that lists with each `import()` what is fetched together with it. */
const LISTS_IMPORTS = 'vite:build-import-analysis'

function addressParts(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const shared = new Set(chunks.flatMap(({ imports }) => imports))
  for (const chunk of chunks) {
    const folder = posix.dirname(chunk.fileName)
    chunk.code = chunk.code.replace(DYNAMIC_IMPORT, (whole, quote: string, file: string) =>
      shared.has(posix.join(folder, file)) ? whole : `import(${PART_ADDRESS}(${quote}${file}${quote}))`,
    )
  }
}

/**
 * Allows a part that failed to load to be fetched from another URL (packages/shell, boundaries/part-address.ts). Parts
 * that other files also import statically keep their one URL, since a second copy would have its own state; where such
 * a part is missing, only a new page helps (boundaries/reload-if-served.ts).
 */
export function retriedParts(): Plugin {
  return {
    name: 'angadi:retried-parts',
    apply: 'build',
    // Attached to Vite's step, which needs the plain file names. A step of its own would come before it or, with the
    // order "post", after the compression, which attaches itself in the same way.
    configResolved({ plugins }) {
      const step = plugins.find(({ name }) => name === LISTS_IMPORTS)
      const generate = step?.generateBundle
      if (!step || !generate) throw new Error(`Vite has no step ${LISTS_IMPORTS}`)
      const handler = typeof generate === 'function' ? generate : generate.handler
      step.generateBundle = async function (options, bundle, isWrite) {
        await handler.call(this, options, bundle, isWrite)
        addressParts(bundle)
      }
    },
  }
}
