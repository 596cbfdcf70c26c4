import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { App } from '../packages/routes/src/route.ts'
import { chunksOf, entryChunks } from './bundle-parts.ts'
import type { PreloadParts } from './first-visit.ts'
import { LATIN_FONT } from './preload-plugin.ts'
import { webManifest } from './web-manifest.ts'

const at = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url))
const ICONS = 'ui/src/brand-mark/icons'

/** Larger ones are for a single screen, such as maps, and fetched when it is opened. */
const LARGEST_KEPT_BYTES = 100_000

function labels(namespace: string) {
  return JSON.parse(readFileSync(at(`i18n/src/locales/en/${namespace}.json`), 'utf8'))
}

/** The code and styles that the service worker stores for offline use (packages/worker, shell.ts). */
function shellOf(bundle: Rolldown.OutputBundle, visits: PreloadParts) {
  const parts = Object.values(visits).flatMap((visit) => visit.parts)
  const first = new Set([...entryChunks(bundle), ...chunksOf(bundle, parts)])
  const shell: string[] = []
  for (const file of Object.values(bundle)) {
    const address = `/_apps/${file.fileName}`
    if (file.type === 'asset') {
      if (file.fileName.endsWith('.css') || LATIN_FONT.test(file.fileName)) shell.push(address)
      continue
    }
    if (first.has(file.fileName) || file.code.length <= LARGEST_KEPT_BYTES) shell.push(address)
  }
  return { shell: shell.toSorted() }
}

/** Adds to a build its manifest, its icons and the list of files that the service worker caches. */
export function installable(app: App, visits: PreloadParts): Plugin {
  return {
    name: 'angadi-installable',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: `/_apps/${app}/manifest.webmanifest` },
        injectTo: 'head',
      },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: `/_apps/${app}/icons/apple-touch-180.png` },
        injectTo: 'head',
      },
    ],
    generateBundle(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `${app}/${fileName}`, source })
      for (const name of readdirSync(at(`${ICONS}/${app}`)))
        emit(`icons/${name}`, readFileSync(at(`${ICONS}/${app}/${name}`)))
      emit('icons/badge-96.png', readFileSync(at(`${ICONS}/badge-96.png`)))
      const manifest = webManifest(app, { pwa: labels('pwa'), routes: labels('routes') })
      emit('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
      emit('shell.json', `${JSON.stringify(shellOf(bundle, visits))}\n`)
    },
  }
}
