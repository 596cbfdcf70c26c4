#!/usr/bin/env node
// The entry behind `npm start`, `npm test` and the other tasks below. Plain JavaScript that any Node from 20.19 on can
// read: it brings the pinned Node and pnpm where the machine's own are older or missing, installs what the
// lockfile says, and hands over to the task.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const NODE = '24.21.0'
const PNPM = '12.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, '.tools')
const toolsBin = join(tools, 'node_modules', '.bin')
const windows = process.platform === 'win32'

const tasks = {
  start: [['packages/local/src/start.ts']],
  dev: [['packages/local/src/dev.ts']],
  test: [['scripts/test.ts']],
  bench: [['scripts/bench.ts']],
  'simulate:city': [['scripts/simulate-city.ts']],
}

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`)
  return result.status ?? 1
}

function stage(name, work) {
  const startedAt = performance.now()
  const note = work()
  console.log(`  ${name} ${note ?? ''}(${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}

function bringTools() {
  const marker = join(tools, 'versions')
  const wanted = `node ${NODE} pnpm ${PNPM}`
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return 'ready '
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true }))
  const packages = [`pnpm@${PNPM}`]
  if (!isAtLeast(process.version, [24, 0])) packages.push(`node@${NODE}`)
  const status = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: tools,
  })
  if (status !== 0) fail(`npm could not install ${packages.join(' and ')}. Is the npm registry reachable?`)
  writeFileSync(marker, wanted)
}

function install(env) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const marker = join(root, 'node_modules', '.angadi-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return 'ready '
  if (run('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'], { env }) !== 0)
    fail('The packages could not be installed. `pnpm install --frozen-lockfile` tells more.')
  writeFileSync(marker, lock)
}

if (!isAtLeast(process.version, [20, 19]))
  fail(
    `Angadi needs Node 20.19 or newer to begin with; this is ${process.version}. https://nodejs.org has newer ones.`,
  )
const [taskName = '', ...rest] = process.argv.slice(2)
const task = tasks[taskName]
if (!task) fail(`There is no task "${taskName}": ${Object.keys(tasks).join(', ')}.`)

const env = {
  ...process.env,
  PATH: `${toolsBin}${delimiter}${process.env.PATH}`,
  pnpm_config_manage_package_manager_versions: 'false',
}
stage('Node and pnpm', bringTools)
stage('Packages', () => install(env))

/** Runs a task. It ends when this process does, however that ends: the channel between them closes. */
function runTask(args) {
  const child = spawn('node', args, {
    cwd: root,
    env,
    shell: windows,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the child as well; it decides when it has stopped cleanly.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`node could not be started: ${error.message}`))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

for (const [script, ...args] of task) {
  const status = await runTask([script, ...args, ...rest])
  if (status !== 0) process.exit(status)
}
