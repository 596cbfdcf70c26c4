import type { PGlite, Results } from '@electric-sql/pglite'

/** What one file of tests came to. */
export interface FileOutcome {
  readonly passed: number
  readonly failures: readonly string[]
  /** What the file says was looked at: see pgtap/reviews.sql. */
  readonly reviewed: readonly string[]
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
  const reviewed: string[] = []
  let passed = 0
  let planned: number | undefined
  let reported = 0
  for (const line of lines) {
    const review = /^# reviewed (.+)/.exec(line)?.[1]
    const plan = /^1\.\.(\d+)/.exec(line)
    if (review) reviewed.push(review)
    else if (plan) planned = Number(plan[1])
    else if (/^ok \d+/.test(line)) passed++
    else if (/^not ok \d+/.test(line)) failures.push(line.replace(/^not ok \d+ - /, ''))
    else if (line.startsWith('#') && failures.length > 0) failures.push(`    ${line.slice(1).trim()}`)
    if (/^(not )?ok \d+/.test(line)) reported++
  }
  if (planned === undefined) failures.push('the file plans no tests: it needs select plan(n) or no_plan()')
  else if (planned !== reported) failures.push(`planned ${planned} tests, ran ${reported}`)
  return { passed, failures, reviewed }
}

/** What a file of tests must be, so that the next one finds the database as this one did. */
function isOneTransaction(text: string): boolean {
  const isOpened = /^(--.*\n|\s)*begin;/.test(text)
  return isOpened && text.trimEnd().endsWith('\nrollback;') && !/^\s*commit\b/im.test(text)
}

/** What is checked at the end of a transaction is checked at the end of a file too, which otherwise never gets there. */
function untilItsEnd(text: string): string {
  return text.trimEnd().replace(/\nrollback;$/, '\nreset role;\nset constraints all immediate;\nrollback;')
}

/**
 * Runs the pgTAP tests of a file in a database that other files use before and after it. Sequences go on counting;
 * nothing else of a file is there for the next.
 */
export async function runPgtapFile(text: string, database: PGlite): Promise<FileOutcome> {
  if (!isOneTransaction(text))
    return {
      passed: 0,
      failures: ['the file is not one transaction, from `begin;` to `rollback;`'],
      reviewed: [],
    }
  try {
    await database.exec('set search_path = public, extensions')
    return readTap(tapLines(await database.exec(untilItsEnd(text))))
  } catch (error) {
    const where =
      typeof error === 'object' && error !== null && 'where' in error ? `\n    ${error.where}` : ''
    return {
      passed: 0,
      failures: [`${error instanceof Error ? error.message : String(error)}${where}`],
      reviewed: [],
    }
  } finally {
    await database.exec('rollback')
    await database.exec('discard all')
  }
}
