import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { readCatalog } from './contract-catalog.ts'
import { contractText, unexplained } from './contract-text.ts'
import { freshDatabase } from './fresh.ts'
import { paths } from './paths.ts'
import { sqlFilesIn } from './sql-files.ts'

/** Writes docs/contract.md from the database's comments, or with --check fails when it is out of date. */
const CONTRACT = join(paths.root, 'docs/contract.md')

const database = await freshDatabase()
try {
  const catalog = await readCatalog(database)
  const text = contractText(catalog, await sqlFilesIn(paths.migrations))
  for (const name of unexplained(catalog)) {
    console.error(`The ${name} has no comment: say in the migration what it is for.`)
    process.exitCode = 1
  }
  if (!process.argv.includes('--check')) {
    await writeFile(CONTRACT, text)
    console.log('The contract is written.')
  } else if ((await readFile(CONTRACT, 'utf8').catch(() => '')) === text) {
    console.log('The contract is up to date.')
  } else {
    console.error('docs/contract.md is out of date: run `pnpm db:types`.')
    process.exitCode = 1
  }
} finally {
  await database.close()
}
