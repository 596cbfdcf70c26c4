import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { migratedServer, supabaseCli } from './migrated-server.ts'
import { paths } from './paths.ts'

/** Writes the TypeScript types of the database, or with --check fails when the written ones are out of date. */
const server = await migratedServer()
try {
  const answer = await supabaseCli([
    'gen',
    'types',
    'typescript',
    `--remote=${server.url}`,
    '--schema',
    'public',
  ])
  // The tool greets on standard output before it prints the types.
  const types = answer.slice(answer.indexOf('export type Json'))
  if (!process.argv.includes('--check')) {
    await writeFile(paths.databaseTypes, types)
    console.log('The types of the database are written.')
  } else if ((await readFile(paths.databaseTypes, 'utf8').catch(() => '')) === types) {
    console.log('The types of the database are up to date.')
  } else {
    console.error('The types of the database are out of date: run `pnpm db:types`.')
    process.exitCode = 1
  }
} finally {
  await server.stop()
}
