import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../database/paths.ts'
import { findDeno } from '../functions/deno-binary.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { seededDatabase } from './test-database.ts'

describe('POST /api/security/violations', () => {
  let folder: string
  let stack: Stack

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-violations-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
    await stack.functions.warmUp()
  }, 120_000)
  beforeEach(() => stack.database.query('delete from public.security_violations'))
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const send = (body: string | undefined, method = 'POST') =>
    fetch(`${stack.webUrl}/api/security/violations`, { method, ...(body === undefined ? {} : { body }) })
  const report = (fields: Readonly<Record<string, unknown>> = {}) =>
    JSON.stringify({ type: 'content-policy', details: {}, ...fields })
  const kept = () =>
    stack.database.query(
      'select type, details, occurred_at, user_agent, url, reporter from public.security_violations',
    )

  it('type-checks', async () => {
    const file = join(paths.root, 'supabase', 'functions', 'security-violations', 'index.ts')
    await promisify(execFile)(findDeno(), ['check', '--quiet', '--no-lock', '--no-config', file], {
      env: { ...process.env, DENO_DIR: join(folder, 'deno') },
    })
  }, 60_000)

  it('keeps type, details, timestamp, userAgent and url, redacted, and answers 204 (Spec §7 security violations)', async () => {
    const timestamp = new Date().toISOString()
    const answer = await send(
      report({
        details: { directive: 'script-src', token: 'abc' },
        timestamp,
        userAgent: 'Firefox',
        url: 'https://angadi.in/auth?token=abc',
      }),
    )
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    const [row] = await kept()
    expect(row).toMatchObject({
      type: 'content-policy',
      details: { directive: 'script-src', token: '[redacted]' },
      user_agent: 'Firefox',
      url: 'https://angadi.in/auth?token=[redacted]',
    })
    expect(new Date(String(row?.['occurred_at'])).toISOString()).toBe(timestamp)
    expect(row?.['reporter']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('does not believe a clock that is a day off', async () => {
    expect((await send(report({ timestamp: '1999-01-01T00:00:00Z' }))).status).toBe(204)
    expect((await kept())[0]?.['occurred_at']).toBeNull()
  })

  it('keeps twenty a minute of one reporter and says nothing about the rest (Decisions, POST /api/security/violations)', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(report())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await kept()).toHaveLength(20)
  })

  it('refuses other methods, what is no report and what is too large, and echoes none of it (Decisions)', async () => {
    expect((await send(undefined, 'GET')).status).toBe(405)
    expect((await send('{}', 'PUT')).status).toBe(405)
    for (const body of [
      '',
      'no json <script>',
      'null',
      '[]',
      '{}',
      report({ type: '<script>' }),
      report({ details: [] }),
    ]) {
      const answer = await send(body)
      expect(answer.status, body).toBe(400)
      expect(await answer.text()).not.toContain('<script>')
    }
    expect((await send(report({ details: { long: 'x'.repeat(9_000) } }))).status).toBe(400)
    expect((await send(report({ details: { long: 'x'.repeat(20_000) } }))).status).toBe(413)
    expect((await send('x'.repeat(70_000))).status).toBe(413)
    expect(await kept()).toEqual([])
  })

  it('lets nobody record past it (Decisions)', async () => {
    const guest = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } })
    const { error: calling } = await guest.rpc('record_violation', {
      type: 'x',
      details: {},
      occurred_at: null,
      user_agent: null,
      url: null,
      reporter: null,
    })
    expect(calling?.code).toBe('42501')
    const { error: writing } = await guest.from('security_violations').insert({ type: 'x' })
    expect(writing?.code).toBe('42501')
  })
})
