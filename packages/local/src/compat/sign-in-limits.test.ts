import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CompatStack, DEMO_CODE, DEMO_PHONE, startCompatStack } from './compat-stack.ts'

describe('a stack with limits on signing in', () => {
  let compat: CompatStack

  beforeAll(async () => {
    const limits = '[auth.rate_limit]\nsign_in_sign_ups = 4\ntoken_verifications = 3\nsms_sent = 2\n'
    compat = await startCompatStack(limits, true)
  }, 60_000)
  afterAll(() => compat.stop())

  /** A client behind a proxy on this machine, with this address. */
  const at = (address: string) => compat.client(undefined, { 'x-forwarded-for': address })

  it('refuses the code that is one too many of an address, and sends to another address', async () => {
    const client = at('203.0.113.1')
    for (let turn = 0; turn < 4; turn++)
      expect((await client.auth.signInWithOtp({ phone: DEMO_PHONE })).error).toBeNull()
    const { error } = await client.auth.signInWithOtp({ phone: DEMO_PHONE })
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect((await at('203.0.113.2').auth.signInWithOtp({ phone: DEMO_PHONE })).error).toBeNull()
  })

  it('refuses the password that is one too many of an address', async () => {
    const client = at('203.0.113.3')
    const account = { email: 'nobody@example.com', password: 'wrong horse' }
    for (let turn = 0; turn < 4; turn++)
      expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
    expect((await client.auth.signInWithPassword(account)).error?.status).toBe(429)
  })

  it('refuses the verification that is one too many of an address, even with the right code', async () => {
    const client = at('203.0.113.4')
    const guess = (token: string) => client.auth.verifyOtp({ phone: DEMO_PHONE, token, type: 'sms' })
    for (let turn = 0; turn < 3; turn++) expect((await guess('000000')).error?.code).toBe('otp_expired')
    expect((await guess(DEMO_CODE)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })

  it('sends no more messages than it may in an hour, to whatever numbers and addresses', async () => {
    const numbers = ['+919876500011', '+919876500012', '+919876500013']
    const answers = await Promise.all(
      numbers.map((phone, index) => at(`198.51.100.${index}`).auth.signInWithOtp({ phone })),
    )
    const refused = answers.flatMap(({ error }) => (error ? [error] : []))
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    expect(compat.stack.outbox.messages).toHaveLength(2)
  })
})
