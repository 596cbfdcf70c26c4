import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { orderDinner, RESTAURANT } from '../market/order-dinner.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { demoCustomer } from './order-through-api.ts'
import { signUpProven } from './proven-sign-up.ts'
import { seededDatabase } from './test-database.ts'

/** Waits beyond the intervals of the jobs. */
const PATIENCE = { timeout: 25_000, interval: 100 }
const started = z.object({
  state: z.literal('open'),
  key_id: z.string(),
  provider_order_id: z.string(),
  amount_paise: z.int(),
  currency: z.literal('INR'),
  script: z.literal('/simulator/payments/checkout.js'),
  pay_by: z.iso.datetime({ offset: true }),
})
const paid = z.object({
  state: z.literal('paid'),
  response: z.object({
    razorpay_payment_id: z.string(),
    razorpay_order_id: z.string(),
    razorpay_signature: z.string(),
  }),
})
const state = z.object({ state: z.string(), due_paise: z.int(), refund_paise: z.int() })
const refusal = z.object({ error: z.object({ code: z.string() }) })
const withId = z.object({ id: z.uuid() })

describe('a payment at the gateway, from the order to the books', () => {
  let scratch: string
  let stack: Stack
  let customer: SupabaseClient
  let booked: number

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'angadi-payments-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: scratch })
    customer = await demoCustomer(stack)
    await stack.database.query(
      `update public.app_settings set setting_value = '100' where setting_key = 'max_live_orders'`,
    )
    booked = await clearing()
  }, 180_000)
  afterAll(async () => {
    await stack.stop()
    await rm(scratch, { recursive: true, force: true })
  })

  async function rpc<T>(schema: z.ZodType<T>, name: string, args: object): Promise<T> {
    return schema.parse((await customer.rpc(name, args).throwOnError()).data)
  }

  /** What the books say that the gateway owes us. */
  async function clearing(): Promise<number> {
    const [row] = await stack.database.query(
      `select -coalesce(sum(e.amount_paise), 0)::float8 as paise from private.ledger_entries as e
       join private.ledger_accounts as a on a.id = e.account_id where a.kind = 'gateway_clearing'`,
    )
    return Number(row?.['paise'])
  }

  /** Orders a dinner to be paid at the gateway. Returns its order and its checkout. */
  async function order() {
    const vendor = await customer.from('vendors').select('id').eq('slug', RESTAURANT).single().throwOnError()
    const address = await customer.from('addresses').select('id').limit(1).single().throwOnError()
    const [made] = await orderDinner(rpc, {
      vendorId: withId.parse(vendor.data).id,
      addressId: withId.parse(address.data).id,
      method: 'gateway',
    })
    const [row] = await stack.database.query('select checkout_id from public.enhanced_orders where id = $1', [
      made?.id,
    ])
    return { id: made?.id ?? '', checkout: z.uuid().parse(row?.['checkout_id']) }
  }

  /** Calls the function payments as somebody. */
  async function payments(client: SupabaseClient, body: object): Promise<unknown> {
    const { data } = await client.auth.getSession()
    const answer = await fetch(`${stack.apiUrl}/functions/v1/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }

  const start = async (checkout: string) =>
    started.parse(await payments(customer, { action: 'start', subject_id: checkout }))

  /** Chooses on the pay page, where it is reached under the address of the apps. */
  async function choose(providerOrder: string, choice: string): Promise<unknown> {
    const answer = await fetch(`${stack.webUrl}/simulator/payments/pay`, {
      method: 'POST',
      body: JSON.stringify({ order_id: providerOrder, choice }),
    })
    return answer.json()
  }

  const stateOf = (checkout: string) => rpc(state, 'payment_state', { checkout_id: checkout })

  const becomes = (checkout: string, expected: object) =>
    vi.waitFor(async () => expect(await stateOf(checkout)).toMatchObject(expected), PATIENCE)

  async function statusOf(id: string): Promise<unknown> {
    const [row] = await stack.database.query('select status from public.enhanced_orders where id = $1', [id])
    return row?.['status']
  }

  const refundsOf = (providerOrder: string) =>
    stack.database.query(
      `select r.state, r.amount_paise::int as paise, s.status as at_gateway from private.gateway_refunds as r
       join private.gateway_payments as p on p.provider_payment_id = r.provider_payment_id
       join private.gateway_orders as g on g.id = p.gateway_order_id
       left join payment_simulator.refunds as s on s.id = r.provider_refund_id where g.provider_order_id = $1`,
      [providerOrder],
    )

  const refunded = (providerOrder: string, expected: object) =>
    vi.waitFor(async () => expect(await refundsOf(providerOrder)).toEqual([expected]), PATIENCE)

  it('is confirmed by the browser, and told again by the webhook (Issue 33, ends the same)', async () => {
    const { id, checkout } = await order()
    expect(await statusOf(id)).toBe('awaiting_payment')
    const asked = await start(checkout)
    expect((await start(checkout)).provider_order_id).toBe(asked.provider_order_id)
    const { response } = paid.parse(await choose(asked.provider_order_id, 'card'))
    const said = { action: 'confirm', subject_id: checkout, ...response }
    expect(await payments(customer, said)).toEqual({ state: 'paid' })
    expect(await statusOf(id)).toBe('pending')
    expect(await payments(customer, said)).toEqual({ state: 'paid' })
    await vi.waitFor(async () => {
      const [row] = await stack.database.query(
        'select count(*)::int as waiting from payment_simulator.events where next_at is not null',
      )
      expect(row?.['waiting']).toBe(0)
    }, PATIENCE)
    expect(await stateOf(checkout)).toMatchObject({ state: 'paid', due_paise: 0, refund_paise: 0 })
  })

  it.each([
    ['while the page is closed, by the webhook alone', 'upi'],
    ['twice and out of order, and counts once', 'twice'],
  ])('comes %s', async (_, choice) => {
    const { id, checkout } = await order()
    const { provider_order_id } = await start(checkout)
    await choose(provider_order_id, choice)
    await becomes(checkout, { state: 'paid', refund_paise: 0 })
    expect(await statusOf(id)).toBe('pending')
    expect(await refundsOf(provider_order_id)).toEqual([])
  })

  it('of which nobody tells is found by asking', async () => {
    const { checkout } = await order()
    const { provider_order_id } = await start(checkout)
    await choose(provider_order_id, 'silent')
    await stack.database.query(
      'update private.gateway_orders set next_check_at = now() where provider_order_id = $1',
      [provider_order_id],
    )
    await becomes(checkout, { state: 'paid' })
  })

  it('that is declined is made in another way', async () => {
    const { id, checkout } = await order()
    const { provider_order_id } = await start(checkout)
    await choose(provider_order_id, 'decline')
    await vi.waitFor(async () => {
      const { tries } = await rpc(
        z.object({ tries: z.array(z.object({ status: z.string() })) }),
        'payment_state',
        {
          checkout_id: checkout,
        },
      )
      expect(tries).toEqual([{ status: 'failed' }])
    }, PATIENCE)
    expect(await statusOf(id)).toBe('awaiting_payment')
    await choose(provider_order_id, 'card')
    await becomes(checkout, { state: 'paid' })
  })

  it('of another amount goes back, and the order waits on', async () => {
    const { id, checkout } = await order()
    const { provider_order_id, amount_paise } = await start(checkout)
    await choose(provider_order_id, 'other_amount')
    await refunded(provider_order_id, {
      state: 'processed',
      paise: amount_paise + 100,
      at_gateway: 'processed',
    })
    expect(await statusOf(id)).toBe('awaiting_payment')
    await rpc(z.unknown(), 'leave_payment', { checkout_id: checkout })
  })

  it('that comes after the order was given up goes back', async () => {
    const { id, checkout } = await order()
    const { provider_order_id, amount_paise } = await start(checkout)
    await rpc(z.unknown(), 'leave_payment', { checkout_id: checkout })
    const { response } = paid.parse(await choose(provider_order_id, 'upi'))
    expect(await payments(customer, { action: 'confirm', subject_id: checkout, ...response })).toEqual({
      state: 'ended',
    })
    await refunded(provider_order_id, { state: 'processed', paise: amount_paise, at_gateway: 'processed' })
    expect(await statusOf(id)).toBe('cancelled')
  })

  it.each([
    ['the way it came', 'upi', 'processed'],
    ['into the wallet where the bank takes nothing', 'no_refund', 'failed'],
  ])('goes back %s when the order is cancelled', async (_, choice, end) => {
    const { id, checkout } = await order()
    const { provider_order_id, amount_paise } = await start(checkout)
    await choose(provider_order_id, choice)
    await becomes(checkout, { state: 'paid' })
    await rpc(z.unknown(), 'cancel_order', { order_id: id, reason_code: 'changed_mind' })
    await stack.database.query('update private.gateway_refunds set next_at = now() where state = $1', [
      'asked',
    ])
    await refunded(provider_order_id, { state: end, paise: amount_paise, at_gateway: end })
  })

  it('is nobody else’s: not to start, and not to confirm with the payment of another order', async () => {
    const { checkout } = await order()
    const { provider_order_id } = await start(checkout)
    const other = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    await signUpProven(stack.database, other, { email: 'bala@example.com', password: 'correct horse 1' })
    const refused = await payments(other, { action: 'start', subject_id: checkout })
    expect(refusal.parse(refused).error.code).toBe('checkout_not_found')
    const theirs = await order()
    const { response } = paid.parse(await choose((await start(theirs.checkout)).provider_order_id, 'upi'))
    const said = { action: 'confirm', subject_id: checkout, ...response }
    expect(refusal.parse(await payments(customer, said)).error.code).toBe('payment_signature_invalid')
    expect(await stateOf(checkout)).toMatchObject({ state: 'waiting' })
    expect(provider_order_id).not.toBe(response.razorpay_order_id)
    await becomes(theirs.checkout, { state: 'paid' })
    const call = await fetch(`${stack.apiUrl}/functions/v1/payment-worker`, { method: 'POST' })
    expect(call.status).toBe(401)
  })

  it('leaves the simulator’s book and ours equal (Issue 33, Done when 2)', async () => {
    const [theirs] = await stack.database.query(
      `select (select coalesce(sum(amount), 0) from payment_simulator.payments
           where status in ('captured', 'refunded'))::float8
         - (select coalesce(sum(amount), 0) from payment_simulator.refunds where status = 'processed')::float8
         as paise`,
    )
    expect((await clearing()) - booked).toBe(theirs?.['paise'])
    expect(await stack.database.query('select * from private.ledger_imbalance()')).toEqual([])
  })
})
