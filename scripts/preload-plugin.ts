import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { PreloadLists } from '../packages/shell/src/preload/preload-list.ts'
import { SHARED_NAMESPACES } from '../packages/shell/src/preload/shared-namespaces.ts'
import { chunksOf, entryChunks, entryOf } from './bundle-parts.ts'
import type { PreloadParts } from './first-visit.ts'
import { inlineScript } from './inline-script.ts'

const script = fileURLToPath(new URL('../packages/shell/src/preload/preload-script.ts', import.meta.url))

/** The font subset of digits, the brand name and English; others load with their language. */
export const LATIN_FONT = /anek-latin-latin-wght/

function listPreloads(bundle: Rolldown.OutputBundle, base: string, visits: PreloadParts): PreloadLists {
  const known = entryChunks(bundle)
  const first = [...known].filter((name) => name !== entryOf(bundle)?.fileName)
  const fonts = Object.keys(bundle).filter((name) => LATIN_FONT.test(name))
  const sizeOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.code.length : 0
  }
  const listed = Object.entries(visits).map(([path, { parts, namespaces }]) => {
    const chunks = [...chunksOf(bundle, parts)].filter((name) => !known.has(name))
    // The largest take the longest, so they are asked for first.
    chunks.sort((one, other) => sizeOf(other) - sizeOf(one))
    const addresses = [...first, ...chunks, ...fonts].map((fileName) => `${base}${fileName}`)
    return [path, { parts: addresses, namespaces: [...namespaces, ...SHARED_NAMESPACES] }]
  })
  return Object.fromEntries(listed)
}

/** Makes a page preload everything that its first screen needs (packages/shell/src/preload). */
export function preloadPlugin(visits: PreloadParts): Plugin {
  let base = '/'
  return {
    name: 'angadi:preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const listed = JSON.stringify(listPreloads(bundle, base, visits)).replaceAll("'", '&#39;')
        const tag = `<script data-visits='${listed}'>${await inlineScript(script)}</script>`
        // Before the styles, which would delay it.
        return html.replace('<title>', `${tag}\n    <title>`)
      },
    },
  }
}
