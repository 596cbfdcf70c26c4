import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { pathTo } from '../packages/routes/src/path-to.ts'
import type { App } from '../packages/routes/src/route.ts'
import { scriptsOf } from './page-scripts.ts'

// Fails when an app fetches more JavaScript for a first screen than its budget allows. The amount is read from its
// built page: the page's own scripts with their imports, and what the page preloads (scripts/preload-plugin.ts).
// `pnpm bench bundle` measures what a browser really fetches (docs/operations/bench.md).

/** The most JavaScript of a first visit, compressed, in kilobytes of 1000 bytes (issue "Weight"). */
const BUDGETS: readonly { readonly app: App; readonly path: string; readonly atMostKb: number }[] = [
  { app: 'customer', path: pathTo('rootAuth'), atMostKb: 100 },
  { app: 'customer', path: pathTo('auth'), atMostKb: 100 },
  { app: 'customer', path: pathTo('home'), atMostKb: 150 },
  { app: 'vendor', path: pathTo('vendor'), atMostKb: 180 },
  { app: 'delivery', path: pathTo('deliveryDashboard'), atMostKb: 180 },
  { app: 'admin', path: pathTo('admin'), atMostKb: 180 },
  { app: 'franchise', path: pathTo('franchise'), atMostKb: 135 },
  { app: 'clinic', path: pathTo('doctor'), atMostKb: 135 },
]

/**
 * How much of a console's first visit must already be cached for a user who comes from the customer's home: the files
 * that both load from the same URL (scripts/shared-files.ts), in kilobytes (issue "Builds").
 */
const SHARED_AT_LEAST_KB = 90
const CONSOLES: readonly { readonly app: App; readonly path: string }[] = BUDGETS.filter(
  ({ app }) => app !== 'customer',
)

const compress = promisify(brotliCompress)
const apps = fileURLToPath(new URL('../apps/', import.meta.url))

/** Where the build of an app has what is served at an address. */
function fileOf(app: App, address: string): string {
  return `${apps}${app}/dist/${address.replace('/_apps/', '')}`
}

async function firstScripts(app: App, path: string): Promise<ReadonlySet<string>> {
  const scripts = scriptsOf(await readFile(`${apps}${app}/dist/index.html`, 'utf8'), path)
  // A list that lacks what every page needs would pass any budget.
  if (![...scripts].some((address) => /\/react-[\w-]+\.js$/.test(address)))
    throw new Error(`the built page of ${app} does not name React for ${path}`)
  return scripts
}

/** The compressed size of scripts of an app's build, in kilobytes. */
async function weigh(app: App, scripts: ReadonlySet<string>): Promise<number> {
  const sizes = [...scripts].map(async (address) => {
    const code = await readFile(fileOf(app, address))
    return (await compress(code)).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

function tell(what: string, isMet: boolean): void {
  console.log(`${isMet ? '✓' : '✗'} ${what}`)
  if (!isMet) process.exitCode = 1
}

for (const { app, path, atMostKb } of BUDGETS) {
  const kilobytes = await weigh(app, await firstScripts(app, path))
  tell(`${app} ${path}: ${kilobytes.toFixed(1)} of ${atMostKb} kB`, kilobytes <= atMostKb)
}

const home = await firstScripts('customer', pathTo('home'))
for (const { app, path } of CONSOLES) {
  const common = new Set([...(await firstScripts(app, path))].filter((address) => home.has(address)))
  const kilobytes = await weigh(app, common)
  const what = `from the customer’s home to ${path}: ${kilobytes.toFixed(1)} kB are there already`
  tell(`${what}, at least ${SHARED_AT_LEAST_KB}`, kilobytes >= SHARED_AT_LEAST_KB)
}

// A part that does not bring what it imports costs a round trip for each layer of its imports.
const homeCode = await Promise.all([...home].map((address) => readFile(fileOf('customer', address), 'utf8')))
const bringsItsImports = homeCode.some(
  (code) => /slider-[\w-]+\.js/.test(code) && /schemas-[\w-]+\.js/.test(code),
)
tell('home’s slider is fetched together with what it imports', bringsItsImports)
