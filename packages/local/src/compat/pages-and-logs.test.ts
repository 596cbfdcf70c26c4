import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../database/paths.ts'
import { signToken } from '../gateway/jwt.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { seededDatabase } from './test-database.ts'

const PERSON = '5b0e8a4e-0000-4000-8000-000000000001'

describe('lists and logs over HTTP', () => {
  let folder: string
  let stack: Stack

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-pages-'))
    stack = await startStack({
      root: paths.root,
      openDatabase: seededDatabase,
      scratchFolder: folder,
    })
    await stack.database.query('insert into auth.users (id, email) values ($1, $2)', [
      PERSON,
      'pages@example.com',
    ])
    await stack.database.query(
      `insert into public.system_notifications (user_id, title, message, template, created_at)
       select $1, 'x', n::text, 'order_cancelled', timestamptz '2026-11-22 10:00:00.123456+05:30' - make_interval(secs => n / 3)
       from generate_series(1, 9) as n`,
      [PERSON],
    )
  }, 120_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const person = () => {
    const token = signToken({ role: 'authenticated', sub: PERSON }, stack.signingKey)
    return createClient(stack.apiUrl, stack.publishableKey, { accessToken: () => token })
  }

  it('pages by time and id without losing or repeating a row, even among rows of one moment', async () => {
    const seen: string[] = []
    let last: { readonly created_at: string; readonly id: string } | undefined
    for (;;) {
      const list = person()
        .from('system_notifications')
        .select('id, created_at')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
      const page: { data: { id: string; created_at: string }[] | null; error: unknown } = await (last
        ? list.or(`created_at.lt.${last.created_at},and(created_at.eq.${last.created_at},id.lt.${last.id})`)
        : list
      ).limit(2)
      expect(page.error).toBeNull()
      const rows = page.data ?? []
      seen.push(...rows.map(({ id }) => id))
      last = rows.at(-1)
      if (rows.length < 2) break
    }
    expect(seen).toHaveLength(9)
    expect(new Set(seen).size).toBe(9)
  })

  it('counts what is unread beyond the list (Spec §9 badge)', async () => {
    const { data } = await person().rpc('count_unread_notifications')
    expect(data).toBe(9)
  })

  it('lets guests log, and keeps no address with their lines', async () => {
    const guest = createClient(stack.apiUrl, stack.publishableKey, {
      global: { headers: { 'x-forwarded-for': '203.0.113.9' } },
    })
    const { error } = await guest.from('app_logs').insert({ level: 'error', message: 'from a guest' })
    expect(error).toBeNull()
    const [line] = await stack.database.query(
      `select sender from public.app_logs where message = 'from a guest'`,
    )
    expect(JSON.stringify(line)).not.toContain('203.0.113.9')
  })
})
