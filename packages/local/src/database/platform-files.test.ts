import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh.ts'
import { changedPlatform, platformFiles, recordPlatform } from './platform-files.ts'
import { applyUpgrade } from './schema-upgrade.ts'
import { pgliteSession, type SqlSession } from './sql-session.ts'

/** Relations, functions, defaults, columns and policies, each with whom it belongs to and what it is. */
const CATALOG = `
select c.oid::regclass::text as name, concat(c.relacl, c.relowner, c.relrowsecurity) as value from pg_catalog.pg_class as c
union all select p.oid::regprocedure::text, concat(p.proacl, p.proowner, p.prosrc) from pg_catalog.pg_proc as p
union all select n.nspname::text, n.nspacl::text from pg_catalog.pg_namespace as n
union all select concat('default of ', d.defaclnamespace::regnamespace, d.defaclobjtype), d.defaclacl::text from pg_catalog.pg_default_acl as d
union all select concat(a.attrelid::regclass, '.', a.attname), concat(a.atttypid, a.attnotnull, a.attacl)
  from pg_catalog.pg_attribute as a where a.attnum > 0
union all select concat(p.tablename, p.policyname), concat(p.qual, p.with_check, p.roles, p.cmd) from pg_catalog.pg_policies as p
order by 1, 2`

let database: PGlite
let session: SqlSession

beforeAll(async () => {
  database = await freshDatabase()
  session = pgliteSession(database)
}, 120_000)
afterAll(() => database.close())

test('applying the platform again takes nothing back that migrations did to it', async () => {
  const before = await session.query(CATALOG)
  await applyUpgrade(session, { platform: await platformFiles(), migrations: [] })
  expect(await session.query(CATALOG)).toEqual(before)
})

test('a file of the platform that was changed is applied to a kept database, and only that', async () => {
  expect(await changedPlatform(session)).toEqual([])
  const [first, second] = await platformFiles()
  if (!first || !second) throw new Error('the platform has no files')
  await recordPlatform(session, [{ ...first, text: 'select 1' }])
  expect(await changedPlatform(session)).toEqual([first])
  await session.exec('drop table supabase_migrations.platform_files')
  expect(await changedPlatform(session)).toBeUndefined()
})
