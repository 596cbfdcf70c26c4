import type { Sql } from '../gateway/database-port.ts'
import { applySqlFiles, withFileNamed } from './apply-sql.ts'
import { type Migration, migrationsIn } from './migration-files.ts'
import { appliedMigrations, createHistory, missingMigrations, recordMigration } from './migration-history.ts'
import { changedPlatform, platformFiles, recordPlatform } from './platform-files.ts'
import type { SqlFile } from './sql-files.ts'
import type { SqlSession } from './sql-session.ts'

/** What a database has to be given to be as this repository makes a new one. */
export interface SchemaUpgrade {
  /** Files of the embedded platform that are new or were changed. */
  readonly platform: readonly SqlFile[]
  readonly migrations: readonly Migration[]
}

async function applyMigration(session: SqlSession, migration: Migration): Promise<void> {
  // As `supabase db push`: what one migration sets for its session does not reach the next.
  await session.exec('reset all')
  await session.exec('begin')
  try {
    await withFileNamed(migration, async () => {
      await session.exec(migration.text)
      await recordMigration(session, migration)
      await session.exec('commit')
    })
  } catch (error) {
    await session.exec('rollback').catch(() => {})
    throw error
  }
}

/**
 * Applies what is missing, each migration in a transaction of its own in which it is also recorded.
 *
 * @throws SqlFileError when a migration raises; those before it stay
 */
export async function applyUpgrade(
  session: SqlSession,
  { platform, migrations }: SchemaUpgrade,
): Promise<void> {
  await applySqlFiles(platform, (text) => session.exec(text))
  if (platform.length > 0) await recordPlatform(session, platform)
  await createHistory(session)
  for (const migration of migrations) await applyMigration(session, migration)
}

/**
 * Applies platform and migrations to an empty database.
 *
 * @param migrations the folder of the migrations; left out, the repository's
 * @param fill puts rows into it; what interrupts it leaves a database that is not taken for a finished one
 * @throws SqlFileError when a file raises
 */
export async function createSchema(
  session: SqlSession,
  migrations?: string,
  fill?: () => Promise<void>,
): Promise<void> {
  const platform = await platformFiles()
  await applySqlFiles(platform, (text) => session.exec(text))
  await applyUpgrade(session, { platform: [], migrations: await migrationsIn(migrations) })
  await fill?.()
  await recordPlatform(session, platform)
}

/**
 * What a database lacks; undefined where the embedded stack has not made it, or has not finished it.
 *
 * @param migrations the folder of the migrations; left out, the repository's
 * @throws MigrationMismatch when the migrations of this repository did not make it
 */
export async function schemaUpgradeOf(sql: Sql, migrations?: string): Promise<SchemaUpgrade | undefined> {
  const platform = await changedPlatform(sql)
  if (platform === undefined) return undefined
  return {
    platform,
    migrations: missingMigrations(await appliedMigrations(sql), await migrationsIn(migrations)),
  }
}

/** Whether there is nothing to be done. */
export function isEmpty({ platform, migrations }: SchemaUpgrade): boolean {
  return platform.length + migrations.length === 0
}
