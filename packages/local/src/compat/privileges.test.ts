import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migratedServer } from '../database/migrated-server.ts'
import { paths } from '../database/paths.ts'
import { withClient } from '../database/server.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { signUpProven } from './proven-sign-up.ts'
import { seededDatabase } from './test-database.ts'

/** Who may do what: schemas, tables and sequences, columns, functions, defaults, row-level security and its policies. */
const PRIVILEGES = `
with ours as (
  select oid, nspname from pg_catalog.pg_namespace
  where nspname not like 'pg\\_%' and nspname <> 'information_schema')
select 'schema' as kind, n.nspname::text as name, coalesce(n.nspacl::text, '') as holders
from pg_catalog.pg_namespace as n join ours using (oid)
union all
select 'relation', c.oid::regclass::text, concat(c.relacl, ' rls ', c.relrowsecurity, ' forced ', c.relforcerowsecurity)
from pg_catalog.pg_class as c join ours as n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
union all
select 'column', concat(c.oid::regclass, '.', a.attname), a.attacl::text
from pg_catalog.pg_attribute as a join pg_catalog.pg_class as c on c.oid = a.attrelid join ours as n on n.oid = c.relnamespace
where a.attacl is not null
union all
select 'function', p.oid::regprocedure::text, concat(p.proacl, ' owner ', p.proowner::regrole, ' definer ', p.prosecdef)
from pg_catalog.pg_proc as p join ours as n on n.oid = p.pronamespace
-- Those of extensions differ from one version of PostgreSQL to the next.
where not exists (select from pg_catalog.pg_depend as d
  where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
union all
select 'policy', concat(p.schemaname, '.', p.tablename, ' ', p.policyname), concat(p.permissive, p.roles, p.cmd, p.qual, p.with_check)
from pg_catalog.pg_policies as p
union all
select 'default', concat(d.defaclrole::regrole, ' in ', d.defaclnamespace::regnamespace, ' on ', d.defaclobjtype), d.defaclacl::text
from pg_catalog.pg_default_acl as d
union all
select 'role', r.rolname, concat(r.rolsuper, r.rolbypassrls, r.rolinherit, array(
  select m.roleid::regrole::text from pg_catalog.pg_auth_members as m where m.member = r.oid order by 1))
from pg_catalog.pg_roles as r where r.rolname not like 'pg\\_%'`

const HISTORY = 'select version, name, statements from supabase_migrations.schema_migrations order by version'

const rows = z.array(z.object({ kind: z.string(), name: z.string(), holders: z.string() }))

/** Holders by what they hold. The privileges of one object come in no particular order. */
function byObject(answer: unknown): Map<string, string> {
  return new Map(
    rows
      .parse(answer)
      .map(({ kind, name, holders }) => [
        `${kind} ${name}`,
        holders.replace(/\{[^}]*\}/g, (list) => list.slice(1, -1).split(',').toSorted().join(', ')),
      ]),
  )
}

/** What the library's tables and functions are in; none of it is part of the API. */
const LIBRARY_OBJECT = /^(schema|relation|function) (auth|storage|supabase_migrations)\b/

describe('the running stack', () => {
  let folder: string
  let stack: Stack
  let migrated: Map<string, string>
  let running: Map<string, string>
  let pushed: unknown

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-privileges-'))
    const plain = await migratedServer()
    try {
      migrated = await withClient(plain.url, async (client) => {
        pushed = (await client.query(HISTORY)).rows
        return byObject((await client.query(PRIVILEGES)).rows)
      })
    } finally {
      await plain.stop()
    }
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })

    // Each service has answered guests, people and the secret key before anything is compared.
    const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
    const person = createClient(stack.apiUrl, stack.publishableKey, { auth })
    const secret = createClient(stack.apiUrl, stack.secretKey, { auth })
    expect((await person.from('categories').select('slug')).error).toBeNull()
    const account = { email: 'asha@example.com', password: 'correct horse' }
    await signUpProven(stack.database, person, account)
    expect((await person.from('profiles').select('id')).data).toHaveLength(1)
    expect((await person.storage.from('catalogue').list()).error).toBeNull()
    expect((await secret.rpc('claim_pushes', { most: 1 })).error).toBeNull()
    running = byObject(await stack.database.query(PRIVILEGES))
  }, 120_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('gives and takes exactly what the migrations do', () => {
    const kept = new Map([...running].filter(([name]) => migrated.has(name)))
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(migrated))
  })

  it('records its migrations as `supabase db push` does', async () => {
    expect(await stack.database.query(HISTORY)).toEqual(pushed)
  })

  it('adds only what the library needs for itself, in its own schemas', () => {
    const added = [...running].filter(([name]) => !migrated.has(name))
    expect(added.filter(([name]) => !LIBRARY_OBJECT.test(name))).toEqual([])
    const open = added.filter(
      ([name, holders]) => !name.startsWith('function') && /anon|authenticated|, =|^=/.test(holders),
    )
    expect(open).toEqual([])
    expect(added.filter(([, holders]) => holders.includes('definer t'))).toEqual([])
  })

  it('refuses the secret key what it was not granted by name, as hosted projects do', async () => {
    const secret = createClient(stack.apiUrl, stack.secretKey, { auth: { persistSession: false } })
    expect((await secret.from('audit_log').select('id')).error?.code).toBe('42501')
    expect((await secret.rpc('place_order')).error?.code).toMatch(/42501|PGRST202/)
  })

  it('refuses guests what they may not, over the API', async () => {
    const guest = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } })
    const { error: reading } = await guest.from('vendors').select('commission_bp')
    expect(reading?.code).toBe('42501')
    const { error: writing } = await guest
      .from('fee_rules')
      .insert({ base_paise: 0, base_distance_m: 0, per_km_paise: 0 })
    expect(writing?.code).toBe('42501')
    const { error: calling } = await guest.rpc('my_cart')
    expect(calling?.code).toBe('42501')
    const { error: privateCall } = await guest.schema('private').rpc('setting', { key: 'franchise_share_bp' })
    expect(privateCall?.code).toBe('PGRST106')
  })
})
