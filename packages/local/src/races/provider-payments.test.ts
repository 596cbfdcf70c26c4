import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { cancel } from '../market/steps.ts'
import { outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled'`,
  )
}, START_TIMEOUT)
afterAll(() => harness.stop())

const end = z.object({
  status: z.string(),
  payment: z.string(),
  held: z.number(),
  movements: z.number(),
  told: z.number(),
})

async function waiting(): Promise<{ order: string; payment: string }> {
  const order = await orderDish(harness.api, harness.customer, harness.vendor, 'gateway')
  const { rows } = await harness.owner.query('select id from public.payments where order_id = $1', [order])
  return { order, payment: z.object({ id: z.uuid() }).parse(rows[0]).id }
}

async function captured(payment: string, said: string): Promise<string> {
  const { rows } = await harness.owner.query('select private.payment_captured($1, $2) as effect', [
    payment,
    said,
  ])
  return z.object({ effect: z.string() }).parse(rows[0]).effect
}

/** How an order ended: its state, what is held for it, and how often money came from or went back to the provider. */
async function endOf(order: string): Promise<z.infer<typeof end>> {
  const { rows } = await harness.owner.query(
    `select o.status, p.status as payment, private.held(o.id)::integer as held,
      (select count(*)::integer from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
        join private.ledger_accounts as a on a.id = e.account_id
        where t.order_id = o.id and a.kind in ('gateway_clearing', 'refund_clearing')) as movements,
      (select count(*)::integer from public.system_notifications as n
        where n.params ->> 'order_id' = o.id::text and n.template = 'vendor_order_new') as told
     from public.enhanced_orders as o join public.payments as p on p.order_id = o.id where o.id = $1`,
    [order],
  )
  return end.parse(rows[0])
}

async function imbalance(): Promise<unknown[]> {
  return (await harness.owner.query('select * from private.ledger_imbalance()')).rows
}

test(
  'two captures of one payment at once: the order is placed once and paid once',
  async () => {
    for (let round = 0; round < 10; round++) {
      const { order, payment } = await waiting()
      const effects = await Promise.all([
        captured(payment, `same-${round}`),
        captured(payment, `same-${round}`),
        captured(payment, `other-${round}`),
      ])
      expect(effects.filter((effect) => effect === 'captured')).toHaveLength(1)
      const { held, ...ended } = await endOf(order)
      expect(ended).toEqual({ status: 'pending', payment: 'captured', movements: 1, told: 1 })
      expect(held).toBeGreaterThan(0)
    }
    expect(await imbalance()).toEqual([])
  },
  RACE_TIMEOUT,
)

test(
  'a capture while the time to pay ends and the customer gives up: it is placed with its money, or ends with its money back',
  async () => {
    const ends: string[] = []
    for (let round = 0; round < 15; round++) {
      const { order, payment } = await waiting()
      await harness.owner.query(
        `update private.order_timers set due_at = now() where order_id = $1 and action = 'payment_window'`,
        [order],
      )
      const capture = () => captured(payment, `lapse-${round}`)
      const sweep = () => harness.owner.query('select private.sweep_timers()')
      const giveUp = () => outcomeOf(cancel(harness.api, harness.customer.id, order, 'changed_mind'))
      await Promise.all(round % 2 === 0 ? [capture(), sweep()] : [giveUp(), capture(), sweep()])
      const { status, payment: state, held, movements } = await endOf(order)
      ends.push(status)
      expect({ state, movements, isHeld: held > 0 }).toEqual(
        status === 'pending'
          ? { state: 'captured', movements: 1, isHeld: true }
          : { state: 'refunded', movements: 2, isHeld: false },
      )
    }
    expect(Object.keys(tally(ends)).every((status) => status === 'pending' || status === 'cancelled')).toBe(
      true,
    )
    expect(await imbalance()).toEqual([])
  },
  RACE_TIMEOUT,
)
