import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmbeddedEngine } from './embedded-engine.ts'

const NEVER_RETURNS = 'select count(*) from generate_series(1, 1e12::bigint)'

describe('the embedded database', () => {
  let folder: string
  let stored: EmbeddedEngine
  let told: string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-engine-'))
    told = []
    stored = await EmbeddedEngine.open({
      source: { folder: join(folder, 'data') },
      statementLimitMs: 3000,
      tell: (sentence) => told.push(sentence),
    })
    await stored.exec('create table notes (note text); insert into notes values ($$first$$)')
  }, 120_000)
  afterAll(async () => {
    await stored.close()
    await rm(folder, { recursive: true, force: true })
  })

  const notes = async () =>
    (await stored.query<{ note: string }>('select note from notes')).rows.map(({ note }) => note)

  it('ends a statement that never returns, and is there again with all that was committed', async () => {
    const heard: string[] = []
    await stored.listen('news', (payload) => heard.push(payload))
    await expect(stored.query(NEVER_RETURNS)).rejects.toMatchObject({ code: '57014' })
    expect(await notes()).toEqual(['first'])
    expect(told.join()).toContain('Everything that was committed is there.')
    await stored.query(`notify news, 'after'`)
    await expect.poll(() => heard).toEqual(['after'])
  })

  it('lets the seeds and migrations take longer', async () => {
    const openings = stored.openings
    await stored.withoutLimit(() => stored.query('select pg_sleep(5)'))
    expect(stored.openings).toBe(openings)
  })

  it('runs nothing more of a transaction that was interrupted, even if it goes on', async () => {
    const work = stored.turn(async () => {
      await stored.query('begin')
      await stored.query(`insert into notes values ('lost')`)
      await stored.query(NEVER_RETURNS).catch(() => {})
      await stored.query(`insert into notes values ('outside')`).catch(() => {})
    })
    const next = stored.turn(() => stored.query(`insert into notes values ('next')`))
    await expect(work).rejects.toMatchObject({ code: '57014' })
    await next
    expect(await notes()).toEqual(['first', 'next'])
  })

  it('reports what Postgres reports, and calls that are too deep as Postgres does', async () => {
    await expect(stored.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
    await stored.exec(
      'create function down(n int) returns int language plpgsql as $$ begin return down(n + 1); end $$',
    )
    await expect(stored.query('select down(1)')).rejects.toMatchObject({ code: '54001' })
    expect(await notes()).toContain('first')
  })

  // The last one.
  it('closes while a statement does not return', async () => {
    const stuck = stored.query(NEVER_RETURNS)
    const closed = stored.close()
    await expect(stuck).rejects.toMatchObject({ code: '57P01' })
    await closed
  })
})
