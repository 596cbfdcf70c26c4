import { basename } from 'node:path'
import { z } from 'zod'
import type { Sql } from '../gateway/database-port.ts'
import { paths } from './paths.ts'
import { contentHash, type SqlFile, sqlFilesIn } from './sql-files.ts'
import type { SqlSession } from './sql-session.ts'

const recorded = z.array(z.object({ path: z.string(), hash: z.string() }))

/** Shaped like the table in which the Supabase CLI keeps the seeds that it has applied. */
const PLATFORM_TABLE = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.platform_files (path text not null primary key, hash text not null);
comment on table supabase_migrations.platform_files is
  'What of Supabase itself the embedded stack has made here, by the hash of each file; not on hosted projects.';`

/** The files that make what hosted Supabase brings, in order. Each may be applied again. */
export function platformFiles(): Promise<readonly SqlFile[]> {
  return sqlFilesIn(paths.platform)
}

/** Notes which of them a database has. */
export async function recordPlatform(session: SqlSession, files: readonly SqlFile[]): Promise<void> {
  await session.exec(PLATFORM_TABLE)
  for (const file of files)
    await session.query(
      `insert into supabase_migrations.platform_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [basename(file.path), contentHash([file])],
    )
}

/** Which of them a database does not have as they are now; undefined where none was ever noted. */
export async function changedPlatform(sql: Sql): Promise<readonly SqlFile[] | undefined> {
  const known = await sql.query(
    `select to_regclass('supabase_migrations.platform_files') is not null as known`,
  )
  if (known[0]?.['known'] !== true) return undefined
  const rows = recorded.parse(await sql.query('select path, hash from supabase_migrations.platform_files'))
  const hashes = new Map(rows.map(({ path, hash }) => [path, hash]))
  return (await platformFiles()).filter((file) => hashes.get(basename(file.path)) !== contentHash([file]))
}
