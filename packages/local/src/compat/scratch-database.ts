import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { applySqlFiles } from '../database/apply-sql.ts'
import { paths } from '../database/paths.ts'
import { startServer, withClient } from '../database/server.ts'
import { contentHash, type SqlFile, sqlFilesIn } from '../database/sql-files.ts'
import { pgliteStackDatabase } from '../gateway/pglite-database.ts'
import { postgresStackDatabase } from '../gateway/postgres-database.ts'
import type { OwnedDatabase } from '../start/stack.ts'

async function imageOf(files: readonly SqlFile[]): Promise<Blob> {
  const path = join(paths.cache, `scratch-${contentHash(files)}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const { driver, close } = await openAt(undefined)
  await applySqlFiles(files, (text) => driver.exec(text))
  const image = await driver.dumpDataDir('none')
  await close()
  await mkdir(paths.cache, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, path)
  return image
}

async function openAt(image: Blob | undefined) {
  const connection = await createPgliteConnection(image ? { pgliteOptions: { loadDataDir: image } } : {})
  return { connection, driver: connection.driver, close: () => connection.close() }
}

async function onServer(files: readonly SqlFile[]): Promise<OwnedDatabase> {
  const server = await startServer()
  await withClient(server.url, (client) => applySqlFiles(files, (text) => client.query(text)))
  const database = await postgresStackDatabase(server.url)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { ...database, close }
}

/**
 * A database in memory with the platform of Supabase and the small world of the compatibility tests, no migrations;
 * with ANGADI_COMPAT_POSTGRES=1 a throw-away PostgreSQL server instead.
 */
export async function scratchDatabase(): Promise<OwnedDatabase> {
  const files = [
    ...(await sqlFilesIn(paths.platform)),
    ...(await sqlFilesIn(fileURLToPath(new URL('.', import.meta.url)))),
  ]
  if (process.env['ANGADI_COMPAT_POSTGRES'] === '1') return onServer(files)
  const { connection, close } = await openAt(await imageOf(files))
  return { ...pgliteStackDatabase(connection), close }
}
