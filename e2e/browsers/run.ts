import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { stacks } from '../support/stacks.ts'
import type { BrowserKind } from './browser-window.ts'
import { CuttableNetwork } from './cuttable-network.ts'
import { firefox } from './firefox.ts'
import { TOUR } from './tour.ts'
import { webkit } from './webkit.ts'

// Tries what must work in Firefox and WebKit (`pnpm --filter @angadi/e2e browsers [firefox|webkit]`). A browser that is
// not installed is named with what to install, and the stage then counts as left out.

/** The exit code that says so to scripts/test.ts. */
const LEFT_OUT = 77
const START_MS = 240_000
const ports = stacks.phone
const results = fileURLToPath(new URL('../test-results/', import.meta.url))

async function answers(): Promise<boolean> {
  return fetch(`http://localhost:${ports.web}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A stack of the built apps, unless one listens already. */
async function startStack(): Promise<() => Promise<void>> {
  if (await answers()) return async () => undefined
  const program = fileURLToPath(new URL('../../packages/local/src/start.ts', import.meta.url))
  const { web, api, inbox } = ports
  const stack = spawn(
    process.execPath,
    [program, '--memory', '--no-build', `--web-port=${web}`, `--api-port=${api}`, `--inbox-port=${inbox}`],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => stack.once('exit', () => resolve()))
  const end = Date.now() + START_MS
  while (!(await answers())) {
    if (stack.exitCode !== null || Date.now() > end) throw new Error('the stack did not start')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return async () => {
    stack.kill('SIGTERM')
    await ended
  }
}

async function tour({ name, start }: BrowserKind): Promise<boolean> {
  const network = await CuttableNetwork.start(ports)
  const window = await start()
  let step = 'start'
  try {
    for (const [title, take] of Object.entries(TOUR)) {
      step = title
      const startedAt = performance.now()
      await take(window, network)
      console.log(`  ✓ ${name}: ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    }
    return true
  } catch (error) {
    console.error(`  ✗ ${name}: ${step}\n${error instanceof Error ? error.message : String(error)}`)
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
  const stopStack = await startStack()
  try {
    for (const kind of present) isFine = (await tour(kind)) && isFine
  } finally {
    await stopStack()
  }
}
process.exitCode = isFine ? (missing.length > 0 ? LEFT_OUT : 0) : 1
