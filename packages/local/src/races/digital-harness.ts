import { z } from 'zod'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { type Harness, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

/** What a recharge for ₹299 without a fee costs, in paise. */
export const PRICE_PAISE = 29_900

const claims = z.array(z.object({ attempt_id: z.coerce.number(), request_id: z.uuid() }))
/** Payments that were handed to the provider. */
export type Claims = z.infer<typeof claims>

/** A harness with an operator, and both ends of a payment: the customer's and the provider's. */
export interface DigitalHarness extends Harness {
  /** Pays a recharge from the wallet; answers the order's id. */
  recharge(customer: Customer): Promise<string>
  claim(): Promise<Claims>
  settle(results: readonly object[]): Promise<void>
  /** The job that refunds what failed and what was not confirmed in time. */
  sweep(): Promise<void>
  /** How often which state of a payment stands with which status of its order. */
  endings(orders: readonly string[]): Promise<Record<string, number>>
}

export async function openDigitalHarness(): Promise<DigitalHarness> {
  const harness = await openHarness()
  const { api, owner } = harness
  await owner.query(
    `update public.app_settings set setting_value = '1000' where setting_key = 'max_live_orders'`,
  )
  await owner.query(
    `insert into public.digital_operators (code, kind, name, min_paise, max_paise) values ('testel_dth', 'dth', 'Testel', 1000, 500000)`,
  )
  return {
    ...harness,
    recharge: async (customer) => {
      const request = {
        trade: 'recharge',
        operator: 'testel_dth',
        number: '3000000001',
        amount_paise: PRICE_PAISE,
      }
      const answer = await place(api, customer, await quoteId(api, customer, request))
      const [order] = answer.outcome === 'placed' ? answer.orders : []
      if (!order) throw new Error('the recharge was not placed')
      return order.id
    },
    claim: async () => {
      const { rows } = await owner.query('select attempt_id, request_id from public.claim_fulfilments(50)')
      return claims.parse(rows)
    },
    settle: async (results) => {
      await owner.query('select public.settle_fulfilments($1)', [JSON.stringify(results)])
    },
    sweep: async () => {
      await owner.query('select private.sweep_fulfilments(100)')
    },
    endings: async (orders) => {
      const { rows } = await owner.query(
        `select f.state || ' ' || o.status as ending from public.digital_fulfilments as f
         join public.enhanced_orders as o on o.id = f.order_id where o.id = any ($1)`,
        [orders],
      )
      return tally(
        z
          .array(z.object({ ending: z.string() }))
          .parse(rows)
          .map(({ ending }) => ending),
      )
    },
  }
}
