import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { applySqlFiles } from './apply-sql.ts'
import { paths } from './paths.ts'
import { pgliteExtensions } from './pglite-options.ts'
import { contentHash, type SqlFile, schemaFiles } from './sql-files.ts'

/**
 * An image of a database with the files applied, kept by the hash of their content, so that only the first call after
 * a change takes the time of running them.
 */
async function imageOf(files: readonly SqlFile[]): Promise<Blob> {
  const path = join(paths.cache, `schema-${contentHash(files)}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const database = await PGlite.create({ extensions: pgliteExtensions })
  try {
    await applySqlFiles(files, (text) => database.exec(text))
    const image = await database.dumpDataDir('none')
    await mkdir(paths.cache, { recursive: true })
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
    await rename(unfinished, path)
    return image
  } finally {
    await database.close()
  }
}

/** The image of the database with platform and migrations, for whoever needs several copies. */
export async function schemaImage(extra: readonly SqlFile[] = []): Promise<Blob> {
  return imageOf([...(await schemaFiles()), ...extra])
}

/** A database of its own in memory, made from an image. */
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
