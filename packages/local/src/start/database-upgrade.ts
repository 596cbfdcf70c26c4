import { createHash } from 'node:crypto'
import pg from 'pg'
import { applyUpgrade, isEmpty, schemaUpgradeOf } from '../database/schema-upgrade.ts'
import { withClient } from '../database/server.ts'
import { clientSession } from '../database/sql-session.ts'
import { urlOf } from '../database/template-database.ts'
import type { Tell } from './stored-folder.ts'
import { failedUpgrade, wordsFor } from './upgrade-error.ts'

/** Postgres cuts the names of databases after so many bytes. */
const NAME_LIMIT = 63
/** What Postgres says of a database that cannot be copied because somebody is connected. */
const IN_USE = '55006'

/** By this name the sessions of an upgrade are found that a killed start has left behind. */
const SESSION = 'angadi-upgrade'

/** A database on a server that is there already. */
export interface UpgradedDatabase {
  /** Of a superuser. */
  readonly url: string
  /** The folder of the migrations that it is brought forward by; left out, the repository's. */
  readonly migrations?: string
  /** How the user is told which database it is, and how to begin with a new one. */
  readonly which: string
  readonly startOver: string
  readonly tell: Tell
}

/** The databases that an upgrade speaks of. */
interface Names {
  readonly original: string
  readonly copy: string
  /** Where the original goes when the copy takes its place. */
  readonly failed: string
  /** The address of a database that is none of them. */
  readonly beside: string
}

const quoted = pg.escapeIdentifier

/** The address whose session is named from its beginning: migrations reset what is set later. */
function named(url: string): string {
  const address = new URL(url)
  address.searchParams.set('application_name', SESSION)
  return address.href
}

async function namesOf(url: string): Promise<Names> {
  const original = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database()::text as name')
    return rows[0]?.name ?? ''
  })
  const isShort = Buffer.byteLength(original) <= NAME_LIMIT - '_before_upgrade'.length
  const stem = isShort ? original : createHash('sha256').update(original).digest('hex').slice(0, 24)
  return {
    original,
    copy: `${stem}_before_upgrade`,
    failed: `${stem}_failed_upgrade`,
    beside: urlOf(url, original === 'postgres' ? 'template1' : 'postgres'),
  }
}

async function exists(client: pg.Client, database: string): Promise<boolean> {
  const { rows } = await client.query('select from pg_catalog.pg_database where datname = $1', [database])
  return rows.length > 0
}

async function drop(client: pg.Client, database: string): Promise<void> {
  await client.query(`drop database if exists ${quoted(database)} with (force)`)
}

/** Whether a killed start has left the copy behind that an upgrade keeps. */
export async function isUpgradeUnsettled(url: string): Promise<boolean> {
  const { copy } = await namesOf(url)
  return withClient(url, (client) => exists(client, copy))
}

/** Keeps a second start from bringing the same database forward, and ends what a killed one left running. */
async function takeOver(client: pg.Client, { original }: Names, which: string): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as ours',
    [original],
  )
  if (rows[0]?.ours !== true)
    throw new Error(`${which} is being brought forward by another start. Start again when that one is ready.`)
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_catalog.pg_stat_activity
     where datname = $1 and application_name = $2`,
    [original, SESSION],
  )
}

/** Copies the database, unless an upgrade that was interrupted has done so. */
async function makeCopy(client: pg.Client, { original, copy }: Names, which: string): Promise<void> {
  if (await exists(client, copy)) return
  try {
    await client.query(`create database ${quoted(copy)} template ${quoted(original)} strategy file_copy`)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === IN_USE)
      throw new Error(
        `${which} has to be brought forward, and others are connected to it. Close those connections and start again.`,
      )
    throw error
  }
}

async function putBack(client: pg.Client, { original, copy, failed }: Names): Promise<void> {
  await drop(client, failed)
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_catalog.pg_stat_activity where datname = $1',
    [original],
  )
  await client.query('begin')
  await client.query(`alter database ${quoted(original)} rename to ${quoted(failed)}`)
  await client.query(`alter database ${quoted(copy)} rename to ${quoted(original)}`)
  await client.query('commit')
  await drop(client, failed)
}

/**
 * Brings a database forward where it is, and keeps a copy on its server until that has succeeded. What interrupts it
 * leaves a database with some of the migrations, each whole and recorded, so that the next start goes on from there.
 *
 * @throws MigrationMismatch when the migrations of this repository did not make it
 * @throws UpgradeError when a migration raises; the copy has taken the place of the database then
 */
export async function upgradeDatabaseAt(database: UpgradedDatabase): Promise<void> {
  const { url, migrations, which, startOver, tell } = database
  const names = await namesOf(url)
  await withClient(names.beside, async (client) => {
    await takeOver(client, names, which)
    const upgrade = await withClient(url, (looking) => schemaUpgradeOf(clientSession(looking), migrations))
    if (upgrade && !isEmpty(upgrade)) {
      await makeCopy(client, names, which)
      tell(`${which} is brought forward by ${wordsFor(upgrade)}; a copy of it is kept meanwhile …`)
      try {
        await withClient(named(url), (session) => applyUpgrade(clientSession(session), upgrade))
      } catch (error) {
        await putBack(client, names)
        throw failedUpgrade(which, error, startOver)
      }
      tell('That has succeeded: everything that was stored is there.')
    }
    await drop(client, names.copy)
  })
}
