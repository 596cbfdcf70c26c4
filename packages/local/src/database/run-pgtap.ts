import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { schemaImage } from './fresh.ts'
import { paths } from './paths.ts'
import type { FileOutcome } from './pgtap-file.ts'
import { type SqlFile, sqlFilesIn } from './sql-files.ts'

/** More would wait for each other's memory. */
const MOST_THREADS = 4

const [filter = ''] = process.argv.slice(2)
const image = await schemaImage()
const tests = (await sqlFilesIn(paths.tests)).filter(
  ({ path }) => path.endsWith('.test.sql') && basename(path).includes(filter),
)

let passed = 0
let failed = 0

function report(file: SqlFile, outcome: FileOutcome): void {
  passed += outcome.passed
  if (outcome.failures.length === 0) {
    console.log(`✓ ${basename(file.path)} (${outcome.passed})`)
    return
  }
  failed += Math.max(1, outcome.failures.filter((line) => !line.startsWith('    ')).length)
  console.error(`✗ ${basename(file.path)}\n${outcome.failures.map((line) => `  ${line}`).join('\n')}`)
}

/** Takes one file after the other until none is left. */
function work(waiting: SqlFile[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./pgtap-thread.ts', import.meta.url), { workerData: { image } })
    let file: SqlFile | undefined
    const next = () => {
      file = waiting.shift()
      if (file) thread.postMessage(file.text)
      else void thread.terminate().then(() => resolve())
    }
    thread.on('message', (outcome: FileOutcome) => {
      if (file) report(file, outcome)
      next()
    })
    thread.on('error', reject)
    next()
  })
}

const waiting = [...tests]
const threads = Math.min(availableParallelism(), MOST_THREADS, tests.length)
await Promise.all(Array.from({ length: threads }, () => work(waiting)))
console.log(`pgTAP: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
