import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import type { MarketplaceServer } from '../../packages/local/src/start/marketplace-server.ts'
import { shareMarketplace } from '../../packages/local/src/start/shared-marketplace.ts'
import { findBrowser, findHeadlessShell } from '../browser.ts'
import { LEFT_OUT, type Stage } from './stages.ts'

export interface StageResult {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'left out'
  readonly seconds: number
  /** The last lines that the stage printed. */
  readonly tail: string
}

function outcomeOf(status: number | null): StageResult['outcome'] {
  if (status === 0) return 'passed'
  return status === LEFT_OUT ? 'left out' : 'failed'
}

const SIGNS = { passed: '✓', failed: '✗', 'left out': '–' } as const

function pathsOfChromium(): NodeJS.ProcessEnv {
  const shell = findHeadlessShell()
  return { CHROMIUM_PATH: findBrowser(), ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) }
}

let marketplace: Promise<MarketplaceServer | undefined> | undefined

/** Stops what the stages that have run share. */
export async function stopShared(): Promise<void> {
  await (await marketplace)?.stop()
}

/** @throws when the stage needs Chromium and there is none, with a message that names what to install */
async function environmentOf(stage: Stage): Promise<NodeJS.ProcessEnv> {
  const { chromium, report } = stage
  if (stage.marketplace) {
    // Without one, the stage prepares its own and fails with the reason.
    marketplace ??= shareMarketplace().catch(() => undefined)
    await marketplace
  }
  return {
    ...process.env,
    ...(chromium ? pathsOfChromium() : {}),
    ...(report?.by === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report.file) } : {}),
  }
}

/** How many lines of a failed stage's output are repeated at the end, where a log that is cut off still has them. */
const TAIL_LINES = 80

interface Ended {
  readonly status: number | null
  readonly output: string
}

/**
 * Runs the command; `together` prints its output when it has ended, so that the output of parallel stages is not mixed.
 */
function run(stage: Stage, env: NodeJS.ProcessEnv, together: boolean): Promise<Ended> {
  const [program = '', ...args] = stage.command
  const stored: Buffer[] = []
  const output = () => Buffer.concat(stored).toString()
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      stored.push(part)
      if (!together) process.stdout.write(part)
    })
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done({ status: 1, output: error.message })
    })
    child.once('close', (status) => {
      if (together) process.stdout.write(output())
      done({ status, output: output() })
    })
  })
}

/** Runs one stage and returns its result; a failure never throws. */
export async function runStage(stage: Stage, together: boolean): Promise<StageResult> {
  const { name } = stage
  console.log(`\n▸ ${name}`)
  const startedAt = performance.now()
  let ended: Ended = { status: LEFT_OUT, output: '' }
  try {
    ended = await run(stage, await environmentOf(stage), together)
  } catch (error) {
    console.error(`left out: ${error instanceof Error ? error.message : String(error)}`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const outcome = outcomeOf(ended.status)
  console.log(
    `${SIGNS[outcome]} ${name}${outcome === 'left out' ? ' left out' : ''} (${seconds.toFixed(0)} s)`,
  )
  return { name, outcome, seconds, tail: ended.output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n') }
}
