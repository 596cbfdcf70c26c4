import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { schemaImage } from './fresh.ts'
import { paths } from './paths.ts'
import type { FileOutcome } from './pgtap-file.ts'
import { sqlFilesIn } from './sql-files.ts'

/** More would wait for each other's memory. */
const MOST_THREADS = 4

const [filter = ''] = process.argv.slice(2)
const image = await schemaImage()
const tests = (await sqlFilesIn(paths.tests)).filter(
  ({ path }) => path.endsWith('.test.sql') && basename(path).includes(filter),
)

let passed = 0
let failed = 0
const reviewed = new Set<string>()

function report(name: string, outcome: FileOutcome): void {
  passed += outcome.passed
  for (const review of outcome.reviewed) reviewed.add(review)
  if (outcome.failures.length === 0) {
    console.log(`✓ ${name} (${outcome.passed})`)
    return
  }
  failed += Math.max(1, outcome.failures.filter((line) => !line.startsWith('    ')).length)
  console.error(`✗ ${name}\n${outcome.failures.map((line) => `  ${line}`).join('\n')}`)
}

interface TestFile {
  readonly name: string
  readonly text: string
}

/** Takes one file after the other until none is left. */
function work(waiting: TestFile[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./pgtap-thread.ts', import.meta.url), { workerData: { image } })
    let file: TestFile | undefined
    const next = () => {
      file = waiting.shift()
      if (file) thread.postMessage(file.text)
      else void thread.terminate().then(() => resolve())
    }
    thread.on('message', (outcome: FileOutcome) => {
      if (file) report(file.name, outcome)
      next()
    })
    thread.on('error', reject)
    next()
  })
}

/** Compares what the files have looked at with what there is. */
function comparison(): TestFile {
  const rows = JSON.stringify([...reviewed])
  return {
    name: 'what all files together have reviewed',
    text: `begin;
select plan(1);
select is_empty($test$ select tests.unreviewed(array(select jsonb_array_elements_text($rows$${rows}$rows$))) $test$,
  'what is open to others is named at the head of the file that tests it: see packages/local/src/database/pgtap/reviews.sql');
rollback;`,
  }
}

const waiting = tests.map(({ path, text }) => ({ name: basename(path), text }))
const threads = Math.min(availableParallelism(), MOST_THREADS, tests.length)
await Promise.all(Array.from({ length: threads }, () => work(waiting)))
// A file that stopped has not said what it reviewed, and a filter leaves others out.
if (filter === '' && failed === 0) await work([comparison()])
console.log(`pgTAP: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
