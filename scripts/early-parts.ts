import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { EarlyParts } from '../packages/shell/src/early/early-visit.ts'
import { SHARED_WORDS } from '../packages/shell/src/early/shared-words.ts'
import { chunksOf, entryChunks, sentencesOf } from './bundle-parts.ts'
import type { FirstVisits } from './first-visit.ts'
import { inlineScript } from './inline-script.ts'

const script = fileURLToPath(new URL('../packages/shell/src/early/early-parts.ts', import.meta.url))

/** The script of the digits, of the house's name and of English; others come with their language. */
export const LATIN_FONT = /anek-latin-latin-wght/

function listParts(bundle: Rolldown.OutputBundle, base: string, visits: FirstVisits): EarlyParts {
  const known = entryChunks(bundle)
  const fonts = Object.keys(bundle).filter((name) => LATIN_FONT.test(name))
  const at = (fileName: string) => `${base}${fileName}`
  const sentences: Record<string, Record<string, string>> = {}
  const wanted = new Set<string>([...SHARED_WORDS, ...Object.values(visits).flatMap(({ words }) => words)])
  for (const file of Object.values(bundle)) {
    const held = file.type === 'chunk' ? sentencesOf(file) : undefined
    if (held && wanted.has(held.namespace))
      sentences[held.language] = { ...sentences[held.language], [held.namespace]: at(file.fileName) }
  }
  const listed = Object.entries(visits).map(([path, { parts, words }]) => {
    const chunks = [...chunksOf(bundle, parts)].filter((name) => !known.has(name))
    return [path, { parts: [...chunks, ...fonts].map(at), words: [...words, ...SHARED_WORDS] }]
  })
  return { visits: Object.fromEntries(listed), sentences }
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
        const code = await inlineScript(script, { EARLY_PARTS: listParts(bundle, base, visits) })
        // Before the styles, which would hold it up.
        return html.replace('<title>', `<script>${code}</script>\n    <title>`)
      },
    },
  }
}
