import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { routes } from '@angadi/routes/manifest.ts'
import { APPS, type App } from '@angadi/routes/route.ts'
import { build } from 'vite'
import { paths } from '../database/paths.ts'
import { LOCALES, WORKER } from './built-apps.ts'
import { headersFile, nginxConfig, pagePolicies, workerRoutes } from './deploy-config.ts'
import { localeFolders } from './locales.ts'
import { servedPage } from './page.ts'
import { robots } from './public-pages/sitemap.ts'
import { inlineScriptHashes } from './script-hashes.ts'
import { releaseOf, stampedWorker } from './worker.ts'

// Puts the six built apps and the hosts' configurations into dist/deploy: what a static host or nginx serves.
const { values } = parseArgs({
  options: {
    'api-url': { type: 'string' },
    key: { type: 'string' },
    'push-key': { type: 'string' },
    host: { type: 'string', multiple: true },
    pages: { type: 'string' },
  },
})
const apiUrl = values['api-url'] ?? process.env['SUPABASE_URL']
const publishableKey = values.key ?? process.env['SUPABASE_PUBLISHABLE_KEY']
const pushKey = values['push-key'] ?? process.env['VAPID_PUBLIC_KEY']
if (!apiUrl || !publishableKey || !URL.canParse(apiUrl)) {
  console.error(
    'Say where the apps find Supabase: pnpm --filter @angadi/local deploy-config --api-url=https://<project>.supabase.co --key=sb_publishable_…',
  )
  process.exit(1)
}

const target = join(paths.root, 'dist', 'deploy')
const site = join(target, 'site')
await rm(target, { recursive: true, force: true })
const scriptHashes = new Set<string>()
const builtPage = (app: App) => readFile(join(paths.root, 'apps', app, 'dist', 'index.html'), 'utf8')
const worker = await readFile(join(paths.root, WORKER, 'sw.js'), 'utf8')
const locales = await readFile(join(paths.root, LOCALES, 'locales.json'), 'utf8')
const release = releaseOf(worker, locales, await Promise.all(APPS.map(builtPage)))
const folders = localeFolders(locales)
const isServed = (file: string) => !/\.map$|dist.index\.html$/.test(file)
for (const app of APPS) {
  const folder = join(site, '_apps', app)
  await mkdir(folder, { recursive: true })
  // Files that several apps have alike have one name in all of them.
  await cp(join(paths.root, 'apps', app, 'dist'), join(site, '_apps'), { recursive: true, filter: isServed })
  const config = {
    apiUrl: new URL(apiUrl).origin,
    publishableKey,
    ...(pushKey ? { pushKey } : {}),
    release,
    ...(values.host ? { allowedHosts: values.host } : {}),
  }
  const html = servedPage(await builtPage(app), app, config, folders)
  for (const hash of inlineScriptHashes(html)) scriptHashes.add(hash)
  await writeFile(join(folder, 'index.html'), html)
}
await writeFile(join(site, 'sw.js'), stampedWorker(worker, release))
await cp(join(paths.root, LOCALES), join(site, '_apps', 'locales'), { recursive: true })
await rename(join(site, '_apps', 'locales', 'locales.json'), join(site, '_apps', 'locales.json'))
const options = {
  routes,
  apiUrl: new URL(apiUrl).origin,
  scriptHashes: [...scriptHashes],
  pagesUrl: values.pages,
}
await writeFile(join(site, '_headers'), headersFile(options))
await writeFile(join(site, '_routes.json'), workerRoutes())
// Read where nginx stands alone; the worker answers it with the address of the sitemap.
await writeFile(join(site, 'robots.txt'), robots())
await writeFile(join(target, 'nginx.conf'), nginxConfig(options))

/** Bundles what runs on a host, with the content policies of the pages that were just written. */
async function bundle(entry: string, outDir: string, fileName: string, isServer: boolean): Promise<void> {
  const file = join(paths.root, 'packages/local/src/web', entry)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { CONTENT_POLICIES: JSON.stringify(pagePolicies(options)) },
    ...(isServer ? { ssr: { noExternal: true as const } } : {}),
    build: {
      ...(isServer ? { ssr: file } : { lib: { entry: file, formats: ['es'], fileName: () => fileName } }),
      ...(isServer ? { rolldownOptions: { output: { entryFileNames: fileName } } } : {}),
      outDir,
      emptyOutDir: false,
      target: 'es2023',
    },
  })
}
await bundle('public-pages/edge-worker.ts', site, '_worker.js', false)
await bundle('site-server.ts', target, 'server.mjs', true)
console.log(
  `${target}: site/ for Cloudflare Pages, nginx.conf with site/ for nginx, server.mjs with site/ for Deno`,
)
