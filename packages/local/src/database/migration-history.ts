import { basename } from 'node:path'
import { z } from 'zod'
import type { Sql } from '../gateway/database-port.ts'
import type { Migration } from './migration-files.ts'
import type { SqlSession } from './sql-session.ts'
import { statementsIn } from './statements.ts'

/** A migration that a database says was applied to it. */
export interface AppliedMigration {
  readonly version: string
  readonly name: string
  /** Its statements, without the semicolons; null where they were not recorded. */
  readonly text: string | null
}

/** A database that the migrations of this repository did not make, so that they cannot bring it forward. */
export class MigrationMismatch extends Error {}

/** A database that was made before all migrations were put together into the present first ones. */
export class EarlierBaseline extends MigrationMismatch {}

const table = z.array(z.object({ known: z.boolean() }))
const history = z.array(z.object({ version: z.string(), name: z.string(), text: z.nullable(z.string()) }))

/** The table in which hosted Supabase keeps what was applied, as its CLI 3.1 makes it. */
const HISTORY_TABLE = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;`

/** Makes the table of applied migrations unless it is there. */
export async function createHistory(session: SqlSession): Promise<void> {
  await session.exec(HISTORY_TABLE)
}

/** Notes a migration as applied; belongs into the transaction that applies it. */
export async function recordMigration(
  session: SqlSession,
  { version, name, text }: Migration,
): Promise<void> {
  await session.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, statementsIn(text)],
  )
}

/** The migrations that were applied to a database, in order; none where no table of them exists. */
export async function appliedMigrations(sql: Sql): Promise<readonly AppliedMigration[]> {
  const [found] = table.parse(
    await sql.query(`select to_regclass('supabase_migrations.schema_migrations') is not null as known`),
  )
  if (!found?.known) return []
  return history.parse(
    await sql.query(
      `select version, coalesce(name, '') as name, array_to_string(statements, ';') as text
       from supabase_migrations.schema_migrations order by version`,
    ),
  )
}

/** What a text says: how it is laid out, and where its statements were separated, does not count. */
const saidIn = (text: string) => text.replace(/[\s;]+/g, '')

/**
 * The migrations that a database lacks.
 *
 * @throws EarlierBaseline when everything that it has is older than the first ones of the repository
 * @throws MigrationMismatch when those it has are not the first ones of the repository, or were changed since
 */
export function missingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const [first] = migrations
  const last = applied.at(-1)
  if (first && last && last.version < first.version)
    throw new EarlierBaseline(
      `it ends with ${last.version}_${last.name}, and the migrations of today begin anew with ${basename(first.path)}`,
    )
  const known = new Set(migrations.map(({ version }) => version))
  const foreign = applied.filter(({ version }) => !known.has(version))
  if (foreign.length > 0)
    throw new MigrationMismatch(
      `it was made by migrations that are not in this repository: ${foreign.map(({ version, name }) => `${version}_${name}`).join(', ')}`,
    )
  applied.forEach(({ version, text }, index) => {
    const file = migrations[index]
    if (file && file.version !== version)
      throw new MigrationMismatch(
        `it lacks ${basename(file.path)}, but has later migrations: a new migration needs a number after all others`,
      )
    if (file && text !== null && saidIn(text) !== saidIn(file.text))
      throw new MigrationMismatch(`${basename(file.path)} was changed after it had been applied`)
  })
  return migrations.slice(applied.length)
}
