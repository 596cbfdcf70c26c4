import { applySqlFiles } from '../database/apply-sql.ts'
import { type PostgresServer, type ServerOptions, startServer, withClient } from '../database/server.ts'
import { contentHash, type SqlFile, schemaFiles } from '../database/sql-files.ts'
import { postgresStackDatabase } from '../gateway/postgres-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { OwnedDatabase } from './stack.ts'
import { openStoredFolder, type Tell } from './stored-folder.ts'

/** The major version of the embedded server: data folders of another cannot be opened. */
const MAJOR = 17

/** What a database was made from is stored in the comment of its schema, which its copies have as well. */
const stampOf = (files: readonly SqlFile[]) => `Angadi ${contentHash(files)}`

/**
 * Applies platform and migrations to a database and notes it there.
 *
 * @throws SqlFileError when a migration fails
 */
export async function migrate(url: string): Promise<void> {
  const files = await schemaFiles()
  await withClient(url, async (client) => {
    await applySqlFiles(files, (text) => client.query(text))
    await client.query(`comment on schema public is '${stampOf(files)}'`)
  })
}

/** Applies everything and the seeds to an empty database. */
export async function migrateAndFill(url: string): Promise<void> {
  await migrate(url)
  const database = await postgresStackDatabase(url)
  try {
    await fillDatabase(database)
  } finally {
    await database.close()
  }
}

async function onServer(
  options: ServerOptions,
  prepare: (url: string) => Promise<void>,
): Promise<OwnedDatabase> {
  const server: PostgresServer = await startServer(options)
  try {
    await prepare(server.url)
    const database = await postgresStackDatabase(server.url)
    const close = async () => {
      await database.close()
      await server.stop()
    }
    return { ...database, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A temporary PostgreSQL server with the seeds; deleted when the process ends. */
export function openThrowAwayServer(): Promise<OwnedDatabase> {
  return onServer({ losable: true }, migrateAndFill)
}

/**
 * A PostgreSQL server whose data are kept under `dataFolder`, see `openKeptFolder`.
 *
 * @param fresh throws the kept data away
 */
export async function openStoredServer(
  dataFolder: string,
  fresh: boolean,
  tell: Tell,
): Promise<OwnedDatabase> {
  return openStoredFolder({
    dataFolder,
    name: `postgresql-${MAJOR}`,
    version: contentHash(await schemaFiles()),
    fresh,
    tell,
    open: (folder) => onServer({ folder }, async () => {}),
    create: (folder) => onServer({ folder }, migrateAndFill),
  })
}

type Found = 'empty' | 'ours' | 'other'

async function lookInto(url: string): Promise<Found> {
  const stamp = stampOf(await schemaFiles())
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ found: Found }>(
      `select case
         when obj_description(to_regnamespace('public'), 'pg_namespace') = $1 then 'ours'
         when to_regclass('auth.users') is not null
           or exists (select from pg_catalog.pg_class where relnamespace = to_regnamespace('public')) then 'other'
         else 'empty' end as found`,
      [stamp],
    )
    return rows[0]?.found ?? 'other'
  })
}

/** The address without the password, for what people read. */
function shown(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

/**
 * A database on a server that is there already. An empty one is given platform, migrations and seeds.
 *
 * @param url of a superuser
 * @throws when no server answers there, or the database holds something else than today's migrations make
 */
export async function openDatabaseAt(url: string): Promise<OwnedDatabase> {
  const found = await lookInto(url).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`No PostgreSQL answers at ${shown(url)}: ${reason}`)
  })
  if (found === 'other')
    throw new Error(
      `The database ${shown(url)} holds another schema than these migrations make. Name an empty database.`,
    )
  if (found === 'empty') await migrateAndFill(url)
  return postgresStackDatabase(url)
}
