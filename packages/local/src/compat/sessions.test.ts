import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Claims, generateSigningKey, signToken } from '../gateway/jwt.ts'
import { type CompatStack, DEMO_CODE, DEMO_PHONE, signedUp, startCompatStack } from './compat-stack.ts'

const published = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), alg: z.literal('ES256') })).length(1),
})

describe('the sessions of the stack', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack()
  }, 60_000)
  afterAll(() => compat.stop())

  /** One request to each service that reads a bearer. */
  async function statuses(token: string): Promise<Readonly<Record<string, number>>> {
    const { apiUrl, publishableKey } = compat.stack
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    }
    const ask = async (path: string, body?: object) => {
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      return (await fetch(apiUrl + path, { headers, ...sent })).status
    }
    return {
      rest: await ask('/rest/v1/room_members'),
      rpc: await ask('/rest/v1/rpc/kind_of', { document: 1 }),
      storage: await ask('/storage/v1/object/list/papers', { prefix: '' }),
      signing: await ask('/storage/v1/object/sign/papers/a.txt', { expiresIn: 60 }),
      realtime: await ask('/realtime/v1/api/broadcast', {
        messages: [{ topic: 'lobby', event: 'said', payload: {} }],
      }),
      auth: await ask('/auth/v1/user'),
    }
  }

  const to = (status: number) => ({
    rest: status,
    rpc: status,
    storage: status,
    signing: status,
    realtime: status,
    // The auth service answers whatever is wrong with a token with 403.
    auth: 403,
  })

  async function reasonOfJoin(token: string): Promise<string> {
    const client = compat.client()
    await client.realtime.setAuth(token)
    return new Promise((resolve) => {
      client.channel('lobby').subscribe((status, error) => resolve(error?.message ?? status))
    })
  }

  async function tokenWith(changed: Claims, key = compat.stack.signingKey): Promise<string> {
    return signToken({ exp: Math.floor(Date.now() / 1000) + 60, ...changed }, key)
  }

  it('are signed with a key pair whose public half is published, and verify by it', async () => {
    const address = `${compat.stack.apiUrl}/auth/v1/.well-known/jwks.json`
    const text = await (await fetch(address)).text()
    const { keys } = published.parse(JSON.parse(text))
    expect(text).not.toContain('"d"')
    const { client } = await signedUp(compat)
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.header).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys[0]?.kid })
  })

  it('say who opened them, how and where, as on Supabase, and go on saying it when renewed', async () => {
    const client = compat.client()
    await client.auth.signInWithOtp({ phone: DEMO_PHONE, options: { data: { full_name: 'Asha' } } })
    await client.auth.verifyOtp({ phone: DEMO_PHONE, token: DEMO_CODE, type: 'sms' })
    const first = (await client.auth.getClaims()).data?.claims
    expect(first).toMatchObject({
      iss: `${compat.stack.apiUrl}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      phone: DEMO_PHONE.slice(1),
      email: '',
      is_anonymous: false,
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { full_name: 'Asha' },
    })
    expect(first?.amr).toMatchObject([{ method: 'otp' }])
    expect(first?.session_id).toMatch(/^[0-9a-f-]{36}$/)
    await client.auth.updateUser({ data: { full_name: 'Asha Rani' } })
    await client.auth.refreshSession()
    const renewed = (await client.auth.getClaims()).data?.claims
    expect(renewed).toMatchObject({ session_id: first?.session_id, amr: first?.amr })
    expect(renewed?.user_metadata?.['full_name']).toBe('Asha Rani')
  })

  it('tell the database as much as they tell everybody else', async () => {
    const { client, id } = await signedUp(compat)
    const { data } = await client.rpc('my_claims')
    expect(data).toMatchObject({ sub: id, role: 'authenticated', aal: 'aal1', is_anonymous: false })
    expect(data).toEqual((await client.auth.getClaims()).data?.claims)
  })

  it('are refused everywhere when garbled or signed with a strange key', async () => {
    const { id } = await signedUp(compat)
    const strange = { ...generateSigningKey(), kid: compat.stack.signingKey.kid }
    const forged = await tokenWith({ role: 'service_role', sub: id }, strange)
    for (const token of ['garbled', 'a.b.c', 'a b', '', forged])
      expect(await statuses(token), token).toEqual(to(401))
    expect(await reasonOfJoin(forged)).toContain('MalformedJWT')
  })

  it('are refused everywhere when expired', async () => {
    const { id } = await signedUp(compat)
    const token = await tokenWith({ role: 'authenticated', sub: id, exp: Math.floor(Date.now() / 1000) - 1 })
    expect(await statuses(token)).toEqual(to(401))
  })

  it.each(['postgres', 'authenticator', 'supabase_admin'])(
    'are refused for the role %s, even if signed with the right key',
    async (role) => {
      const { id } = await signedUp(compat)
      const token = await tokenWith({ role, sub: id })
      expect(await statuses(token)).toEqual(to(403))
      expect(await reasonOfJoin(token)).toContain(`permission denied to set role "${role}"`)
    },
  )

  it('let no function become postgres, whoever calls it', async () => {
    const { client } = await signedUp(compat)
    for (const caller of [compat.client(), client, compat.client(compat.stack.secretKey)]) {
      const { data, error } = await caller.rpc('become_postgres')
      expect(data).toBeNull()
      expect(error?.message).toContain('permission denied to set role "postgres"')
    }
    const [row] = await compat.stack.database.query(
      'select session_user::text as who, current_user::text as me',
    )
    expect(row).toEqual({ who: 'postgres', me: 'postgres' })
  })

  it('let a statement of a guest take three seconds and one of a person eight', async () => {
    const { client } = await signedUp(compat)
    expect((await compat.client().rpc('longest_statement')).data).toBe('3s')
    expect((await client.rpc('longest_statement')).data).toBe('8s')
    expect((await compat.client(compat.stack.secretKey).rpc('longest_statement')).data).toBe('8s')
    const [row] = await compat.stack.database.query(`select current_setting('statement_timeout') as own`)
    expect(row?.['own']).toBe('0')
  })
})
