import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled'`,
  )
}, START_TIMEOUT)
afterAll(() => harness.stop())

async function ask<T>(schema: z.ZodType<T>, sql: string, params: readonly unknown[] = []): Promise<T> {
  const { rows } = await harness.owner.query(sql, [...params])
  return schema.parse(rows[0])
}

/** A checkout of one order at the gateway, with the name of the gateway's order. */
async function startedCheckout(customer: Customer) {
  const { api, vendor } = harness
  const order = await orderDish(api, customer, vendor, 'gateway')
  const { checkout } = await ask(
    z.object({ checkout: z.uuid() }),
    'select checkout_id as checkout from public.enhanced_orders where id = $1',
    [order],
  )
  const provider = await start(customer, checkout, `order_${randomUUID().replaceAll('-', '')}`)
  return { checkout, provider, customer }
}

/** Asks for a checkout's money as the edge function does; answers the order at the gateway that counts. */
async function start(customer: Customer, checkout: string, name: string): Promise<string> {
  const { asked } = await ask(
    z.object({ asked: z.object({ id: z.optional(z.uuid()) }) }),
    'select public.gateway_start($1, $2) as asked',
    [customer.id, checkout],
  )
  if (!asked.id) return name
  const { kept } = await ask(
    z.object({ kept: z.string() }),
    'select public.gateway_order_made($1, $2) as kept',
    [asked.id, name],
  )
  return kept
}

/** The gateway tells of a payment of all that was asked for. */
async function tell(provider: string): Promise<void> {
  await harness.owner.query(
    `select public.gateway_record(jsonb_build_object('provider_payment_id', replace(g.provider_order_id, 'order_', 'pay_'),
       'provider_order_id', g.provider_order_id, 'amount_paise', g.amount_paise, 'currency', 'INR', 'status', 'captured'))
     from private.gateway_orders as g where g.provider_order_id = $1`,
    [provider],
  )
}

test(
  'a checkout that is opened in many tabs at once is asked for once',
  async () => {
    const { customer } = harness
    const { checkout, provider } = await startedCheckout(customer)
    const names = await atOnce(16, (tab) => start(customer, checkout, `order_tab${tab}`))
    expect(new Set(names)).toEqual(new Set([provider]))
  },
  RACE_TIMEOUT,
)

test(
  'a checkout that is asked about while its payment is told of is never asked for anew',
  async () => {
    for (let round = 0; round < 10; round++) {
      const checkout = await startedCheckout(harness.customer)
      await Promise.all([
        tell(checkout.provider),
        ...Array.from({ length: 4 }, (_, tab) =>
          start(checkout.customer, checkout.checkout, `${checkout.provider}t${tab}`),
        ),
      ])
      const { orders } = await ask(
        z.object({ orders: z.int() }),
        'select count(*)::integer as orders from private.gateway_orders where subject_id = $1',
        [checkout.checkout],
      )
      expect(orders).toBe(1)
    }
  },
  RACE_TIMEOUT,
)
