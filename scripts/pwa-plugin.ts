import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { App } from '../packages/routes/src/route.ts'
import { webManifest } from './web-manifest.ts'

const at = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url))
const ICONS = 'ui/src/brand-mark/icons'

/** Larger ones are for a single screen, such as maps, and fetched when it is opened. */
const LARGEST_KEPT_BYTES = 100_000
/** The script of the digits, of the house's name and of English; others come with their language. */
const LATIN_FONT = /anek-latin-latin-wght/

function words(namespace: string) {
  return JSON.parse(readFileSync(at(`i18n/src/locales/en/${namespace}.json`), 'utf8'))
}

type Bundle = Rolldown.OutputBundle

/** The chunks that come with the page itself, whatever their size. */
function firstPaint(bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const imported of file.imports) visit(imported)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName)
  return found
}

/** The code, styles and sentences that the service worker keeps for offline (packages/worker, shell.ts). */
function shellOf(app: App, bundle: Bundle) {
  const first = firstPaint(bundle)
  const shell: string[] = []
  const sentences: Record<string, string[]> = {}
  for (const file of Object.values(bundle)) {
    const address = `/_apps/${app}/${file.fileName}`
    if (file.type === 'asset') {
      if (file.fileName.endsWith('.css') || LATIN_FONT.test(file.fileName)) shell.push(address)
      continue
    }
    const language = /locales\/(\w+)\/\w+\.json$/.exec(file.facadeModuleId ?? '')?.[1]
    if (language !== undefined) sentences[language] = [...(sentences[language] ?? []), address]
    else if (first.has(file.fileName) || file.code.length <= LARGEST_KEPT_BYTES) shell.push(address)
  }
  return { shell: shell.toSorted(), sentences }
}

/** Gives a build its manifest, its icons and the list of what the service worker keeps of it. */
export function installable(app: App): Plugin {
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
        this.emitFile({ type: 'asset', fileName, source })
      for (const name of readdirSync(at(`${ICONS}/${app}`)))
        emit(`icons/${name}`, readFileSync(at(`${ICONS}/${app}/${name}`)))
      emit('icons/badge-96.png', readFileSync(at(`${ICONS}/badge-96.png`)))
      const manifest = webManifest(app, { pwa: words('pwa'), routes: words('routes') })
      emit('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
      emit('shell.json', `${JSON.stringify(shellOf(app, bundle))}\n`)
    },
  }
}

/** Builds the service worker of the whole origin into this app's folder, from where it is served at /sw.js. */
export function serviceWorker(): Plugin {
  return {
    name: 'angadi-service-worker',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'error',
        build: {
          target: 'es2022',
          outDir: 'dist',
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: at('worker/src/sw.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}
