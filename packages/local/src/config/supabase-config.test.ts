import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../database/paths.ts'
import { demoAccounts } from '../start/demo-accounts.ts'
import { durationMs } from './duration.ts'
import { parseSupabaseConfig, readSupabaseConfig } from './supabase-config.ts'

describe('supabase/config.toml', () => {
  it('is understood, and gives each demo account the code that is printed for it', async () => {
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    const accounts = await demoAccounts(paths.root)
    expect(config.auth.sms.test_otp).toEqual(
      Object.fromEntries(accounts.map(({ phone, code }) => [phone.replace('+', ''), code])),
    )
  })

  it('carries no demo code and no address of this machine when it is pushed as it stands', async () => {
    const text = await readFile(join(paths.root, 'supabase', 'config.toml'), 'utf8')
    const { auth } = parseSupabaseConfig(text, 'config.toml')
    expect(auth.sms.test_otp).toEqual({})
    expect(auth.site_url).toMatch(/^https:/)
    expect(JSON.stringify(auth)).not.toMatch(/localhost|127\.0\.0\.1/)
  })

  it('limits sign-ins, verifications and messages as hosted Supabase does by default', async () => {
    const { auth } = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    expect(auth.rate_limit).toEqual({
      sign_in_sign_ups: 30,
      token_verifications: 30,
      token_refresh: 150,
      sms_sent: 30,
    })
  })

  it('leaves the tokens of no function to the platform, which knows no asymmetric keys', async () => {
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    const entries = await readdir(join(paths.root, 'supabase', 'functions'))
    const names = entries.filter((name) => /^[a-z]/.test(name))
    expect(config.functions).toEqual(Object.fromEntries(names.map((name) => [name, { verify_jwt: false }])))
  })

  it('lets the next code be sent when the countdown on the screen ends (Decisions, Resend countdown)', async () => {
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    expect(config.auth.sms.max_frequency).toBe(30_000)
  })

  it('keeps a code good for longer than the longest wait for the next one (Decisions, Resend countdown)', async () => {
    const text = await readFile(join(paths.root, 'supabase', 'config.toml'), 'utf8')
    const longestWait = 120
    const { auth } = parseSupabaseConfig(text, 'config.toml')
    // Pushed to hosted projects as it stands; the embedded stack reads the same value.
    expect(auth.sms.otp_expiry).toBe(300)
    expect(auth.sms.otp_expiry).toBeGreaterThan(longestWait)
  })

  it('ends the SMS with the line from which browsers read the code (Spec §2 Sign-in screens)', async () => {
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    expect(config.auth.sms.template.split('\n').at(-1)).toBe('@localhost #{{ .Code }}')
  })

  it('makes the codes of mails too long to be guessed within their hour', async () => {
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    expect(config.auth.email.otp_length).toBe(10)
    expect(config.auth.email.otp_expiry).toBeLessThanOrEqual(3600)
  })

  it('has an e-mail address proven before it signs in (Spec §4 Email login)', async () => {
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    expect(config.auth.email.enable_confirmations).toBe(true)
    expect(config.auth.minimum_password_length).toBe(6)
  })

  it('may be missing or short: the official defaults apply', () => {
    const config = parseSupabaseConfig('', 'config.toml')
    expect(config.auth.jwt_expiry).toBe(3600)
    expect(config.api.schemas).toEqual(['public'])
  })

  it('names the file and the value that it cannot read', () => {
    expect(() => parseSupabaseConfig('[auth]\njwt_expiry = "soon"', 'config.toml')).toThrow(
      /config\.toml.*jwt_expiry/s,
    )
  })

  it('writes durations as 60s or 1m30s', () => {
    expect(durationMs('60s')).toBe(60_000)
    expect(durationMs('1m30s')).toBe(90_000)
    expect(durationMs('250ms')).toBe(250)
    for (const text of ['', '60', 's', '5 s', '1d']) expect(() => durationMs(text), text).toThrow()
  })
})
