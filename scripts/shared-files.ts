import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { App } from '../packages/routes/src/route.ts'

/** The folder of files that several apps have with the same content and therefore under the same name. */
const SHARED_FOLDER = 'shared/assets'

/** Code of libraries and of the bundler itself, which belongs to no single app. */
const LIBRARY = /\/node_modules\/|^\0rolldown/

function folderOf(app: App, isShared: boolean): string {
  return isShared ? SHARED_FOLDER : `${app}/assets`
}

/**
 * The names of a build's files, below /_apps/. Fonts and chunks that contain only library code are in one folder for
 * all apps: a user who goes from one app to another has those with the same content cached. A chunk that differs
 * between two apps has two names there, by its content.
 */
export function fileNames(app: App) {
  return {
    entryFileNames: `${app}/assets/[name]-[hash].js`,
    chunkFileNames: ({ moduleIds }: Rolldown.PreRenderedChunk) => {
      const isShared = moduleIds.length > 0 && moduleIds.every((id) => LIBRARY.test(id))
      return `${folderOf(app, isShared)}/[name]-[hash].js`
    },
    assetFileNames: ({ names }: Rolldown.PreRenderedAsset) => {
      const isFont = names.some((name) => name.endsWith('.woff2'))
      return `${folderOf(app, isFont)}/[name]-[hash][extname]`
    },
  }
}

interface Library {
  readonly name: string
  /** Our package that depends on it. */
  readonly from: string
  /** Everything that any app imports from it. */
  readonly uses: readonly string[]
}

/** In the order of their modules in their chunks. */
const LIBRARIES: readonly Library[] = [
  { name: 'react', from: 'shell', uses: [] },
  { name: 'react/jsx-runtime', from: 'shell', uses: [] },
  { name: 'react/compiler-runtime', from: 'shell', uses: [] },
  { name: 'react-dom', from: 'shell', uses: [] },
  { name: 'react-dom/client', from: 'shell', uses: [] },
  { name: 'zustand', from: 'data', uses: ['create'] },
  { name: 'tailwind-variants/lite', from: 'ui', uses: ['cx', 'tv'] },
  { name: 'i18next', from: 'i18n', uses: ['default'] },
  { name: 'react-i18next', from: 'i18n', uses: ['initReactI18next', 'useTranslation'] },
  {
    name: 'react-router-dom',
    from: 'shell',
    uses: [
      'BrowserRouter',
      'Link',
      'Navigate',
      'Route',
      'Routes',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useSearchParams',
    ],
  },
  {
    name: '@tanstack/react-query',
    from: 'data',
    uses: [
      'infiniteQueryOptions',
      'keepPreviousData',
      'onlineManager',
      'QueryClient',
      'QueryClientProvider',
      'QueryObserver',
      'queryOptions',
      'skipToken',
      'useInfiniteQuery',
      'useMutation',
      'useQueries',
      'useQuery',
      'useQueryClient',
    ],
  },
]

/** An additional entry of the build, next to the page, that is never served. */
const LIBRARY_USES = 'virtual:library-uses'

/**
 * Makes the library chunks the same in all apps: a first entry imports from each library everything that any app uses,
 * so that neither unused exports nor the order of imports changes them. Whatever this entry does not list is still
 * built, as a separate chunk of the app that uses it.
 */
export function sameLibraries(): Plugin {
  return {
    name: 'angadi:same-libraries',
    apply: 'build',
    // First, since the order of modules in their chunks follows it.
    config: () => ({ build: { rolldownOptions: { input: [LIBRARY_USES, 'index.html'] } } }),
    resolveId: (id) => (id === LIBRARY_USES ? `\0${LIBRARY_USES}` : undefined),
    async load(id) {
      if (id !== `\0${LIBRARY_USES}`) return undefined
      const lines = LIBRARIES.map(async ({ name, from, uses }, at) => {
        const importer = fileURLToPath(new URL(`../packages/${from}/src/index.ts`, import.meta.url))
        const found = await this.resolve(name, importer)
        if (!found) throw new Error(`packages/${from} has no ${name}`)
        const names = uses.map((use) => `${use} as _${at}_${use}`).join(', ')
        return `import { ${names} } from ${JSON.stringify(found.id)}`
      })
      const used = LIBRARIES.flatMap(({ uses }, at) => uses.map((use) => `_${at}_${use}`)).join(', ')
      // A side effect, so that no import is removed as unused.
      return `${(await Promise.all(lines)).join('\n')}\nglobalThis.uses = [${used}]`
    },
    generateBundle(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.facadeModuleId === `\0${LIBRARY_USES}`) delete bundle[fileName]
    },
  }
}
