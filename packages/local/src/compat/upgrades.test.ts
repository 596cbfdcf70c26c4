import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import './provided.ts'
import { supabaseCli } from '../database/migrated-server.ts'
import { appliedMigrations } from '../database/migration-history.ts'
import { paths } from '../database/paths.ts'
import { withClient } from '../database/server.ts'
import { databaseFromTemplate, dropDatabase } from '../database/template-database.ts'
import { EmbeddedEngine } from '../engine/embedded-engine.ts'
import { MARKETPLACE_TEMPLATE } from '../start/marketplace-server.ts'
import { openPersistentDatabase } from '../start/open-pglite-database.ts'
import { openDatabaseAt } from '../start/open-postgres-database.ts'
import type { OwnedDatabase } from '../start/stack.ts'
import { beginUpgrade, killed, migrationsWith, NEVER_RETURNS } from './begun-upgrade.ts'
import { orderInAllStates } from './orders-in-all-states.ts'
import { rowDigests, type TableColumns, tableColumns } from './row-digests.ts'
import { seededImage } from './test-database.ts'

/** Changes a table with rows in each of them, and a function in the first. */
const GIFTS = `-- Gifts; for "someone's" birthday.
alter table public.enhanced_orders add column gift_number double precision not null default random();
comment on column public.enhanced_orders.gift_number is 'Never the same; for a test.';
create function private.gift_of(number double precision) returns text language plpgsql set search_path = '' as $$
begin
  return 'gift; ' || number;
end
$$;
`
const NOTES = 'create table private.gift_notes (note text);\ncreate index on public.order_events (to_status);'
const RAISES = `alter table public.order_events add column gift boolean not null default true;
alter table private.ledger_entries drop column amount_paise cascade;
select 1 / 0;
`
const isServer = inject('engine') === 'postgres'
/** What an earlier `npm start` on this folder has left, without filling it again. */
async function keepSeededDatabase(folder: string): Promise<void> {
  const image = await seededImage()
  const engine = await EmbeddedEngine.open({ source: { folder: join(folder, 'postgres'), image } })
  await engine.close()
  await writeFile(join(folder, 'postgres.json'), '{ "finished": true }\n')
}

describe('a database with orders in all states under schema 0.2', () => {
  let folder: string
  let url: string
  let columns: TableColumns
  let before: Readonly<Record<string, string>>
  let states: readonly unknown[]
  const told: string[] = []
  const tell = (sentence: string) => void told.push(sentence)

  const withAdded = (...added: readonly string[]) => migrationsWith(folder, ...added)
  const open = (migrations?: string): Promise<OwnedDatabase> =>
    isServer ? openDatabaseAt(url, tell, migrations) : openPersistentDatabase(folder, false, tell, migrations)

  async function inspect<T>(opening: Promise<OwnedDatabase>, look: (database: OwnedDatabase) => Promise<T>) {
    const database = await opening
    try {
      return await look(database)
    } finally {
      await database.close()
    }
  }
  const digestsOf = (database: OwnedDatabase) => rowDigests(database, columns)
  const copies = async () =>
    isServer
      ? await withClient(url, async (client) => {
          const pattern = `${new URL(url).pathname.slice(1)}\\_%`
          const { rows } = await client.query('select from pg_database where datname like $1', [pattern])
          return rows.length
        })
      : (await readdir(folder)).filter((name) => name.startsWith('postgres.') && name !== 'postgres.json')
          .length

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-upgrades-'))
    if (isServer) url = await databaseFromTemplate(inject('server').url, MARKETPLACE_TEMPLATE)
    else await keepSeededDatabase(folder)
    await inspect(open(), async (database) => {
      await orderInAllStates(database)
      columns = await tableColumns(database)
      before = await digestsOf(database)
      const found = await database.query('select distinct status::text from public.enhanced_orders')
      states = found.map(({ status }) => status)
    })
  })
  afterAll(async () => {
    if (isServer) await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  it('has what an upgrade must not lose', async () => {
    expect(before['public.enhanced_orders']).toMatch(/^\d{3,} rows/)
    expect(before['private.ledger_entries']).toMatch(/^\d{3,} rows/)
    const all = 'cancelled confirmed delivered in_progress on_way out_for_delivery pending preparing ready'
    expect(states.toSorted()).toEqual(all.split(' '))
    expect(told).toEqual([])
  })

  it('is as it was when one of two new migrations raises in the middle', async () => {
    const opening = open(await withAdded(GIFTS, RAISES))
    await expect(opening).rejects.toThrow(
      /20991202000000_added\.sql.*division by zero\nIt is as it was before/s,
    )
    expect(await copies()).toBe(0)
    expect(await inspect(open(), digestsOf)).toEqual(before)
  })

  it('has everything after a start was killed in the middle of an upgrade', async () => {
    const starting = await beginUpgrade({
      open: isServer ? 'openDatabaseAt' : 'openPersistentDatabase',
      where: isServer ? url : folder,
      migrations: await withAdded(GIFTS, NEVER_RETURNS),
    })
    if (isServer)
      await withClient(inject('server').url, async (client) => {
        const running = `select from pg_stat_activity where state = 'active' and query like '%never\\_returns%' and pid <> pg_backend_pid()`
        await expect.poll(async () => (await client.query(running)).rows, { timeout: 60_000 }).toHaveLength(1)
      })
    else {
      const isCopyOpen = () => existsSync(join(folder, 'postgres.upgrading', 'postmaster.pid'))
      await expect.poll(isCopyOpen, { timeout: 60_000 }).toBe(true)
    }
    await killed(starting)

    // On a server the first of the two has succeeded, and the next start goes on from there.
    const next = isServer ? await withAdded(GIFTS) : undefined
    if (isServer) await expect(open()).rejects.toThrow('migrations that are not in this repository')
    expect(await inspect(open(next), digestsOf)).toEqual(before)
    expect(await copies()).toBe(0)
  })

  it('has every order, event and ledger entry after it was brought forward, and the ledger balances', async () => {
    await inspect(open(await withAdded(GIFTS, NOTES)), async (database) => {
      expect(await digestsOf(database)).toEqual(before)
      expect(await database.query('select * from private.ledger_imbalance()')).toEqual([])
      const [order] = await database.query(
        'select private.gift_of(min(gift_number)) as gift from public.enhanced_orders',
      )
      expect(order?.['gift']).toMatch(/^gift; \d/)
      const applied = await appliedMigrations(database)
      expect(applied.at(-1)).toMatchObject({ version: '20991202000000', name: 'added' })
    })
    expect(await copies()).toBe(0)
    expect(told.at(-1)).toContain('everything that was stored is there')
  })

  it.runIf(isServer)('is brought forward by `supabase db push` as well, and loses nothing', async () => {
    const project = join(
      await withAdded(GIFTS, NOTES, 'create table private.gifts (name text); select 1;'),
      '../..',
    )
    await cp(join(paths.root, 'supabase', 'config.toml'), join(project, 'supabase', 'config.toml'))
    await supabaseCli(['db', 'push', `--remote=${url}`, '--yes', '--workdir', project])
    await withClient(url, async (client) => {
      const { rows } = await client.query(
        `select name, statements from supabase_migrations.schema_migrations where version = '20991203000000'`,
      )
      expect(rows).toEqual([
        { name: 'added', statements: ['create table private.gifts (name text)', 'select 1'] },
      ])
    })
    expect(await inspect(open(join(project, 'supabase', 'migrations')), digestsOf)).toEqual(before)
  })
})
