import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../database/paths.ts'
import { findDeno } from '../functions/deno-binary.ts'
import { PushReceiver } from '../push/push-receiver.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { signUpProven } from './proven-sign-up.ts'
import { seededDatabase } from './test-database.ts'

describe('a message on its way from the database to a browser', () => {
  let folder: string
  let stack: Stack
  let receiver: PushReceiver

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-push-'))
    receiver = await PushReceiver.start()
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
    await stack.functions.warmUp()
  }, 180_000)
  afterAll(async () => {
    await stack.stop()
    await receiver.stop()
    await rm(folder, { recursive: true, force: true })
  })

  function newClient() {
    return createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
  }

  async function subscribed(name: string) {
    const client = newClient()
    const id = await signUpProven(stack.database, client, {
      email: `${name}@example.com`,
      password: 'correct horse 1',
    })
    const browser = receiver.subscribe()
    const saved = await client.rpc('save_push_subscription', { ...browser, language: 'te' })
    return { client, id, browser, saved }
  }

  const tell = (userId: string, template: string) =>
    stack.database.query('select private.notify($1, $2, $3, $4)', [
      userId,
      template,
      { order_number: 'HYD-7', vendor: 'Deg', order_id: '0b7f8a8e-1111-4222-8333-444455556666' },
      '/order-tracking/7',
    ])

  it('the function type-checks (Issue 2, Web Push)', async () => {
    const file = join(paths.root, 'supabase', 'functions', 'send-push', 'index.ts')
    await promisify(execFile)(findDeno(), ['check', '--quiet', '--no-lock', '--no-config', file], {
      env: { ...process.env, DENO_DIR: join(folder, 'check') },
    })
  }, 60_000)

  it('goes to push services alone (Issue 2, Web Push)', async () => {
    const { saved } = await subscribed('stranger')
    expect(saved.error).toMatchObject({ details: 'push_service_unknown' })
    await stack.database.query('insert into private.push_services (origin_pattern) values ($1)', [
      `^${receiver.origin}$`,
    ])
  })

  it('is encrypted for the browser, signed for its service, and read there (Issue 2, Web Push)', async () => {
    const asha = await subscribed('asha')
    expect(asha.saved.error).toBeNull()
    await tell(asha.id, 'order_out_for_delivery')
    const message = await receiver.next()
    expect(message).toMatchObject({
      endpoint: asha.browser.endpoint,
      audience: receiver.origin,
      key: stack.pushKey,
      headers: {
        'content-encoding': 'aes128gcm',
        topic: '0b7f8a8e111142228333444455556666',
        urgency: 'normal',
      },
    })
    expect(Number(message.headers['ttl'])).toBeGreaterThan(3500)
    expect(JSON.parse(message.text)).toMatchObject({
      template: 'order_out_for_delivery',
      title: 'Order on the way',
      url: '/order-tracking/7',
      language: 'te',
    })
    await expect
      .poll(
        async () => (await asha.client.from('push_subscriptions').select('last_ok_at')).data?.[0]?.last_ok_at,
      )
      .toBeTruthy()
  }, 60_000)

  it('is tried again when the service is busy (Issue 2, Web Push)', async () => {
    const bala = await subscribed('bala')
    receiver.answer(bala.browser.endpoint, 503)
    await tell(bala.id, 'order_ready')
    await receiver.next()
    receiver.answer(bala.browser.endpoint, 201)
    // The pause before the second attempt is the database's and is tested there; here it is over at once.
    const [kept] = await stack.database.query(
      'update private.push_outbox set next_at = now() returning attempts',
    )
    expect(kept).toEqual({ attempts: 1 })
    expect(JSON.parse((await receiver.next()).text)).toMatchObject({ template: 'order_ready' })
  }, 60_000)

  it('ends with a subscription that is gone (Issue 2, Web Push)', async () => {
    const chand = await subscribed('chand')
    receiver.answer(chand.browser.endpoint, 410)
    await tell(chand.id, 'order_delivered')
    await receiver.next()
    await expect
      .poll(async () => (await chand.client.from('push_subscriptions').select('id')).data)
      .toEqual([])
  }, 60_000)

  it('is sent for the database only, whoever else calls (Issue 2, Web Push)', async () => {
    const dev = await subscribed('dev')
    const { data } = await dev.client.auth.getSession()
    for (const headers of [
      {},
      { apikey: stack.publishableKey },
      { authorization: `Bearer ${data.session?.access_token}` },
      { authorization: `Bearer ${stack.secretKey}`, apikey: stack.secretKey },
      { 'x-push-secret': '' },
      { 'x-push-secret': 'x'.repeat(32) },
    ]) {
      const answer = await fetch(`${stack.apiUrl}/functions/v1/send-push`, { method: 'POST', headers })
      expect(answer.status, JSON.stringify(headers)).toBe(401)
    }
    for (const name of ['claim_pushes', 'settle_pushes']) {
      const { error } = await dev.client.rpc(name, name === 'claim_pushes' ? {} : { results: [] })
      expect(error?.code).toBe('42501')
    }
  })
})
