import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPersistentDatabase } from '../start/open-pglite-database.ts'
import { startStackProcess } from '../start/stack-process.ts'
import { seededImage } from './test-database.ts'

describe('the database of npm start', () => {
  let folder: string
  let image: Blob
  const told: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-kept-'))
    image = await seededImage()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const open = () =>
    openPersistentDatabase(folder, false, (sentence) => told.push(sentence), undefined, image)

  async function writeAndClose(note: string): Promise<void> {
    const database = await open()
    await database.query(`create table if not exists public.kept_notes (note text)`)
    await database.query('insert into public.kept_notes values ($1)', [note])
    await database.close()
  }

  async function notes(): Promise<unknown> {
    const database = await open()
    const [row] = await database.query(`select to_regclass('public.kept_notes') is not null as known`)
    const rows = row?.['known'] === true ? await database.query('select note from public.kept_notes') : []
    await database.close()
    return rows.map(({ note }) => note)
  }

  it('is there again at the next start', async () => {
    await writeAndClose('first')
    expect(await notes()).toEqual(['first'])
    expect(told).toEqual([])
  }, 240_000)

  it('answers and stops while a statement does not return', async () => {
    const database = await open()
    await database.query(
      `select cron.schedule('stuck', '1 second', $$
         select count(*) from generate_series(1,
           case when exists (select from public.app_logs where message = 'stick') then 1e12 else 1 end::bigint) $$)`,
    )
    await database.close()
    const stack = await startStackProcess(`--data=${folder}`)
    const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' }
    const body = JSON.stringify({ level: 'error', message: 'stick' })
    const logged = await fetch(`${stack.apiUrl}/rest/v1/app_logs`, { method: 'POST', headers, body })
    expect(logged.status).toBe(201)
    const vendors = `${stack.apiUrl}/rest/v1/vendors?select=id&limit=1`
    const isStuck = async () =>
      fetch(vendors, { headers, signal: AbortSignal.timeout(2000) }).then(
        () => false,
        () => true,
      )
    await expect.poll(isStuck, { timeout: 20_000 }).toBe(true)
    expect((await fetch(stack.inboxUrl)).status).toBe(200)
    expect((await fetch(`${stack.apiUrl}/health`)).status).toBe(200)
    await stack.stop()
    const again = await open()
    await again.query(`select cron.unschedule('stuck')`)
    await again.close()
  }, 240_000)

  it('is set aside, not deleted, when it is damaged', async () => {
    await rm(join(folder, 'postgres', 'global'), { recursive: true })
    expect(await notes()).toEqual([])
    expect(told.at(-1)).toContain('The kept database is damaged. It was set aside as')
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres-'))).toHaveLength(1)
  }, 240_000)
})
