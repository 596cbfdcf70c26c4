import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { loadModule } from 'libpg-query'
import { unboundedWrites } from './sql/unbounded-writes.ts'

/** Fails where a function of a migration updates or deletes without `where`: hosted projects refuse that. */
const MIGRATIONS = 'supabase/migrations'

await loadModule()
const found = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .flatMap((file) =>
    unboundedWrites(readFileSync(`${MIGRATIONS}/${file}`, 'utf8')).map((write) => ({ file, ...write })),
  )
for (const write of found)
  console.error(`${write.file}: ${write.function} has ${write.statement} ${write.table} without where`)
process.exit(found.length === 0 ? 0 : 1)
