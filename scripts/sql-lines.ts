import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { z } from 'zod'
import { MIGRATIONS, readLock } from './migrations/lock.ts'
import { LONGEST, longLines, tooLong } from './sql/long-lines.ts'

/**
 * Fails where a line of SQL is too long, in migrations that are not frozen and in tests. With --known it writes down how
 * many long lines each file has now; they may stay until somebody rewrites them.
 */
const KNOWN = 'scripts/sql/long-lines.json'
const FOLDERS = [MIGRATIONS, 'supabase/tests', 'packages/local/src/database/pgtap', 'scripts/slice']

const frozen = readLock().frozen
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.sql(?:\.txt)?$/.test(name) && !(name in frozen))
    .toSorted()
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
)

if (process.argv.includes('--known')) {
  const counts = files.map(([file, text]) => [file, longLines(text).length] as const)
  const known = Object.fromEntries(counts.filter(([, count]) => count > 0))
  writeFileSync(KNOWN, `${JSON.stringify(known, null, 2)}\n`)
  process.exit()
}

const before = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(KNOWN, 'utf8')))
const found = tooLong(files, before)
for (const { file, lines } of found)
  console.error(
    `${file} has ${lines.length} lines of more than ${LONGEST} characters, ${before[file] ?? 0} before: ${lines.join(', ')}`,
  )
process.exit(found.length === 0 ? 0 : 1)
