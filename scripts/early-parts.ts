import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { EarlyVisits } from '../packages/shell/src/early/early-visit.ts'
import { SHARED_NAMESPACES } from '../packages/shell/src/early/shared-labels.ts'
import { chunksOf, entryChunks } from './bundle-parts.ts'
import type { FirstVisits } from './first-visit.ts'
import { inlineScript } from './inline-script.ts'

const script = fileURLToPath(new URL('../packages/shell/src/early/early-parts.ts', import.meta.url))

/** The script of the digits, of the house's name and of English; others come with their language. */
export const LATIN_FONT = /anek-latin-latin-wght/

function listVisits(bundle: Rolldown.OutputBundle, base: string, visits: FirstVisits): EarlyVisits {
  const known = entryChunks(bundle)
  const fonts = Object.keys(bundle).filter((name) => LATIN_FONT.test(name))
  const listed = Object.entries(visits).map(([path, { parts, labels }]) => {
    const chunks = [...chunksOf(bundle, parts)].filter((name) => !known.has(name))
    const addresses = [...chunks, ...fonts].map((fileName) => `${base}${fileName}`)
    return [path, { parts: addresses, labels: [...labels, ...SHARED_NAMESPACES] }]
  })
  return Object.fromEntries(listed)
}

/** Lets a page fetch all that its visit begins with at once (packages/shell/src/early). */
export function earlyParts(visits: FirstVisits): Plugin {
  let base = '/'
  return {
    name: 'angadi:early-parts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const listed = JSON.stringify(listVisits(bundle, base, visits)).replaceAll("'", '&#39;')
        const tag = `<script data-visits='${listed}'>${await inlineScript(script)}</script>`
        // Before the styles, which would hold it up.
        return html.replace('<title>', `${tag}\n    <title>`)
      },
    },
  }
}
