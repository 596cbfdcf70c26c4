import type { Database } from '@angadi/data/database.types.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'

type Client = SupabaseClient<Database>

/** An attacker who found a token and knows the public key: the official client with that token. */
function thief(stack: TestStack, token: string): Client {
  return createClient<Database>(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  })
}

/** The first request of each console. */
const CONSOLE_CALLS = {
  admin: (client: Client) => client.rpc('admin_overview'),
  delivery: (client: Client) => client.rpc('my_courier'),
  adminRoles: (client: Client) =>
    client.rpc('revoke_role', { target_user_id: crypto.randomUUID(), role: 'vendor' }),
  adminSetting: (client: Client) =>
    client.rpc('update_setting', { setting_key: 'guest_browsing_enabled', setting_value: false }),
} as const

test.describe('the server refuses by itself (Spec §6; Decisions, Server-side authorisation)', () => {
  test('a stolen token opens no console of another role', async ({ as, stack }) => {
    for (const who of ['ananya', 'restaurant'] as const) {
      const { session } = await as(who)
      const stolen = thief(stack, session.access_token)
      for (const [name, call] of Object.entries(CONSOLE_CALLS)) {
        const { error, status } = await call(stolen)
        expect([status, error?.code], `${who} ${name}`).toEqual([403, 'PT403'])
      }
      const { data: log } = await stolen.from('audit_log').select('id').limit(1)
      expect(log).toEqual([])
      const { data: roles } = await stolen.from('user_roles').select('user_id')
      expect(new Set(roles?.map(({ user_id }) => user_id))).toEqual(new Set([session.user.id]))
    }
  })

  test('anonymous visitors are refused whatever a console asks for', async ({ stack }) => {
    const guest = thief(stack, stack.publishableKey)
    for (const [name, call] of Object.entries(CONSOLE_CALLS)) {
      const { error } = await call(guest)
      expect(error?.code, name).toBe('42501')
    }
    for (const { error } of [await guest.rpc('check_roles'), await guest.rpc('setup_is_open')])
      expect(error?.code).toBe('42501')
    expect((await guest.from('user_roles').select('role')).error?.code).toBe('42501')
  })

  test('a token from before a role was taken away grants it no more', async ({ as, stack, newAccount }) => {
    const admin = await as('admin')
    const person = await newAccount({ roles: ['admin'] })
    const held = { target_user_id: person.id }
    const outdated = person.session.access_token
    expect(person.session.user.app_metadata['roles']).toContain('admin')
    expect((await thief(stack, outdated).rpc('admin_overview')).error).toBeNull()
    expect((await admin.client.rpc('revoke_role', { ...held, role: 'admin' })).error).toBeNull()
    const { error, status } = await thief(stack, outdated).rpc('admin_overview')
    expect([status, error?.code]).toEqual([403, 'PT403'])
    const { data: granted } = await thief(stack, outdated).rpc('check_roles')
    expect(granted?.filter((row) => row.granted).map((row) => row.role)).toEqual(['user'])
  })

  test('a token that somebody rewrote counts for nothing', async ({ as, stack }) => {
    const { session } = await as('ananya')
    const [head = '', body = '', signature = ''] = session.access_token.split('.')
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    const rewrite = (changes: object) =>
      Buffer.from(JSON.stringify(Object.assign({}, claims, changes))).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const { session: admin } = await as('admin')
    const forged = [
      `${head}.${rewrite({ role: 'service_role' })}.${signature}`,
      `${head}.${rewrite({ sub: admin.user.id })}.${signature}`,
      `${unsigned}.${rewrite({ sub: admin.user.id })}.`,
      `${head}.${rewrite({ exp: 4_000_000_000 })}.${signature}`,
    ]
    for (const token of forged) {
      const { status, error } = await thief(stack, token).rpc('admin_overview')
      expect([status, error === null]).toEqual([401, false])
    }
  })

  test('signing out everywhere ends every session of the person, and only theirs (Spec §7 sign out)', async ({
    newAccount,
    stack,
  }) => {
    const person = await newAccount()
    const other = await newAccount()
    const { data: twin } = await person.client.auth.refreshSession()
    const latest = twin.session?.refresh_token ?? ''
    expect((await person.client.auth.signOut({ scope: 'global' })).error).toBeNull()
    const later = await thief(stack, stack.publishableKey).auth.refreshSession({ refresh_token: latest })
    expect(later.error).not.toBeNull()
    expect((await other.client.auth.refreshSession()).error).toBeNull()
    expect((await other.client.from('user_roles').select('role')).data).toEqual([{ role: 'user' }])
  })
})
