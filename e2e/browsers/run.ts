import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type StackAddresses, startStackProcess } from '@angadi/local/start/stack-process.ts'
import { type BrowserKind, pageText } from './browser-window.ts'
import { CuttableNetwork } from './cuttable-network.ts'
import { firefox } from './firefox.ts'
import { TOUR } from './tour.ts'
import { webkit } from './webkit.ts'

// Runs the tour in Firefox and WebKit (`pnpm --filter @angadi/e2e browsers [firefox|webkit]`). A browser that is not
// installed is reported with what to install, and the stage then counts as left out. In CI a tour that failed is taken
// once more, as journeys are (docs/decisions/0066).

/** The exit code that reports this to scripts/test.ts. */
const LEFT_OUT = 77
/** WebKitGTK's MiniBrowser does not always let the worker take over or store lists; Firefox proves the step. */
const UNRELIABLE = { browser: 'WebKit', step: 'offline' } as const
const results = fileURLToPath(new URL('../../test-results/browsers/', import.meta.url))

function portsOf({ webUrl, apiUrl }: StackAddresses) {
  return { web: Number(new URL(webUrl).port), api: Number(new URL(apiUrl).port) }
}

async function tour({ name, start }: BrowserKind, stack: StackAddresses): Promise<boolean> {
  const network = await CuttableNetwork.start(portsOf(stack))
  const window = await start()
  let step = 'start'
  try {
    for (const [title, take] of Object.entries(TOUR)) {
      if (name === UNRELIABLE.browser && title === UNRELIABLE.step) {
        console.log(`  – ${name}: ${title} is left out, it holds only sometimes there`)
        continue
      }
      step = title
      const startedAt = performance.now()
      await take(window, network)
      console.log(`  ✓ ${name}: ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    }
    return true
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    console.error(`  ✗ ${name}: ${step}\n${reason}. The page says:\n${await pageText(window)}`)
    await mkdir(results, { recursive: true })
    await window.screenshot(`${results}${name}`).catch(() => undefined)
    return false
  } finally {
    await window.close()
    await network.stop()
  }
}

const asked = process.argv.slice(2)
const kinds = [firefox, webkit].filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()))
const missing = kinds.filter((kind) => kind.missing() !== undefined)
for (const kind of missing) console.log(`  ${kind.name} is not installed: ${kind.missing()}`)
const present = kinds.filter((kind) => !missing.includes(kind))

let isFine = true
if (present.length > 0) {
  const stack = await startStackProcess('--memory', '--no-rate-limit')
  try {
    for (const kind of present) {
      let isThrough = await tour(kind, stack)
      if (!isThrough && process.env['CI']) {
        console.log(`  ${kind.name} takes the tour once more`)
        isThrough = await tour(kind, stack)
      }
      isFine &&= isThrough
    }
  } finally {
    await stack.stop()
  }
}
process.exitCode = isFine ? (missing.length > 0 ? LEFT_OUT : 0) : 1
