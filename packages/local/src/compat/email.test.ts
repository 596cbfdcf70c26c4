import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyToken } from '../gateway/jwt.ts'
import { type CompatStack, startCompatStack } from './compat-stack.ts'

const answerSchema = z.looseObject({ error_code: z.string().optional() })

describe('supabase-js signs people in by e-mail that is proven first', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack('[auth.email]\nenable_confirmations = true\n')
  }, 60_000)
  afterAll(() => compat.stop())

  const mailsTo = (address: string) => compat.stack.outbox.messages.filter(({ to }) => to === address)

  /** Follows the link of the last email as a browser does, up to the final page. */
  async function followLinkTo(address: string): Promise<URL> {
    const link = mailsTo(address)[0]?.text.match(/https?:\/\/\S+/)?.[0] ?? ''
    const answer = await fetch(link, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '')
  }

  const signUp = (email: string, password = 'ten quiet peacocks') =>
    compat.client().auth.signUp({ email, password, options: { data: { full_name: 'Lakshmi' } } })

  it('sends a mail whose link ends at the callback page with a session (Spec §4 Email login)', async () => {
    const email = 'lakshmi@example.com'
    const { data, error } = await signUp(email)
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    const early = await compat.client().auth.signInWithPassword({ email, password: 'ten quiet peacocks' })
    expect(early.error?.code).toBe('email_not_confirmed')
    const end = await followLinkTo(email)
    expect(end.pathname).toBe('/auth/callback')
    const token = new URLSearchParams(end.hash.slice(1)).get('access_token') ?? ''
    expect(await verifyToken(token, compat.stack.signingKey)).toMatchObject({
      kind: 'valid',
      claims: { email, amr: [{ method: 'otp' }] },
    })
    const late = await compat.client().auth.signInWithPassword({ email, password: 'ten quiet peacocks' })
    expect(late.error).toBeNull()
    expect(late.data.user?.user_metadata['full_name']).toBe('Lakshmi')
  })

  it('names an unproven address only to whoever knows its password', async () => {
    const email = 'unproven@example.com'
    await signUp(email)
    const tried = (password: string) => compat.client().auth.signInWithPassword({ email, password })
    expect((await tried('five loud peacocks')).error?.code).toBe('invalid_credentials')
    expect((await tried('ten quiet peacocks')).error?.code).toBe('email_not_confirmed')
  })

  it('answers a sign-up for a known address as for a new one (Decisions, Email sign-in that signs up)', async () => {
    const known = 'known@example.com'
    await signUp(known)
    await followLinkTo(known)
    const sent = mailsTo(known).length
    const again = await signUp(known, 'another password')
    const fresh = await signUp('fresh@example.com', 'another password')
    expect(again.error).toBeNull()
    expect(again.data.session).toBeNull()
    expect(again.data.user?.email).toBe(known)
    expect(Object.keys(fresh.data.user ?? {})).toEqual(
      expect.arrayContaining(['id', 'email', 'user_metadata', 'created_at']),
    )
    expect(mailsTo(known).length).toBe(sent)
    const stolen = await compat
      .client()
      .auth.signInWithPassword({ email: known, password: 'another password' })
    expect(stolen.error?.code).toBe('invalid_credentials')
  })

  it('still refuses a password that is too short, for known and new addresses alike (Spec §9 Login)', async () => {
    for (const email of ['known@example.com', 'short@example.com'])
      expect((await signUp(email, '12345')).error?.code).toBe('weak_password')
  })

  it('sends the mail again after a minute to whoever has not answered it', async () => {
    const email = 'again@example.com'
    await signUp(email)
    await signUp(email)
    expect(mailsTo(email).length).toBe(1)
    await compat.stack.database.query(
      `update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`,
      [email],
    )
    const { error } = await compat.client().auth.resend({ type: 'signup', email })
    expect(error).toBeNull()
    expect(mailsTo(email).length).toBe(2)
    const end = await followLinkTo(email)
    expect(new URLSearchParams(end.hash.slice(1)).get('access_token')).toBeTruthy()
  })

  it('resets a password with the link of a mail, once (Issue: password reset)', async () => {
    const email = 'forgetful@example.com'
    await signUp(email)
    await followLinkTo(email)
    const client = compat.client()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const labels = new URLSearchParams((await followLinkTo(email)).hash.slice(1))
    expect(labels.get('type')).toBe('recovery')
    const { error } = await client.auth.setSession({
      access_token: labels.get('access_token') ?? '',
      refresh_token: labels.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect((await client.auth.updateUser({ password: 'eleven quiet peacocks' })).error).toBeNull()
    const now = await compat.client().auth.signInWithPassword({ email, password: 'eleven quiet peacocks' })
    expect(now.error).toBeNull()
    const before = await compat.client().auth.signInWithPassword({ email, password: 'ten quiet peacocks' })
    expect(before.error?.code).toBe('invalid_credentials')
    const twice = new URLSearchParams((await followLinkTo(email)).hash.slice(1))
    expect(twice.get('error_code')).toBe('otp_expired')
  })

  it('answers a reset for an unknown address as for a known one', async () => {
    const { error } = await compat.client().auth.resetPasswordForEmail('nobody@example.com')
    expect(error).toBeNull()
    expect(mailsTo('nobody@example.com')).toEqual([])
  })

  it.each([
    ['recover', { email: 42 }],
    ['recover', { email: { a: 1 } }],
    ['recover', []],
    ['signup', { email: ['a@example.com'], password: 'secret!' }],
    ['signup', { email: 'b@example.com', password: 1234567 }],
    ['token?grant_type=password', { email: true, password: 'x' }],
    ['otp', { phone: 919876543210 }],
    ['verify', { type: 7, token: 123456, phone: '+919876543210' }],
  ])('refuses a body of the wrong kind instead of failing over it: %s %j', async (path, body) => {
    const { apiUrl, publishableKey } = compat.stack
    const answer = await fetch(`${apiUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(answerSchema.parse(await answer.json()).error_code).toBe('bad_json')
  })
})
