import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../database/paths.ts'
import { newSetupToken } from '../start/setup-token.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { seededDatabase } from './test-database.ts'

describe('roles and sessions on the running stack', () => {
  let folder: string
  let stack: Stack
  let people = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-roles-and-sessions-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
  }, 120_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  function client(): SupabaseClient {
    return createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
  }

  /** A new user with a new number. */
  async function person(): Promise<{ client: SupabaseClient; id: string; phone: string }> {
    people += 1
    const phone = `+91987650${String(people).padStart(4, '0')}`
    const made = client()
    await signIn(made, phone)
    const { data } = await made.auth.getUser()
    return { client: made, id: data.user?.id ?? '', phone }
  }

  async function signIn(who: SupabaseClient, phone: string): Promise<void> {
    // The pause between two messages to one number is not what is tried here.
    await stack.database.query('update auth.users set confirmation_sent_at = null where phone = $1', [
      phone.slice(1),
    ])
    expect((await who.auth.signInWithOtp({ phone })).error).toBeNull()
    const message = stack.outbox.messages.find(({ to }) => to === phone)
    const token = message?.text.match(/\d{6}/)?.[0] ?? ''
    expect((await who.auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
  }

  it('makes the first administrator with the token that was printed, once (Decisions, /create-admin)', async () => {
    const first = await person()
    const second = await person()
    expect((await first.client.rpc('setup_is_open')).data).toBe(false)
    expect((await first.client.rpc('create_first_admin', { token: 'any' })).error?.details).toBe(
      'admin_exists',
    )
    await stack.database.query(`delete from public.user_roles where role = 'admin'`)
    const token = await newSetupToken(stack.database)
    expect((await first.client.rpc('setup_is_open')).data).toBe(true)
    expect((await first.client.rpc('create_first_admin', { token: 'wrong' })).data).toEqual({
      outcome: 'wrong_token',
    })
    expect((await first.client.rpc('create_first_admin', { token })).data).toEqual({ outcome: 'created' })
    const { data } = await first.client.auth.refreshSession()
    expect(data.session?.user.app_metadata['role']).toBe('admin')
    expect((await second.client.rpc('create_first_admin', { token })).error?.details).toBe('admin_exists')
    expect(await newSetupToken(stack.database)).toBeUndefined()
  })

  it('opens an application to whoever asks for a role, carries a role that was given in the next session, and a revoked one no more (Spec §7 assign_additional_role, refresh session)', async () => {
    const { client: own, id } = await person()
    const asked = await own.rpc('assign_additional_role', { target_user_id: id, new_role: 'delivery' })
    const applied = await own.from('provider_applications').select('id, state')
    expect(applied.data).toEqual([{ id: asked.data, state: 'draft' }])
    const before = await own.auth.refreshSession()
    expect(before.data.session?.user.app_metadata['roles']).toEqual(['user'])
    await stack.database.query(
      `insert into public.user_roles (user_id, role) values ($1::uuid, 'delivery')`,
      [id],
    )
    const given = await own.auth.refreshSession()
    expect(given.data.session?.user.app_metadata['roles']).toEqual(['delivery', 'user'])
    await stack.database.query(
      `delete from public.user_roles where user_id = $1::uuid and role = 'delivery'`,
      [id],
    )
    const stillOld = await own.rpc('my_jobs')
    expect(stillOld.error?.details).toBe('role_required')
    const taken = await own.auth.refreshSession()
    expect(taken.data.session?.user.app_metadata['roles']).toEqual(['user'])
  })

  it('lets an administrator upsert a setting by its key, within its range and nobody else (Spec §7 app_settings)', async () => {
    const { client: own, id } = await person()
    const upsert = (setting_value: unknown) =>
      own
        .from('app_settings')
        .upsert({ setting_key: 'offer_seconds', setting_value }, { onConflict: 'setting_key' })
    expect((await upsert(45)).error?.details).toBe('role_required')
    await stack.database.query(`insert into public.user_roles (user_id, role) values ($1::uuid, 'admin')`, [
      id,
    ])
    expect((await upsert(45)).error).toBeNull()
    for (const absurd of [10.5, -1, 1e9])
      expect((await upsert(absurd)).error?.details).toBe('setting_value_invalid')
    const { data } = await own.from('app_settings').select('setting_value').eq('setting_key', 'offer_seconds')
    expect(data).toEqual([{ setting_value: 45 }])
  })

  it('ends every session of a person who signs out everywhere, and only this one who signs out here (Spec §7 sign out)', async () => {
    const phone = await person()
    const laptop = client()
    await signIn(laptop, phone.phone)
    await laptop.auth.signOut({ scope: 'local' })
    expect((await phone.client.auth.refreshSession()).error).toBeNull()
    await signIn(laptop, phone.phone)
    expect((await phone.client.auth.signOut({ scope: 'global' })).error).toBeNull()
    expect((await laptop.auth.refreshSession()).error).not.toBeNull()
    const [row] = await stack.database.query(
      'select count(*)::int as left from auth.sessions where user_id = $1::uuid',
      [phone.id],
    )
    expect(row?.['left']).toBe(0)
  })
})
