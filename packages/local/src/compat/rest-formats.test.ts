import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateSigningKey, signToken } from '../gateway/jwt.ts'
import { type CompatStack, signedUp, startCompatStack } from './compat-stack.ts'

describe('REST writes and refuses as PostgREST does (Issue, as hosted Supabase behaves 6)', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack()
    await compat.stack.database.query(
      `insert into public.formats (id, at, amount, ratio, bytes, tags) values
         (1, '2026-11-22 10:30:00.123456+05:30', 12.50, 0.1, '\\x00ff41', array['a', 'b,c']),
         (9007199254740993, '2026-01-01 00:00:00Z', 123456789012345678901234567890.5, 'NaN', null, null),
         (3, null, 'NaN', 'Infinity', null, '{}')`,
    )
    await compat.stack.database.query(
      `insert into public.messages (id, body, format_id) values (1, 'first', 1), (2, 'second', 1), (3, 'third', null)`,
    )
    await compat.stack.database.query(`insert into public.labels (id, name) values (1, 'red'), (2, 'blue')`)
    await compat.stack.database.query(
      'insert into public.format_labels (format_id, label_id) values (1, 1), (1, 2), (3, 1)',
    )
  }, 60_000)
  afterAll(() => compat.stop())

  async function send(path: string, init: RequestInit = {}) {
    const { apiUrl, publishableKey } = compat.stack
    const headers = { apikey: publishableKey, 'content-type': 'application/json', ...init.headers }
    const answer = await fetch(`${apiUrl}/rest/v1/${path}`, { ...init, headers })
    return {
      status: answer.status,
      headers: answer.headers,
      text: (await answer.text()).replaceAll(/\s/g, ''),
    }
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })

  it('a time with its zone and every microsecond', async () => {
    expect((await send('formats?select=at&id=eq.1')).text).toBe('[{"at":"2026-11-22T05:00:00.123456+00:00"}]')
    expect((await send('formats?select=at&at=lt.2026-02-01T00:00:00%2B05:30')).text).toBe(
      '[{"at":"2026-01-01T00:00:00+00:00"}]',
    )
  })

  it('numeric as a number with all its digits, and integers beyond 2^53 exactly', async () => {
    expect((await send('formats?select=amount&id=eq.1')).text).toBe('[{"amount":12.50}]')
    expect((await send('formats?select=id,amount&id=gt.9007199254740992')).text).toBe(
      '[{"id":9007199254740993,"amount":123456789012345678901234567890.5}]',
    )
    const written = await post(
      'formats?select=id,amount',
      '{"id": 9007199254740995, "amount": 98765432109876543210.25}',
      { prefer: 'return=representation' },
    )
    expect([written.status, written.text]).toEqual([
      201,
      '[{"id":9007199254740995,"amount":98765432109876543210.25}]',
    ])
  })

  it('bytes as hex text, and what is no number as text', async () => {
    expect((await send('formats?select=bytes,tags&id=eq.1')).text).toBe(
      '[{"bytes":"\\\\x00ff41","tags":["a","b,c"]}]',
    )
    expect((await send('formats?select=amount,ratio&id=eq.3')).text).toBe(
      '[{"amount":"NaN","ratio":"Infinity"}]',
    )
  })

  it.each([
    ['P0001', 400],
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['22P02', 400],
    ['57014', 504],
    ['40001', 500],
    ['53300', 503],
    ['28000', 403],
    ['42883', 404],
    ['42501', 401],
    ['PT402', 402],
    ['PT499', 499],
  ])('%s as status %i with code, message, details and hint', async (state, status) => {
    const { data, error, status: answered } = await compat.client().rpc('raises', { state, message: 'no' })
    expect(data).toBeNull()
    expect(answered).toBe(status)
    expect(error).toMatchObject({ code: state, message: 'no', details: 'the details', hint: 'the hint' })
  })

  it('a missing privilege of somebody signed in as 403', async () => {
    const { client } = await signedUp(compat)
    const { status, error } = await client.rpc('raises', { state: '42501', message: 'no' })
    expect([status, error?.code]).toEqual([403, '42501'])
  })

  it('what is not there as it is called there', async () => {
    const codeOf = async (path: string, init?: RequestInit) => {
      const { status, text } = await send(path, init)
      return [status, JSON.parse(text).code]
    }
    expect(await codeOf('nowhere')).toEqual([404, 'PGRST205'])
    expect(await codeOf('rpc/nothing')).toEqual([404, 'PGRST202'])
    expect(await codeOf('formats?select=id,labelz(*)')).toEqual([400, 'PGRST200'])
    expect(await codeOf('formats?nothing=eq.1')).toEqual([400, '42703'])
    expect(await codeOf('formats?id=near.1')).toEqual([400, 'PGRST100'])
    expect(await codeOf('formats?select=id.sum()')).toEqual([400, 'PGRST123'])
    expect(await codeOf('formats', { headers: { accept: 'text/csv' } })).toEqual([406, 'PGRST107'])
    expect(await codeOf('formats', { headers: { 'accept-profile': 'realtime' } })).toEqual([406, 'PGRST106'])
    expect(await codeOf('formats', { method: 'POST', body: '{"id": 1' })).toEqual([400, 'PGRST102'])
    expect(await codeOf('formats', { method: 'POST', body: '{"absent": 1}' })).toEqual([400, 'PGRST204'])
    expect(
      await codeOf('formats?id=lt.0', { headers: { accept: 'application/vnd.pgrst.object+json' } }),
    ).toEqual([406, 'PGRST116'])
  })

  it('only relations of the exposed schemas, whatever others are called', async () => {
    const client = compat.client()
    const { data, error } = await client.from('messages').select('id, body, formats(id)').order('id')
    expect(error).toBeNull()
    expect(data).toEqual([
      { id: 1, body: 'first', formats: { id: 1 } },
      { id: 2, body: 'second', formats: { id: 1 } },
      { id: 3, body: 'third', formats: null },
    ])
    const changed = await client.from('messages').update({ body: 'THIRD' }).eq('id', 3).select().single()
    expect(changed.data).toEqual({ id: 3, body: 'THIRD', format_id: null })
  })

  it('composite arguments and arrays of them', async () => {
    const { data, error } = await compat.client().rpc('lives_at', {
      home: { street: 'Road No. 1', floor: 4 },
      others: [{ street: 'a', floor: 1 }, { street: 'b, "c"' }],
    })
    expect(error).toBeNull()
    expect(data).toEqual({ street: 'Road No. 1', floor: 4, others: 2 })
  })

  it('the overloaded function whose arguments were named', async () => {
    const client = compat.client()
    expect((await client.rpc('size_of', { width: 2 })).data).toBe('width 2')
    expect((await client.rpc('size_of', { width: 2, height: 3 })).data).toBe('width 2 height 3 depth 1')
    expect((await client.rpc('size_of', { depth: 9, height: 3, width: 2 }, { get: true })).data).toBe(
      'width 2 height 3 depth 9',
    )
    expect((await client.rpc('size_of', { length: 2 })).error?.code).toBe('PGRST202')
    expect((await client.rpc('sum_of', { numbers: [1, 2, 3] })).data).toBe(6)
    expect((await send('rpc/sum_of?numbers=1&numbers=2')).text).toBe('3')
  })

  it('defaults for what rows leave out, when asked for', async () => {
    const client = compat.client()
    const rows = [{ id: 20, note: 'own' }, { id: 21 }]
    const filled = await client
      .from('formats')
      .insert(rows, { defaultToNull: false })
      .select('id, note, priority')
    expect(filled.data).toEqual([
      { id: 20, note: 'own', priority: 'low' },
      { id: 21, note: 'none', priority: 'low' },
    ])
    const nulled = await client.from('formats').insert([{ id: 22, note: 'own' }, { id: 23 }])
    expect([nulled.status, nulled.error?.code]).toEqual([400, '23502'])
  })

  it('functions that set status and headers, and calls that only read without writing', async () => {
    const own = await post('rpc/writes_while_reading', {})
    expect([own.status, own.headers.get('x-own')]).toEqual([418, 'yes'])
    const told = await compat.client().rpc('raises', { state: 'P0001', message: 'no' }, { get: true })
    expect(told.status).toBe(400)
    const written = await compat.client().rpc('add_label', { id: 1, name: 'x' }, { get: true })
    expect([written.status, written.error?.code]).toEqual([405, '25006'])
  })

  it('who calls, and nobody who became somebody else', async () => {
    const { client, id } = await signedUp(compat)
    const { data } = await client.rpc('who_calls').setHeader('x-test', 'yes')
    const expected = { session: 'authenticator', method: 'POST', path: '/rpc/who_calls', header: 'yes' }
    expect(data).toEqual({ ...expected, user: 'authenticated', sub: id })
    expect((await compat.client().rpc('who_calls').setHeader('x-test', 'yes')).data).toMatchObject({
      user: 'anon',
      sub: null,
    })
    const becoming = await client.rpc('become_postgres')
    expect([becoming.status, becoming.error?.code]).toEqual([403, '42501'])
    const [owner] = await compat.stack.database.query(
      'select current_user::text as name, session_user::text as own',
    )
    expect(owner).toEqual({ name: 'postgres', own: 'postgres' })
  })

  it('no token that names a role of the database, is garbled, expired or signed elsewhere', async () => {
    const token = (claims: object, key = compat.stack.signingKey) =>
      signToken({ role: 'authenticated', ...claims }, key)
    const asked = async (bearer: string) => {
      const answer = await send('formats?select=id&limit=1', {
        headers: { authorization: `Bearer ${bearer}` },
      })
      return [answer.status, JSON.parse(answer.text).code]
    }
    expect(await asked(await token({ role: 'postgres' }))).toEqual([403, '42501'])
    expect(await asked(await token({ role: 'supabase_admin' }))).toEqual([403, '42501'])
    expect(await asked(await token({ role: 'nobody at all' }))).toEqual([403, '42501'])
    expect(await asked('garbled')).toEqual([401, 'PGRST301'])
    expect(await asked('two words')).toEqual([401, 'PGRST301'])
    expect(await asked(await token({}, generateSigningKey()))).toEqual([401, 'PGRST301'])
    expect(await asked(await token({ exp: 1000 }))).toEqual([401, 'PGRST303'])
  })
})
