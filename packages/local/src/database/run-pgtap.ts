import { basename } from 'node:path'
import process from 'node:process'
import type { Results } from '@electric-sql/pglite'
import { databaseFrom, schemaImage } from './fresh.ts'
import { paths } from './paths.ts'
import { type SqlFile, sqlFilesIn } from './sql-files.ts'

/** What one file of tests came to. */
interface FileOutcome {
  readonly passed: number
  readonly failures: readonly string[]
}

/** pgTAP answers in rows of text; everything else that a test file selects is passed over. */
function tapLines(results: readonly Results[]): string[] {
  return results.flatMap((result) =>
    result.rows
      .flatMap((row) => Object.values(row))
      .flatMap((value) => (typeof value === 'string' ? value.split('\n') : [])),
  )
}

function readTap(lines: readonly string[]): FileOutcome {
  const failures: string[] = []
  let passed = 0
  let planned: number | undefined
  let reported = 0
  for (const line of lines) {
    const plan = /^1\.\.(\d+)/.exec(line)
    if (plan) planned = Number(plan[1])
    else if (/^ok \d+/.test(line)) passed++
    else if (/^not ok \d+/.test(line)) failures.push(line.replace(/^not ok \d+ - /, ''))
    else if (line.startsWith('#') && failures.length > 0) failures.push(`    ${line.slice(1).trim()}`)
    if (/^(not )?ok \d+/.test(line)) reported++
  }
  if (planned === undefined) failures.push('the file plans no tests: it needs select plan(n) or no_plan()')
  else if (planned !== reported) failures.push(`planned ${planned} tests, ran ${reported}`)
  return { passed, failures }
}

async function runFile(file: SqlFile, image: Blob): Promise<FileOutcome> {
  const database = await databaseFrom(image)
  try {
    await database.exec('set search_path = public, extensions')
    return readTap(tapLines(await database.exec(file.text)))
  } catch (error) {
    const where =
      typeof error === 'object' && error !== null && 'where' in error ? `\n    ${error.where}` : ''
    return { passed: 0, failures: [`${error instanceof Error ? error.message : String(error)}${where}`] }
  } finally {
    await database.close()
  }
}

const [filter = ''] = process.argv.slice(2)
const helpers = await sqlFilesIn(paths.pgtapHelpers)
const image = await schemaImage(helpers)
const tests = (await sqlFilesIn(paths.tests)).filter(
  ({ path }) => path.endsWith('.test.sql') && basename(path).includes(filter),
)

let passed = 0
let failed = 0
for (const file of tests) {
  const outcome = await runFile(file, image)
  passed += outcome.passed
  if (outcome.failures.length === 0) {
    console.log(`✓ ${basename(file.path)} (${outcome.passed})`)
    continue
  }
  failed += Math.max(1, outcome.failures.filter((line) => !line.startsWith('    ')).length)
  console.error(`✗ ${basename(file.path)}\n${outcome.failures.map((line) => `  ${line}`).join('\n')}`)
}
console.log(`pgTAP: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
