import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { schemaImage } from '../database/fresh.ts'
import { pgliteExtensions } from '../database/pglite-options.ts'
import { contentHash, schemaFiles } from '../database/sql-files.ts'
import { pgliteStackDatabase } from '../gateway/pglite-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { OwnedDatabase } from './stack.ts'
import { openStoredFolder, type Tell } from './stored-folder.ts'

async function connect(folder: string | undefined, image: Blob | undefined): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions: pgliteExtensions, ...(image ? { loadDataDir: image } : {}) },
  })
  await connection.driver.waitReady
  return connection
}

async function open(folder: string | undefined, image: Blob | undefined): Promise<OwnedDatabase> {
  const connection = await connect(folder, image)
  const database = pgliteStackDatabase(connection)
  await database.query('select 1')
  return { ...database, close: () => connection.close() }
}

async function openNew(folder: string | undefined): Promise<OwnedDatabase> {
  const database = await open(folder, await schemaImage())
  await fillDatabase(database)
  return database
}

/** A database in memory with the seeds; lost when the process ends. */
export function openMemoryDatabase(): Promise<OwnedDatabase> {
  return openNew(undefined)
}

/** The image of a database that is filled with the seeds, for tests that need several. */
export async function seededImage(): Promise<Blob> {
  const connection = await connect(undefined, await schemaImage())
  await fillDatabase(pgliteStackDatabase(connection))
  const image = await connection.driver.dumpDataDir('none')
  await connection.close()
  return image
}

/** A database in memory, made from an image. */
export function openImage(image: Blob): Promise<OwnedDatabase> {
  return open(undefined, image)
}

/**
 * The database that is stored under `dataFolder`, see `openKeptFolder`.
 *
 * @param fresh throws the kept one away
 */
export async function openPersistentDatabase(
  dataFolder: string,
  fresh: boolean,
  tell: Tell,
): Promise<OwnedDatabase> {
  return openStoredFolder({
    dataFolder,
    name: 'postgres',
    version: contentHash(await schemaFiles()),
    fresh,
    tell,
    open: (folder) => open(folder, undefined),
    create: openNew,
  })
}
