import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CompatStack, signedUp, startCompatStack } from './compat-stack.ts'
import './provided.ts'

describe('supabase-js asks for rows, related rows and changes', () => {
  let compat: CompatStack
  let client: SupabaseClient

  beforeAll(async () => {
    compat = await startCompatStack()
    client = compat.client()
    const { error } = await client.from('formats').insert([
      { id: 1, amount: 10, tags: ['a'], home: { street: 'Road No. 1', floor: 4 }, note: 'one' },
      { id: 2, amount: 20, tags: ['a', 'b'], home: null, note: 'two, (and) more' },
      { id: 3, amount: null, tags: [], home: { street: 'Road No. 3', floor: 1 }, note: 'three' },
    ])
    expect(error).toBeNull()
    await client.from('messages').insert([
      { id: 1, body: 'first', format_id: 1 },
      { id: 2, body: 'second', format_id: 1 },
      { id: 3, body: 'third', format_id: 2 },
      { id: 4, body: 'fourth', format_id: null },
    ])
    await client.from('labels').insert([
      { id: 1, name: 'red' },
      { id: 2, name: 'blue' },
    ])
    await client.from('format_labels').insert([
      { format_id: 1, label_id: 1 },
      { format_id: 1, label_id: 2 },
      { format_id: 3, label_id: 1 },
    ])
  }, 60_000)
  afterAll(() => compat.stop())

  const ids = ({ data, error }: { data: { id: number }[] | null; error: unknown }) => {
    expect(error).toBeNull()
    return data?.map(({ id }) => id)
  }

  it('with filters of every kind, joined by and, or and not', async () => {
    const ask = () => client.from('formats').select('id').order('id')
    expect(ids(await ask().in('note', ['one', 'two, (and) more']))).toEqual([1, 2])
    expect(ids(await ask().in('id', []))).toEqual([])
    expect(ids(await ask().contains('tags', ['a', 'b']))).toEqual([2])
    expect(ids(await ask().overlaps('tags', ['b', 'c']))).toEqual([2])
    expect(ids(await ask().not('amount', 'is', null))).toEqual([1, 2])
    expect(ids(await ask().ilike('note', 'T%E'))).toEqual([2, 3])
    expect(ids(await ask().like('note', 't*'))).toEqual([2, 3])
    expect(ids(await ask().likeAnyOf('note', ['o%', 'th%']))).toEqual([1, 3])
    expect(ids(await ask().or('id.eq.3,and(amount.gt.5,not.or(id.eq.2,note.eq."x,)y"))'))).toEqual([1, 3])
    expect(ids(await ask().eq('home->>street', 'Road No. 3'))).toEqual([3])
    expect(ids(await ask().gt('home->floor', 1))).toEqual([1])
    expect(ids(await ask().textSearch('note', 'two & more', { config: 'english' }))).toEqual([2])
    expect(ids(await ask().eq('note', "'; drop table public.formats; --"))).toEqual([])
  })

  it('under other names, as other types, and parts of them', async () => {
    const { data } = await client
      .from('formats')
      .select('number:id::text, home->street, floor:home->>floor')
      .eq('id', 1)
      .single()
    expect(data).toEqual({ number: '1', street: 'Road No. 1', floor: '4' })
  })

  it('with the rows above, below, and on the other side of a table between', async () => {
    const { data, error } = await client
      .from('formats')
      .select('id, messages(id, body), labels(name)')
      .order('id')
      .order('id', { referencedTable: 'messages', ascending: false })
      .limit(1, { referencedTable: 'messages' })
      .order('name', { referencedTable: 'labels' })
    expect(error).toBeNull()
    expect(data).toEqual([
      { id: 1, messages: [{ id: 2, body: 'second' }], labels: [{ name: 'blue' }, { name: 'red' }] },
      { id: 2, messages: [{ id: 3, body: 'third' }], labels: [] },
      { id: 3, messages: [], labels: [{ name: 'red' }] },
    ])
    const above = await client
      .from('messages')
      .select('id, format:formats!messages_format_id_fkey(note, labels(id))')
      .eq('id', 1)
      .single()
    expect(above.data).toEqual({ id: 1, format: { note: 'one', labels: [{ id: 1 }, { id: 2 }] } })
    const spread = await client.from('messages').select('id, ...formats(amount)').eq('id', 1).single()
    expect(spread.data).toEqual({ id: 1, amount: 10 })
  })

  it('only where related rows are there, or are not', async () => {
    const inner = await client.from('messages').select('id, formats!inner(id)').eq('formats.id', 2)
    expect(inner.data).toEqual([{ id: 3, formats: { id: 2 } }])
    const outer = await client.from('messages').select('id, formats(id)').eq('formats.id', 2).order('id')
    expect(outer.data?.map(({ formats }) => formats)).toEqual([null, null, { id: 2 }, null])
    const without = await client.from('formats').select('id, messages()').is('messages', null)
    expect(without.data).toEqual([{ id: 3 }])
    const counted = await client
      .from('formats')
      .select('id, labels!inner(id)', { count: 'exact', head: true })
      .eq('labels.name', 'red')
    expect([counted.status, counted.count]).toEqual([200, 2])
    const sorted = await client
      .from('messages')
      .select('id, formats(amount)')
      .order('formats(amount)', { nullsFirst: true })
    expect(sorted.error).toBeNull()
    expect(sorted.data?.map(({ id }) => id)[0]).toBe(4)
  })

  it('a page at a time, counted', async () => {
    const page = await client.from('messages').select('id', { count: 'exact' }).order('id').range(1, 2)
    expect([page.status, page.count, page.data]).toEqual([206, 4, [{ id: 2 }, { id: 3 }]])
    const beyond = await client.from('messages').select('id', { count: 'exact' }).range(10, 12)
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103'])
  })

  it('exactly one, or none, but never several', async () => {
    const one = (id: number) => client.from('messages').select('id').gte('id', id)
    expect((await one(4).single()).data).toEqual({ id: 4 })
    expect((await one(9).maybeSingle()).data).toBeNull()
    expect((await one(1).single()).error).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 4 rows',
    })
    const taken = await client.from('messages').update({ body: 'x' }).gte('id', 1).select().single()
    expect(taken.error?.code).toBe('PGRST116')
    expect((await client.from('messages').select('id').eq('body', 'x')).data).toEqual([])
  })

  it('that functions answer, filtered and with what is related to them', async () => {
    const { data, error } = await client
      .rpc('formats_above', { floor: 1 })
      .select('id, messages(id)')
      .order('id', { ascending: false })
      .gt('id', 1)
    expect(error).toBeNull()
    expect(data).toEqual([
      { id: 3, messages: [] },
      { id: 2, messages: [{ id: 3 }] },
    ])
  })

  it('that are put once, merged or left as they are, and deleted', async () => {
    const label = { id: 7, name: 'green' }
    const put = () => client.from('labels').upsert(label).select().single()
    expect([(await put()).status, (await put()).status]).toEqual([201, 200])
    const renamed = await client
      .from('labels')
      .upsert({ id: 8, name: 'green' }, { onConflict: 'name' })
      .select()
    expect(renamed.data).toEqual([{ id: 8, name: 'green' }])
    const ignored = await client
      .from('labels')
      .upsert({ id: 8, name: 'grey' }, { ignoreDuplicates: true })
      .select()
    expect(ignored.data).toEqual([])
    const gone = await client.from('labels').delete({ count: 'exact' }).eq('id', 8)
    expect([gone.status, gone.count]).toEqual([204, 1])
    const twice = await client.from('labels').insert({ id: 1, name: 'again' })
    expect([twice.status, twice.error?.code]).toEqual([409, '23505'])
  })

  // The embedded engine is one connection, and has no timer of its own.
  it.runIf(inject('engine') === 'postgres')(
    'guests whose statements never return get 504, and do not hold up who is signed in (Issue 30)',
    async () => {
      const member = (await signedUp(compat)).client
      const ended: number[] = []
      const guests = Array.from({ length: 10 }, async () => {
        const { status, error } = await compat.client().rpc('never_returns')
        ended.push(status)
        return [status, error?.code]
      })
      await expect
        .poll(async () => {
          const [row] = await compat.stack.database.query(
            `select count(*)::integer as many from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
          )
          return row?.['many']
        })
        .toBe(5)
      expect((await member.rpc('longest_statement')).data).toBe('8s')
      expect(ended).toEqual([])
      expect(await Promise.all(guests)).toEqual(guests.map(() => [504, '57014']))
    },
  )

  it('refuses to change or delete everything (Issue, as hosted Supabase behaves 1)', async () => {
    const headers = { apikey: compat.stack.publishableKey, 'content-type': 'application/json' }
    for (const [method, body] of [
      ['PATCH', '{"body": "x"}'],
      ['DELETE', null],
    ] as const) {
      const answer = await fetch(`${compat.stack.apiUrl}/rest/v1/messages`, { method, headers, body })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: '21000' })
    }
    expect((await client.from('messages').select('id')).data).toHaveLength(4)
  })
})
