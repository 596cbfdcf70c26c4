import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { seed } from '../../../../supabase/seeds/seed.ts'
import { applySqlFiles } from '../database/apply-sql.ts'
import { schemaImage } from '../database/fresh.ts'
import { pgliteExtensions } from '../database/pglite-options.ts'
import { startServer, withClient } from '../database/server.ts'
import { contentHash, schemaFiles } from '../database/sql-files.ts'
import { pgliteStackDatabase } from '../gateway/pglite-database.ts'
import { postgresStackDatabase } from '../gateway/postgres-database.ts'
import type { OwnedDatabase } from './stack.ts'

/** Tells something that the user should know, e.g. that a folder was set aside. */
export type Tell = (sentence: string) => void

async function open(folder: string | undefined, image: Blob | undefined): Promise<OwnedDatabase> {
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions: pgliteExtensions, ...(image ? { loadDataDir: image } : {}) },
  })
  await connection.driver.waitReady
  const database = pgliteStackDatabase(connection)
  await database.query('select 1')
  return { ...database, close: () => connection.close() }
}

async function fill(database: OwnedDatabase): Promise<void> {
  await database.transaction((sql) =>
    seed(async (text, params) => {
      await sql.query(text, params)
    }),
  )
}

async function openNew(folder: string | undefined): Promise<OwnedDatabase> {
  const database = await open(folder, await schemaImage())
  await fill(database)
  return database
}

/** A database in memory, filled with the seeds; gone with the process. */
export function openMemoryDatabase(): Promise<OwnedDatabase> {
  return openNew(undefined)
}

/** A throw-away PostgreSQL server, filled with the seeds; gone with the process. */
export async function openPostgresDatabase(): Promise<OwnedDatabase> {
  const server = await startServer()
  try {
    const files = await schemaFiles()
    await withClient(server.url, (client) => applySqlFiles(files, (text) => client.query(text)))
    const database = await postgresStackDatabase(server.url)
    const close = async () => {
      await database.close()
      await server.stop()
    }
    await fill({ ...database, close })
    return { ...database, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * The database that is kept under `dataFolder`. One that is damaged, half-written, or was made by other migrations is
 * set aside, never deleted, and a new one takes its place.
 *
 * @param fresh throws the kept one away
 */
export async function openKeptDatabase(
  dataFolder: string,
  fresh: boolean,
  tell: Tell,
): Promise<OwnedDatabase> {
  const folder = join(dataFolder, 'postgres')
  // Written last: a folder without it was never finished.
  const marker = join(dataFolder, 'postgres.json')
  const schema = contentHash(await schemaFiles())
  if (fresh) await Promise.all([rm(folder, { recursive: true, force: true }), rm(marker, { force: true })])

  const setAside = async (reason: string) => {
    const aside = `${folder}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    await rename(folder, aside)
    await rm(marker, { force: true })
    tell(`The kept database ${reason}. It was set aside as ${aside}; a new one takes its place.`)
  }

  if (existsSync(folder)) {
    const text = await readFile(marker, 'utf8').catch(() => undefined)
    if (text === undefined) await setAside('was not finished')
    else if (text.trim() !== schema) await setAside('was made by other migrations')
    else {
      const kept = await open(folder, undefined).catch(() => undefined)
      if (kept) return kept
      await setAside('is damaged')
    }
  }
  const database = await openNew(folder)
  await writeFile(marker, `${schema}\n`)
  return database
}
