import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { Outcomes } from './outcomes.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const TABS = 20
const PRICE_PAISE = 19_900
const mine = z.object({ wallet_balance_paise: z.int(), membership: z.object({ state: z.string() }) })
const offer = z.object({ id: z.uuid() })

test(
  'of twenty tabs that try a membership one begins the trial',
  async () => {
    const customer = await harness.market.customer(0)
    await harness.owner.query('update auth.users set phone = $2 where id = $1', [customer.id, '919100000001'])
    const outcomes = new Outcomes()
    await atOnce(TABS, async () => {
      const begun = await outcomes.of(
        rpc(harness.api, customer.id, 'start_membership_trial', { plan_code: 'plus_month' }, mine),
      )
      if (begun) outcomes.count(begun.membership.state)
    })
    expect(Object.fromEntries(outcomes.counts)).toEqual({ trial: 1, '409 membership_exists': TABS - 1 })
  },
  RACE_TIMEOUT,
)

test(
  'twenty tabs that buy a membership pay once, whether or not they show the same offer',
  async () => {
    const customer = await harness.market.customer(10 * PRICE_PAISE)
    const outcomes = new Outcomes()
    await atOnce(TABS, async (tab) => {
      const chosen = await outcomes.of(
        rpc(
          harness.api,
          customer.id,
          'choose_membership',
          { plan_code: 'plus_month', renews: tab % 2 === 0 },
          offer,
        ),
      )
      if (chosen === undefined) return
      await outcomes.of(rpc(harness.api, customer.id, 'buy_membership', { offer_id: chosen.id }, mine))
    })
    for (const refusal of outcomes.counts.keys()) expect(refusal).toBe('409 membership_exists')
    const { rows } = await harness.owner.query(
      `select private.wallet_balance($1)::integer as balance, count(*)::integer as terms
       from private.membership_terms as t join private.memberships as m on m.id = t.membership_id
       where m.user_id = $1`,
      [customer.id],
    )
    expect(rows).toEqual([{ balance: 9 * PRICE_PAISE, terms: 1 }])
  },
  RACE_TIMEOUT,
)

test(
  'a late renewal by hand and the one by the clock lock membership and wallet in one order',
  async () => {
    const customer = await harness.market.customer(10 * PRICE_PAISE)
    const choose = (renews: boolean) =>
      rpc(harness.api, customer.id, 'choose_membership', { plan_code: 'plus_month', renews }, offer)
    const buy = async (id: string) => rpc(harness.api, customer.id, 'buy_membership', { offer_id: id }, mine)
    await buy((await choose(true)).id)
    await harness.owner.query(
      `update private.memberships set ends_at = now() - interval '1 hour' where user_id = $1`,
      [customer.id],
    )
    const late = await choose(true)
    const clock = await harness.owner.connect()
    try {
      await clock.query('begin')
      // As private.renew_membership does, one after the other.
      await clock.query('select from private.memberships where user_id = $1 for update', [customer.id])
      const buying = buy(late.id)
      await expect
        .poll(
          async () =>
            (
              await harness.owner.query(
                `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%buy_membership%'`,
              )
            ).rowCount,
          { timeout: 5000 },
        )
        .toBeGreaterThan(0)
      await clock.query(
        `select from private.ledger_accounts where owner_id = $1 and kind = 'customer_wallet' for update`,
        [customer.id],
      )
      await clock.query('commit')
      expect((await buying).membership.state).toBe('active')
    } finally {
      clock.release()
    }
  },
  RACE_TIMEOUT,
)
