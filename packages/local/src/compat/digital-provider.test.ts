import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { findDeno } from '../functions/deno-binary.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { signUpProven } from './proven-sign-up.ts'
import { seededDatabase } from './test-database.ts'

/** Waits beyond the jobs' intervals; `expect.poll` knows no test while several run side by side. */
const PATIENCE = { timeout: 20_000, interval: 100 }
const folder = join(paths.root, 'supabase', 'functions')
const quoted = z.object({ quote_id: z.string() })
const placed = z.object({ orders: z.tuple([z.object({ id: z.string() })]) })

describe('a payment on its way from the database to a provider', () => {
  let scratch: string
  let stack: Stack
  let customer: Awaited<ReturnType<typeof signedUp>>

  async function signedUp(name: string) {
    const client = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
    const id = await signUpProven(stack.database, client, {
      email: `${name}@example.com`,
      password: 'correct horse 1',
    })
    return { client, id }
  }

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'angadi-digital-'))
    stack = await startStack({
      root: paths.root,
      openDatabase: seededDatabase,
      scratchFolder: scratch,
      functionSecrets: { DIGITAL_PATIENCE_MS: '200' },
    })
    customer = await signedUp('asha')
    await stack.database.query(`select private.credit_wallet($1, 1000000, 'test-fund')`, [customer.id])
    await stack.database.query(
      `update public.app_settings set setting_value = '100' where setting_key = 'max_live_orders'`,
    )
  }, 180_000)
  afterAll(async () => {
    await stack.stop()
    await rm(scratch, { recursive: true, force: true })
  })

  /** Pays a recharge of a number from the wallet, as an app does. Returns its order. */
  async function recharge(number: string): Promise<string> {
    const request = {
      trade: 'recharge',
      operator: 'airtel_dth',
      number,
      amount_paise: 29_900,
    }
    const quote = await customer.client.rpc('quote_order', { request })
    const answer = await customer.client.rpc('place_order', {
      quote_id: quoted.parse(quote.data).quote_id,
      idempotency_key: randomUUID(),
      payment_method: 'wallet',
    })
    return placed.parse(answer.data).orders[0].id
  }

  const seen = z.object({
    state: z.string(),
    provider_reference: z.string().nullable(),
    failure_code: z.string().nullable(),
  })

  /** What the customer sees of an order. */
  async function payment(order: string) {
    const { data } = await customer.client
      .from('digital_fulfilments')
      .select('state, provider_reference, failure_code')
      .eq('order_id', order)
      .single()
    return seen.parse(data)
  }

  const becomes = (order: string, state: string) =>
    vi.waitFor(async () => expect((await payment(order)).state).toBe(state), PATIENCE)

  /** Ends the pause before the next call: its length is the database's and is tested there. */
  const wake = (order: string) =>
    stack.database.query('update public.digital_fulfilments set next_at = now() where order_id = $1', [order])

  const effects = (order: string) =>
    stack.database.query(
      `select a.action, n.effect from private.fulfilment_answers as n
       join private.fulfilment_attempts as a on a.id = n.attempt_id
       join public.digital_fulfilments as f on f.id = a.fulfilment_id where f.order_id = $1 order by n.id`,
      [order],
    )

  it.concurrent('the function type-checks', async () => {
    await promisify(execFile)(
      findDeno(),
      ['check', '--quiet', '--no-lock', '--no-config', join(folder, 'digital-provider', 'index.ts')],
      { env: { ...process.env, DENO_DIR: join(scratch, 'check') } },
    )
  }, 60_000)

  it.concurrent('succeeds with a reference, and fails with a reason and its money back (Issue 10, The second trade)', async () => {
    const [paid, refused] = [await recharge('3000000001'), await recharge('3000000090')]
    await becomes(paid, 'success')
    expect((await payment(paid)).provider_reference).toMatch(/^SIM[0-9A-F]{8}$/)
    await becomes(refused, 'refunded')
    expect((await payment(refused)).failure_code).toBe('declined_by_operator')
    const { data } = await customer.client
      .from('enhanced_orders')
      .select('id, status, payment_status, refund_paise')
      .in('id', [paid, refused])
      .order('status')
    expect(data).toEqual([
      { id: paid, status: 'delivered', payment_status: 'paid', refund_paise: 0 },
      { id: refused, status: 'cancelled', payment_status: 'refunded', refund_paise: 29_900 },
    ])
  }, 60_000)

  it.concurrent('answered twice counts once (Issue 10, Bad input and failure)', async () => {
    const order = await recharge('3000000092')
    await becomes(order, 'success')
    expect(await effects(order)).toEqual([
      { action: 'pay', effect: 'success' },
      { action: 'pay', effect: 'duplicate' },
    ])
  }, 60_000)

  it.concurrent('whose answer was lost is asked about and never sent again (Issue 10, never charged twice)', async () => {
    const order = await recharge('3000000095')
    await vi.waitFor(async () => expect(await effects(order)).toHaveLength(1), PATIENCE)
    await wake(order)
    await becomes(order, 'success')
    expect(await effects(order)).toEqual([
      { action: 'pay', effect: 'waiting' },
      { action: 'status', effect: 'success' },
    ])
  }, 60_000)

  it.concurrent('that the provider was too busy to take is sent again under the same number', async () => {
    const order = await recharge('3000000096')
    await vi.waitFor(async () => expect(await effects(order)).toHaveLength(1), PATIENCE)
    await wake(order)
    await becomes(order, 'success')
    expect(await effects(order)).toEqual([
      { action: 'pay', effect: 'waiting' },
      { action: 'pay', effect: 'success' },
    ])
  }, 60_000)

  it.concurrent('for another amount, and never answered, comes back after the deadline; a late success is listed (Issue 10, refunded by a timer)', async () => {
    const orders = [await recharge('3000000094'), await recharge('3000000093'), await recharge('3000000097')]
    for (const order of orders)
      await vi.waitFor(async () => expect(await effects(order)).toHaveLength(1), PATIENCE)
    await stack.database.query(
      'update public.digital_fulfilments set deadline_at = now() where order_id = any($1)',
      [orders],
    )
    for (const order of orders) await becomes(order, 'refunded')
    const [other = '', , late = ''] = orders
    await wake(late)
    const listed = () =>
      stack.database.query(
        `select r.kind, f.order_id from public.digital_reconciliation as r
         join public.digital_fulfilments as f on f.id = r.fulfilment_id order by r.kind`,
      )
    await vi.waitFor(
      async () =>
        expect(await listed()).toEqual([
          { kind: 'late_success', order_id: late },
          { kind: 'wrong_amount', order_id: other },
        ]),
      PATIENCE,
    )
    expect((await payment(late)).state).toBe('refunded')
  }, 60_000)

  it.concurrent('a bill is fetched with what the biller asks for (field 2.14)', async () => {
    const { data: id, error } = await customer.client.rpc('request_bill', {
      biller: 'tgspdcl',
      parameters: { unique_service_number: '103456789' },
    })
    expect(error).toBeNull()
    await vi.waitFor(
      async () =>
        expect((await customer.client.rpc('bill_fetch', { id })).data).toMatchObject({
          status: 'fetched',
          bill_number: 'SIM-456789',
          customer_name: 'K. Anjali',
        }),
      PATIENCE,
    )
  }, 60_000)

  it.concurrent('is handed out to the database only, whoever else calls', async () => {
    const url = `${stack.apiUrl}/functions/v1/digital-provider`
    for (const secret of ['', 'x'.repeat(32), stack.secretKey]) {
      const headers = { 'x-provider-secret': secret }
      expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(401)
    }
    for (const name of [
      'claim_fulfilments',
      'claim_bill_fetches',
      'settle_fulfilments',
      'settle_bill_fetches',
    ]) {
      const { error } = await customer.client.rpc(name, name.startsWith('claim') ? {} : { results: [] })
      expect(error?.code).toBe('42501')
    }
  })
})
