import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findBrowser } from './browser.ts'

interface Stage {
  readonly name: string
  readonly command: readonly string[]
}

/** Everything that must hold, cheapest first. `npm test -- unit pgtap` runs only the stages named. */
const stages: readonly Stage[] = [
  { name: 'check', command: ['pnpm', 'check'] },
  { name: 'unit', command: ['pnpm', 'turbo', 'run', 'unit', '--concurrency=1', '--output-logs=errors-only'] },
  { name: 'pgtap', command: ['pnpm', '--filter', '@angadi/local', 'pgtap'] },
  { name: 'compat', command: ['pnpm', '--filter', '@angadi/local', 'compat'] },
  { name: 'races', command: ['pnpm', '--filter', '@angadi/local', 'races'] },
  { name: 'advisors', command: ['pnpm', '--filter', '@angadi/local', 'advisors'] },
  {
    name: 'build',
    command: ['pnpm', 'turbo', 'run', 'build', '--concurrency=2', '--output-logs=errors-only'],
  },
  { name: 'stories', command: ['pnpm', '--filter', '@angadi/app-storybook', 'stories'] },
  { name: 'journeys', command: ['pnpm', '--filter', '@angadi/e2e', 'e2e'] },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no test stage ${unknown.join(', ')}: ${stages.map((stage) => stage.name).join(', ')}.`,
  )
  process.exit(1)
}

const chosen = wanted.length === 0 ? stages : stages.filter((stage) => wanted.includes(stage.name))
const needsBrowser = chosen.some((stage) => stage.name === 'stories' || stage.name === 'journeys')
const env = { ...process.env, ...(needsBrowser ? { CHROMIUM_PATH: findBrowser() } : {}) }

const failed: string[] = []
for (const { name, command } of chosen) {
  const [program = '', ...args] = command
  console.log(`\n▸ ${name}`)
  const startedAt = performance.now()
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (status !== 0) failed.push(name)
}

if (failed.length > 0)
  console.error(`\nFailed: ${failed.join(', ')}. \`npm test -- ${failed.join(' ')}\` runs them again.`)
console.log(`\nStages: ${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
