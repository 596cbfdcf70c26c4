import { PGlite } from '@electric-sql/pglite'
import { applySqlFiles } from './apply-sql.ts'
import { databaseImage } from './database-image.ts'
import { pgliteExtensions } from './pglite-options.ts'
import { contentHash, type SqlFile, schemaFiles } from './sql-files.ts'

/** The image of the database with platform and migrations, for making several copies. */
export async function schemaImage(extra: readonly SqlFile[] = []): Promise<Blob> {
  const files = [...(await schemaFiles()), ...extra]
  return databaseImage({
    name: 'schema',
    hash: contentHash(files),
    async make() {
      const database = await PGlite.create({ extensions: pgliteExtensions })
      await applySqlFiles(files, (text) => database.exec(text))
      return database
    },
  })
}

/** A separate database in memory, made from an image. */
export function databaseFrom(image: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: image, extensions: pgliteExtensions })
}

/**
 * A new database in memory with the platform and all migrations, without seed data.
 *
 * @throws SqlFileError when a migration fails
 */
export async function freshDatabase(extra: readonly SqlFile[] = []): Promise<PGlite> {
  return databaseFrom(await schemaImage(extra))
}
