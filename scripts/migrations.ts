import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { loadModule } from 'libpg-query'
import { frozenLock, LOCK_FILE, readLock, readMigrations } from './migrations/lock.ts'
import { problemsOf } from './migrations/problems.ts'

/**
 * Fails where a frozen migration was changed, or where one could not be pushed to a hosted project. With --freeze it
 * freezes the migrations that are not yet; with --freeze --again all of them as they are now.
 */
const { argv } = process
const files = readMigrations()
const lock = argv.includes('--freeze') ? frozenLock(readLock(), files, argv.includes('--again')) : readLock()

await loadModule()
const problems = problemsOf(lock, files)
for (const problem of problems) console.error(problem)
if (problems.some((problem) => problem.includes('is frozen')))
  console.error(
    '\nMigrations that are frozen have been applied to databases that are kept. Take the change back and write it as a migration of its own: `pnpm new:migration <what_changes>` (docs/operations/migrations.md).',
  )
if (problems.length === 0 && argv.includes('--freeze')) {
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Frozen: ${Object.keys(lock.frozen).length} migrations of schema ${lock.schema}.`)
}
process.exit(problems.length === 0 ? 0 : 1)
