import { basename } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { databaseImage } from './database-image.ts'
import { pgliteExtensions } from './pglite-options.ts'
import { pgliteProgram } from './pglite-program.ts'
import { createSchema } from './schema-upgrade.ts'
import { contentHash, schemaFiles } from './sql-files.ts'
import { pgliteSession } from './sql-session.ts'

/** Changes with what is recorded in an image beside the files themselves. */
const RECORDED = 'supabase_migrations'

async function createDatabase(options: Pick<PGliteOptions, 'loadDataDir'> = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    pgliteWasmModule: await pgliteProgram(),
    extensions: pgliteExtensions,
  })
}

/** The image of the database with platform and migrations, for making several copies. */
export async function schemaImage(): Promise<Blob> {
  const files = await schemaFiles()
  return databaseImage({
    name: 'schema',
    hash: contentHash(files, RECORDED, ...files.map(({ path }) => basename(path))),
    async make() {
      const database = await createDatabase()
      await createSchema(pgliteSession(database))
      return database
    },
  })
}

/** A separate database in memory, made from an image. */
export function databaseFrom(image: Blob): Promise<PGlite> {
  return createDatabase({ loadDataDir: image })
}

/**
 * A new database in memory with the platform and all migrations, without seed data.
 *
 * @throws SqlFileError when a migration fails
 */
export async function freshDatabase(): Promise<PGlite> {
  return databaseFrom(await schemaImage())
}
