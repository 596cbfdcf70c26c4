import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import { picturePaths, readPicture } from '../../../../supabase/seeds/pictures.ts'
import { paths } from '../database/paths.ts'
import { findDeno } from '../functions/deno-binary.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { orderThroughApi } from './order-through-api.ts'
import { seededDatabase } from './test-database.ts'

const withOrder = z.object({ id: z.uuid(), vendor_id: z.uuid() })
const stored = z.object({ path: z.string() })

describe('the parties of an order', () => {
  let folder: string
  let stack: Stack
  let customer: SupabaseClient
  let vendor: SupabaseClient
  let stranger: SupabaseClient
  let order: z.infer<typeof withOrder>

  async function demo(role: string, index = 0): Promise<SupabaseClient> {
    const account = demoAccounts.filter((one) => one.role === role)[index]
    const client = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { error } = await client.auth.verifyOtp({
      phone: account?.phone ?? '',
      token: account?.code ?? '',
      type: 'sms',
    })
    if (error) throw error
    return client
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-contact-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
    await stack.functions.warmUp()
    ;[customer, vendor, stranger] = await Promise.all([demo('customer'), demo('vendor'), demo('customer', 1)])
    await orderThroughApi(customer)
    const { data } = await customer
      .from('enhanced_orders')
      .select('id, vendor_id')
      .order('created_at', { ascending: false })
      .limit(1)
      .single()
    order = withOrder.parse(data)
  }, 180_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function sendPicture(client: SupabaseClient, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    const { data } = await client.auth.getSession()
    const query = new URLSearchParams({ order: order.id, as: 'user', to: 'vendor' })
    return fetch(`${stack.apiUrl}/functions/v1/order-picture?${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/octet-stream',
      },
      body: bytes,
    })
  }

  const photo = () => new Uint8Array(readPicture(picturePaths()[0] ?? ''))

  it('reach each other through functions that type-check', async () => {
    const files = [
      'telephony',
      'order-picture',
      'support-picture',
      'review-picture',
      'return-picture',
      'door-picture',
      'visit-picture',
    ].map((name) => join(paths.root, 'supabase', 'functions', name, 'index.ts'))
    await promisify(execFile)(findDeno(), ['check', '--quiet', '--no-lock', '--no-config', ...files], {
      env: { ...process.env, DENO_DIR: join(folder, 'check') },
    })
  }, 60_000)

  it('send pictures that their reader sees and nobody else does (Issue 10, reaching each other)', async () => {
    const answer = await sendPicture(customer, photo())
    expect(answer.status).toBe(200)
    const { path } = stored.parse(await answer.json())
    const sent = await customer.rpc('send_message', {
      conversation_id: order.id,
      as_role: 'user',
      to_role: 'vendor',
      client_id: randomUUID(),
      kind: 'picture',
      picture: path,
    })
    expect(sent.error).toBeNull()
    const seenBy = async (client: SupabaseClient) =>
      (await client.storage.from('order-pictures').download(path)).data?.size
    expect(await seenBy(vendor)).toBe(photo().length)
    expect(await seenBy(stranger)).toBeUndefined()
    expect(await seenBy(createClient(stack.apiUrl, stack.publishableKey))).toBeUndefined()
  })

  it('are told why a picture that is none, too large, or from a stranger is refused (Issue 10, bad input)', async () => {
    const refusal = async (answer: Response) => [answer.status, await answer.json()] as const
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>')
    expect(await refusal(await sendPicture(customer, page))).toMatchObject([
      400,
      { details: 'picture_invalid' },
    ])
    const huge = new Uint8Array(600_000)
    huge.set(photo())
    expect(await refusal(await sendPicture(customer, huge))).toMatchObject([
      400,
      { details: 'picture_invalid' },
    ])
    expect(await refusal(await sendPicture(stranger, photo()))).toMatchObject([
      404,
      { details: 'conversation_not_found' },
    ])
    const own = await customer.storage
      .from('order-pictures')
      .upload(`${order.id}/past-the-function.webp`, photo(), { contentType: 'image/webp' })
    expect(own.error).not.toBeNull()
  })

  it('are called for the database only, and reported on by the service only (Issue 10, reaching each other)', async () => {
    for (const [path, headers] of [
      ['telephony', {}],
      ['telephony', { 'x-telephony-secret': 'x'.repeat(32) }],
      ['telephony', { authorization: `Bearer ${stack.secretKey}` }],
      [`telephony/status?call=${randomUUID()}&token=${'0'.repeat(64)}`, {}],
    ] as const) {
      const answer = await fetch(`${stack.apiUrl}/functions/v1/${path}`, { method: 'POST', headers })
      expect(answer.status, path).toBe(401)
    }
  })
})
