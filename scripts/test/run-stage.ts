import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { findBrowser } from '../browser.ts'
import { LEFT_OUT, type Stage } from './stages.ts'

export interface StageResult {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'left out'
  readonly seconds: number
}

function outcomeOf(status: number | null): StageResult['outcome'] {
  if (status === 0) return 'passed'
  return status === LEFT_OUT ? 'left out' : 'failed'
}

const SIGNS = { passed: '✓', failed: '✗', 'left out': '–' } as const

/** @throws when the stage needs Chromium and there is none, with a message that names what to install */
function environmentOf({ chromium, report }: Stage): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...(chromium ? { CHROMIUM_PATH: findBrowser() } : {}),
    ...(report?.by === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report.file) } : {}),
  }
}

/**
 * Runs the command; `together` buffers its output until it ends, so that the output of parallel stages is not mixed.
 */
function exitStatus(stage: Stage, env: NodeJS.ProcessEnv, together: boolean): Promise<number | null> {
  const [program = '', ...args] = stage.command
  const stored: Buffer[] = []
  const child = spawn(program, args, {
    stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => stored.push(part))
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(stored))
      done(status)
    })
  })
}

/** Runs one stage and returns its result; a failure never throws. */
export async function runStage(stage: Stage, together: boolean): Promise<StageResult> {
  const { name } = stage
  console.log(`\n▸ ${name}`)
  const startedAt = performance.now()
  let status: number | null = LEFT_OUT
  try {
    status = await exitStatus(stage, environmentOf(stage), together)
  } catch (error) {
    console.error(`left out: ${error instanceof Error ? error.message : String(error)}`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const outcome = outcomeOf(status)
  console.log(
    `${SIGNS[outcome]} ${name}${outcome === 'left out' ? ' left out' : ''} (${seconds.toFixed(0)} s)`,
  )
  return { name, outcome, seconds }
}
