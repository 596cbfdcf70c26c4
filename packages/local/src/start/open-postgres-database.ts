import {
  applyUpgrade,
  createSchema,
  isEmpty,
  type SchemaUpgrade,
  schemaUpgradeOf,
} from '../database/schema-upgrade.ts'
import {
  type PostgresServer,
  type ServerOptions,
  startServer,
  stopLeftServer,
  withClient,
} from '../database/server.ts'
import { clientSession } from '../database/sql-session.ts'
import { postgresStackDatabase } from '../gateway/postgres-database.ts'
import { isUpgradeUnsettled, upgradeDatabaseAt } from './database-upgrade.ts'
import { fillDatabase } from './fill-database.ts'
import type { OwnedDatabase } from './stack.ts'
import { openStoredFolder, type Tell } from './stored-folder.ts'
import { refusedUpgrade } from './upgrade-error.ts'

/** The major version of the embedded server: data folders of another cannot be opened. */
const MAJOR = 17

/**
 * Applies platform and migrations to an empty database and notes them there.
 *
 * @throws SqlFileError when a migration fails
 */
export async function migrate(url: string, fill?: () => Promise<void>): Promise<void> {
  await withClient(url, (client) => createSchema(clientSession(client), undefined, fill))
}

/** Applies everything and the seeds to an empty database. */
export async function migrateAndFill(url: string): Promise<void> {
  await migrate(url, async () => {
    const database = await postgresStackDatabase(url)
    try {
      await fillDatabase(database)
    } finally {
      await database.close()
    }
  })
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

async function bringForward(folder: string, upgrade: SchemaUpgrade): Promise<void> {
  const server = await startServer({ folder })
  try {
    await withClient(server.url, (client) => applyUpgrade(clientSession(client), upgrade))
  } finally {
    await server.stop()
  }
}

/**
 * A PostgreSQL server whose data are kept under `dataFolder`, see `openStoredFolder`.
 *
 * @param fresh throws the kept data away
 * @param migrations the folder of the migrations that kept data are brought forward by; left out, the repository's
 * @throws UpgradeError when they cannot be brought forward
 */
export function openStoredServer(
  dataFolder: string,
  fresh: boolean,
  tell: Tell,
  migrations?: string,
): Promise<OwnedDatabase> {
  return openStoredFolder({
    dataFolder,
    name: `postgresql-${MAJOR}`,
    fresh,
    tell,
    open: (folder) => onServer({ folder }, async () => {}),
    create: (folder) => onServer({ folder }, migrateAndFill),
    upgradeOf: (database) => schemaUpgradeOf(database, migrations),
    bringForward,
    release: stopLeftServer,
  })
}

async function isUntouched(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ empty: boolean }>(
      `select to_regclass('auth.users') is null
         and not exists (select from pg_catalog.pg_class where relnamespace = to_regnamespace('public')) as empty`,
    )
    return rows[0]?.empty ?? false
  })
}

/** The address without the password, for what people read. */
function shown(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

const START_OVER = 'name an empty database.'

/**
 * A database on a server that is there already. An empty one is given platform, migrations and seeds; one that an
 * earlier start has filled is brought forward.
 *
 * @param url of a superuser
 * @param migrations the folder of the migrations that it is brought forward by; left out, the repository's
 * @throws when no server answers there, or the database holds something else than a start has made
 * @throws UpgradeError when it cannot be brought forward
 */
export async function openDatabaseAt(url: string, tell: Tell, migrations?: string): Promise<OwnedDatabase> {
  const which = `The database ${shown(url)}`
  const isEmptyDatabase = await isUntouched(url).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`No PostgreSQL answers at ${shown(url)}: ${reason}`)
  })
  if (isEmptyDatabase) {
    await migrateAndFill(url)
    return postgresStackDatabase(url)
  }
  const upgrade = await withClient(url, (client) => schemaUpgradeOf(clientSession(client), migrations)).catch(
    (error: unknown) => {
      throw refusedUpgrade(which, error, START_OVER)
    },
  )
  if (!upgrade)
    throw new Error(`${which} holds another schema than these migrations make. Name an empty database.`)
  if (!isEmpty(upgrade) || (await isUpgradeUnsettled(url)))
    await upgradeDatabaseAt({
      url,
      which,
      startOver: START_OVER,
      tell,
      ...(migrations === undefined ? {} : { migrations }),
    })
  return postgresStackDatabase(url)
}
