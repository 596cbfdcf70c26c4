import { expect, test } from 'vitest'
import { AuthLimits } from './auth-limits.ts'

const LIMITS = { sms_sent: 30, sign_in_sign_ups: 30, token_verifications: 30, token_refresh: 150 }

function ask(limits: AuthLimits, path: string, times: number, address = 'home', method = 'POST'): number {
  const url = new URL(`http://api/auth/v1/${path}`)
  return Array.from({ length: times }, () => limits.refusal(method, url, address)).filter(Boolean).length
}

test.each(['otp', 'signup', 'resend', 'recover', 'token?grant_type=password', 'verify'])(
  'an address may ask /%s thirty times at once and no more',
  (path) => {
    const limits = new AuthLimits(LIMITS, () => 0)
    expect(ask(limits, path, 30)).toBe(0)
    expect(ask(limits, path, 1)).toBe(1)
    expect(ask(limits, path, 30, 'elsewhere')).toBe(0)
  },
)

test('links of emails count as verifications', () => {
  const limits = new AuthLimits(LIMITS, () => 0)
  expect(ask(limits, 'verify', 20)).toBe(0)
  expect(ask(limits, 'verify?token=x', 20, 'home', 'GET')).toBe(10)
})

test('renewing a session has a limit of its own, and looking after oneself has none', () => {
  const limits = new AuthLimits(LIMITS, () => 0)
  expect(ask(limits, 'token?grant_type=refresh_token', 151)).toBe(1)
  expect(ask(limits, 'token?grant_type=password', 30)).toBe(0)
  expect(ask(limits, 'user', 500, 'home', 'GET') + ask(limits, 'logout', 500)).toBe(0)
})

test('what is spent comes back evenly within five minutes', () => {
  let now = 0
  const limits = new AuthLimits(LIMITS, () => now)
  expect(ask(limits, 'otp', 30)).toBe(0)
  now = 10_000
  expect(ask(limits, 'otp', 2)).toBe(1)
  now = 10 * 60_000
  expect(ask(limits, 'otp', 31)).toBe(1)
})
