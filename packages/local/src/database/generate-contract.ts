import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { readCatalog } from './contract-catalog.ts'
import { contractText, unexplained } from './contract-text.ts'
import { freshDatabase } from './fresh.ts'
import { paths } from './paths.ts'
import { sqlFilesIn } from './sql-files.ts'

/**
 * Writes docs/contract.md, which is not in git, from the database's comments. With --check it writes nothing and only fails
 * where a comment is missing.
 */
const CONTRACT = join(paths.root, 'docs/contract.md')

const database = await freshDatabase()
try {
  const catalog = await readCatalog(database)
  for (const name of unexplained(catalog)) {
    console.error(`The ${name} has no comment: say in the migration what it is for.`)
    process.exitCode = 1
  }
  if (!process.argv.includes('--check')) {
    await writeFile(CONTRACT, contractText(catalog, await sqlFilesIn(paths.migrations)))
    console.log('docs/contract.md is written.')
  }
} finally {
  await database.close()
}
