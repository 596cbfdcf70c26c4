import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { declaredSchema } from './book/declared-schema.ts'
import { kindsText } from './book/kinds-text.ts'
import { unexplained } from './book/unexplained.ts'
import { migratedServer } from './migrated-server.ts'
import { paths } from './paths.ts'
import { withClient } from './server.ts'
import { sqlFilesIn } from './sql-files.ts'

/**
 * Writes supabase/schemas, the schema as it is with all migrations, and docs/kinds.md, what the rows say of trades and
 * kinds. With --check it writes nothing and fails where they are out of date, or where a table or function of the API has
 * no comment.
 */
const KINDS = 'docs/kinds.md'

async function writtenSchema(): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(paths.schemas, { recursive: true }).catch(() => [])
  const files = names.filter((name) => /\.(?:sql|md)$/.test(name))
  return new Map(
    await Promise.all(
      files.map(async (name) => [name, await readFile(join(paths.schemas, name), 'utf8')] as const),
    ),
  )
}

const server = await migratedServer({ losable: true })
try {
  const schema = await declaredSchema(server.url, await sqlFilesIn(paths.migrations))
  const kinds = await withClient(server.url, kindsText)
  if (process.argv.includes('--check')) {
    for (const name of await withClient(server.url, unexplained)) {
      console.error(`The ${name} has no comment: say in the migration what it is for.`)
      process.exitCode = 1
    }
    const written = await writtenSchema()
    const stale = [...new Set([...written.keys(), ...schema.keys()])]
      .filter((name) => written.get(name) !== schema.get(name))
      .map((name) => `supabase/schemas/${name}`)
    if ((await readFile(join(paths.root, KINDS), 'utf8').catch(() => '')) !== kinds) stale.push(KINDS)
    for (const name of stale) console.error(`${name} is out of date: run \`pnpm db:schema\`.`)
    if (stale.length > 0) process.exitCode = 1
    else console.log('The declared schema is up to date.')
  } else {
    await rm(paths.schemas, { recursive: true, force: true })
    for (const [name, text] of schema) {
      const file = join(paths.schemas, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    await writeFile(join(paths.root, KINDS), kinds)
    console.log(`supabase/schemas (${schema.size} files) and ${KINDS} are written.`)
  }
} finally {
  await server.stop()
}
