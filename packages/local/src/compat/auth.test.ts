import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CompatStack, DEMO_CODE, DEMO_PHONE, signedUp, startCompatStack } from './compat-stack.ts'

describe('supabase-js signs people in', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack()
  }, 60_000)
  afterAll(() => compat.stop())

  function lastCodeTo(phone: string): string {
    const message = compat.stack.outbox.messages.find(({ to }) => to === phone)
    return message?.text.match(/\d{6}/)?.[0] ?? ''
  }

  it('signs up with e-mail and password and in again', async () => {
    const { client, id } = await signedUp(compat)
    await client.auth.signOut()
    const { data: user } = await client.auth.getUser()
    expect(user.user).toBeNull()
    const again = await client.auth.signInWithPassword({
      email: 'person1@example.com',
      password: 'correct horse',
    })
    expect(again.error).toBeNull()
    expect(again.data.user?.id).toBe(id)
    expect(again.data.user?.user_metadata['full_name']).toBe('Person 1')
  })

  it('refuses a wrong password and a password that is too short', async () => {
    const client = compat.client()
    const wrong = await client.auth.signInWithPassword({
      email: 'person1@example.com',
      password: 'wrong horse',
    })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const short = await client.auth.signUp({ email: 'short@example.com', password: '12345' })
    expect(short.error?.code).toBe('weak_password')
  })

  it('signs a new phone number in with the code that it was sent (Spec §7 Auth)', async () => {
    const client = compat.client()
    const phone = '+919876543210'
    const asked = await client.auth.signInWithOtp({ phone, options: { data: { full_name: 'Lakshmi' } } })
    expect(asked.error).toBeNull()
    expect(asked.data.messageId).toBeTruthy()
    const { data, error } = await client.auth.verifyOtp({ phone, token: lastCodeTo(phone), type: 'sms' })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe('919876543210')
    expect(data.user?.user_metadata['full_name']).toBe('Lakshmi')
    const { data: who } = await client.auth.getUser()
    expect(who.user?.id).toBe(data.user?.id)
  })

  it('refuses a wrong code, and a code that was used', async () => {
    const client = compat.client()
    const phone = '+919876500001'
    await client.auth.signInWithOtp({ phone })
    const code = lastCodeTo(phone)
    const wrong = await client.auth.verifyOtp({
      phone,
      token: code === '000000' ? '000001' : '000000',
      type: 'sms',
    })
    expect(wrong.error?.code).toBe('otp_expired')
    expect(wrong.error?.status).toBe(403)
    const right = await client.auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(right.error).toBeNull()
    const twice = await compat.client().auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(twice.error?.code).toBe('otp_expired')
  })

  it('refuses a code that is older than five minutes', async () => {
    const client = compat.client()
    const phone = '+919876500002'
    await client.auth.signInWithOtp({ phone })
    await compat.stack.database.query(
      `update auth.users set confirmation_sent_at = now() - interval '6 minutes' where phone = '919876500002'`,
    )
    const late = await client.auth.verifyOtp({ phone, token: lastCodeTo(phone), type: 'sms' })
    expect(late.error?.code).toBe('otp_expired')
  })

  it('sends no second message within a minute, and says how long to wait', async () => {
    const client = compat.client()
    const phone = '+919876500003'
    await client.auth.signInWithOtp({ phone })
    const soon = await client.auth.resend({ phone, type: 'sms' })
    expect(soon.error?.code).toBe('over_sms_send_rate_limit')
    expect(soon.error?.status).toBe(429)
    expect(soon.error?.message).toMatch(/after \d+ seconds/)
    await compat.stack.database.query(
      `update auth.users set confirmation_sent_at = now() - interval '61 seconds' where phone = '919876500003'`,
    )
    const first = lastCodeTo(phone)
    const later = await client.auth.resend({ phone, type: 'sms' })
    expect(later.error).toBeNull()
    const second = lastCodeTo(phone)
    const { error } = await client.auth.verifyOtp({ phone, token: second, type: 'sms' })
    expect(error).toBeNull()
    expect(
      compat.stack.outbox.messages
        .filter(({ to }) => to === phone)
        .map(({ text }) => text.match(/\d{6}/)?.[0]),
    ).toEqual([second, first])
  })

  /** A client behind a proxy on this machine, with this address. */
  const at = (address: string) => compat.client(undefined, { 'x-forwarded-for': address })

  it('pauses whoever sent five wrong codes, even with the right one (Spec §5 Code)', async () => {
    const client = at('203.0.113.7')
    const phone = '+919876500004'
    await client.auth.signInWithOtp({ phone })
    const code = lastCodeTo(phone)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) await client.auth.verifyOtp({ phone, token: wrong, type: 'sms' })
    const right = await client.auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(right.error?.code).toBe('over_request_rate_limit')
    expect(right.error?.status).toBe(429)
  })

  it('keeps no owner out while a stranger guesses, before and after a new code (Spec §5 Code)', async () => {
    const owner = at('203.0.113.8')
    const stranger = at('198.51.100.1')
    const phone = '+919876500006'
    const guess = async (code: string) => {
      const wrong = code === '111111' ? '222222' : '111111'
      for (let tries = 0; tries < 6; tries++)
        await stranger.auth.verifyOtp({ phone, token: wrong, type: 'sms' })
    }
    await owner.auth.signInWithOtp({ phone })
    await guess(lastCodeTo(phone))
    const first = await owner.auth.verifyOtp({ phone, token: lastCodeTo(phone), type: 'sms' })
    expect(first.error).toBeNull()
    await compat.stack.database.query(
      `update auth.users set confirmation_sent_at = now() - interval '61 seconds' where phone = '919876500006'`,
    )
    await owner.auth.signInWithOtp({ phone })
    await guess(lastCodeTo(phone))
    const second = await owner.auth.verifyOtp({ phone, token: lastCodeTo(phone), type: 'sms' })
    expect(second.error).toBeNull()
    const late = await stranger.auth.verifyOtp({ phone, token: '000000', type: 'sms' })
    expect(late.error?.code).toBe('over_request_rate_limit')
  })

  it('keeps the wait for the next message while a code is guessed at, a hundred times from everywhere', async () => {
    const phone = '+919876500093'
    await compat.client().auth.signInWithOtp({ phone })
    const code = lastCodeTo(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let round = 0; round < 5; round++)
      await Promise.all(
        Array.from({ length: 20 }, (_, address) =>
          compat
            .client(undefined, { 'x-forwarded-for': `203.0.113.${address}` })
            .auth.verifyOtp({ phone, token: wrong, type: 'sms' }),
        ),
      )
    const late = await compat.client().auth.verifyOtp({ phone, token: code, type: 'sms' })
    expect(late.error?.code).toBe('otp_expired')
    const again = await compat.client().auth.signInWithOtp({ phone })
    expect(again.error?.code).toBe('over_sms_send_rate_limit')
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const tried = (email: string) =>
      compat.client().auth.signInWithPassword({ email, password: 'wrong horse' })
    const { error: known } = await tried('person1@example.com')
    const { error: unknown } = await tried('nobody@example.com')
    expect(unknown?.code).toBe('invalid_credentials')
    expect([unknown?.status, unknown?.message]).toEqual([known?.status, known?.message])
  })

  it('refuses numbers outside India, whoever asks (Spec §2 Welcome choice)', async () => {
    for (const phone of ['+14155550100', '+915849012345', '+449876543210']) {
      const { error } = await compat.client().auth.signInWithOtp({ phone })
      expect(error?.status, phone).toBe(400)
      expect(error?.code, phone).toBe('validation_failed')
    }
    const rows = await compat.stack.database.query(
      `select id from auth.users where phone in ('14155550100', '915849012345', '449876543210')`,
    )
    expect(rows).toEqual([])
  })

  it('knows the fixed codes of config.toml, for many sign-ins at once and without a message', async () => {
    const before = compat.stack.outbox.messages.length
    const sessions = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = compat.client()
        const asked = await client.auth.signInWithOtp({ phone: DEMO_PHONE })
        expect(asked.error).toBeNull()
        return client.auth.verifyOtp({ phone: DEMO_PHONE, token: DEMO_CODE, type: 'sms' })
      }),
    )
    expect(sessions.map(({ error }) => error)).toEqual([null, null, null])
    expect(new Set(sessions.map(({ data }) => data.user?.id)).size).toBe(1)
    expect(compat.stack.outbox.messages.length).toBe(before)
  })

  it('creates nobody when asked not to', async () => {
    const { error } = await compat.client().auth.signInWithOtp({
      phone: '+919876500005',
      options: { shouldCreateUser: false },
    })
    expect(error?.code).toBe('otp_disabled')
  })

  it('refuses what is no phone number', async () => {
    const { error } = await compat.client().auth.signInWithOtp({ phone: '+0123' })
    expect(error?.code).toBe('validation_failed')
  })

  it('refreshes a phone session, and ends it on sign-out', async () => {
    const client = compat.client()
    await client.auth.signInWithOtp({ phone: DEMO_PHONE })
    const { data } = await client.auth.verifyOtp({ phone: DEMO_PHONE, token: DEMO_CODE, type: 'sms' })
    const token = data.session?.refresh_token ?? ''
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session?.refresh_token).not.toBe(token)
    const latest = refreshed.data.session?.refresh_token ?? ''
    await client.auth.signOut()
    const after = await compat.client().auth.refreshSession({ refresh_token: latest })
    expect(after.error).not.toBeNull()
  })

  it('answers nobody without an API key', async () => {
    const { error } = await compat.client('sb_publishable_wrong').auth.signInWithOtp({ phone: DEMO_PHONE })
    expect(error?.status).toBe(401)
  })
})
