import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CompatStack, signedUp, startCompatStack } from './compat-stack.ts'

/** JSON of every type, with those whose texts could be taken for another one. */
const documents: readonly unknown[] = [
  '1000000',
  'hello',
  'true',
  'null',
  '',
  '{"a": 1}',
  '"quoted"',
  "it's",
  1_000_000,
  -0.125,
  9_007_199_254_740_991,
  1e21,
  true,
  false,
  [],
  [1, '1', null, true, ['x'], { y: '2' }],
  [true, false],
  {},
  { text: '1000000', number: 1_000_000, none: null, yes: true, list: ['1', 2], deep: { text: 'true' } },
]

describe('JSON arrives as the type that the client sent', () => {
  let compat: CompatStack
  let client: SupabaseClient

  beforeAll(async () => {
    compat = await startCompatStack()
    client = (await signedUp(compat)).client
  }, 60_000)
  afterAll(() => compat.stop())

  it.each(['jsonb', 'json'])('in an argument of type %s', async (type) => {
    for (const document of documents) {
      const { data, error } = await client.rpc(`echo_${type}`, { document })
      expect(error).toBeNull()
      expect(data).toEqual({ seen: document })
    }
  })

  it('as the type that the database sees', async () => {
    const kinds = { '1': 'string', true: 'string' }
    for (const [text, kind] of Object.entries(kinds))
      expect((await client.rpc('kind_of', { document: text })).data).toBe(kind)
    expect((await client.rpc('kind_of', { document: 1 })).data).toBe('number')
    expect((await client.rpc('kind_of', { document: true })).data).toBe('boolean')
    expect((await client.rpc('kind_of', { document: [1] })).data).toBe('array')
    expect((await client.rpc('kind_of', { document: null })).data).toBeNull()
  })

  it('in rows that are inserted, many at once, changed and put', async () => {
    const rows = documents.map((document, id) => ({ id, document, plain: document }))
    const inserted = await client.from('documents').insert(rows).select('id, document, plain').order('id')
    expect(inserted.error).toBeNull()
    expect(inserted.data).toEqual(rows)
    for (const document of documents) {
      const row = { id: 0, document, plain: document }
      const changed = await client.from('documents').update(row).eq('id', 0).select('id, document, plain')
      expect(changed.data).toEqual([row])
      const put = await client.from('documents').upsert(row).select('id, document, plain')
      expect(put.data).toEqual([row])
    }
    const none = await client.from('documents').update({ document: null }).eq('id', 0).select('document')
    expect(none.data).toEqual([{ document: null }])
    const found = await client.from('documents').select('id').is('document', null)
    expect(found.data).toEqual([{ id: 0 }])
  })

  it('in addresses, where a value is text of JSON', async () => {
    const called = await client.rpc('kind_of', { document: '[1]' }, { get: true })
    expect(called.data).toBe('array')
    await client.from('documents').upsert({ id: 100, document: { a: '7' } })
    const found = await client.from('documents').select('id').eq('document->>a', '7')
    expect(found.data).toEqual([{ id: 100 }])
    const contained = await client.from('documents').select('id').contains('document', { a: '7' })
    expect(contained.data).toEqual([{ id: 100 }])
  })

  it('in what a person tells about themselves', async () => {
    const data = { full_name: '1000000', age: 30, tags: ['1', 2], on: true, deep: { text: 'null' } }
    const updated = await client.auth.updateUser({ data })
    expect(updated.error).toBeNull()
    expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject(data)
    const rows = await compat.stack.database.query(
      `select jsonb_typeof(raw_user_meta_data) as kind, jsonb_typeof(raw_user_meta_data -> 'full_name') as name,
         jsonb_typeof(raw_app_meta_data) as app from auth.users`,
    )
    expect(rows).toEqual([{ kind: 'object', name: 'string', app: 'object' }])
    const identities = await compat.stack.database.query(
      'select jsonb_typeof(identity_data) as kind from auth.identities',
    )
    expect(identities).toEqual([{ kind: 'object' }])
  })
})
