import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { pathTo } from '../packages/routes/src/path-to.ts'
import type { App } from '../packages/routes/src/route.ts'
import type { PreloadLists } from '../packages/shell/src/preload/preload-list.ts'

// Fails when an app fetches more for a first screen than it may. What it fetches is read from its built page: the page's
// own scripts with what they import, and what the page begins to fetch at once (scripts/preload-plugin.ts). What a browser
// really fetches, `pnpm bench bundle` measures (docs/operations/bench.md).

/** The most JavaScript of a first visit, compressed, in kilobytes of 1000 bytes (issue "Weight"). */
const BUDGETS: readonly { readonly app: App; readonly path: string; readonly atMostKb: number }[] = [
  { app: 'customer', path: pathTo('rootAuth'), atMostKb: 100 },
  { app: 'customer', path: pathTo('auth'), atMostKb: 100 },
  { app: 'customer', path: pathTo('home'), atMostKb: 150 },
  { app: 'vendor', path: pathTo('vendor'), atMostKb: 180 },
  { app: 'delivery', path: pathTo('deliveryDashboard'), atMostKb: 180 },
  { app: 'admin', path: pathTo('admin'), atMostKb: 180 },
  { app: 'franchise', path: pathTo('franchise'), atMostKb: 130 },
  { app: 'clinic', path: pathTo('doctor'), atMostKb: 130 },
]

/**
 * How much of a console's first visit somebody already has who comes from the customer's home: what both begin with under
 * the same address (scripts/shared-files.ts), at least, in kilobytes (issue "Builds").
 */
const SHARED_AT_LEAST_KB = 90
const CONSOLES: readonly { readonly app: App; readonly path: string }[] = BUDGETS.filter(
  ({ app }) => app !== 'customer',
)

const compress = promisify(brotliCompress)
const apps = fileURLToPath(new URL('../apps/', import.meta.url))

/** The scripts that a built page begins a path with. */
function scriptsOf(html: string, path: string): ReadonlySet<string> {
  const own = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address)
  const visits: PreloadLists = JSON.parse(/data-visits='([^']*)'/.exec(html)?.[1] ?? '{}')
  const parts = (visits[path] ?? visits['*'])?.parts ?? []
  return new Set([...own, ...parts.filter((address) => address.endsWith('.js'))])
}

async function firstScripts(app: App, path: string): Promise<ReadonlySet<string>> {
  const scripts = scriptsOf(await readFile(`${apps}${app}/dist/index.html`, 'utf8'), path)
  if (scripts.size < 2) throw new Error(`the built page of ${app} names no scripts for ${path}`)
  return scripts
}

/** What scripts of an app's build weigh together, compressed, in kilobytes. */
async function weigh(app: App, scripts: ReadonlySet<string>): Promise<number> {
  const sizes = [...scripts].map(async (address) => {
    const code = await readFile(`${apps}${app}/dist/${address.replace('/_apps/', '')}`)
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
