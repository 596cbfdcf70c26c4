import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = 'true' where setting_key in ('gateway_enabled', 'wallet_topup_enabled')`,
  )
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

/** Puts money of a kind into a wallet. */
async function put({ id }: Customer, kind: string, paise: number): Promise<void> {
  await harness.owner.query(
    `select private.post($2, null, $3, array[($1, 'customer_wallet', $4)::private.movement, (null, 'promo_expense', -$4)::private.movement])`,
    [id, kind, randomUUID(), paise],
  )
}

const lots = z.array(z.object({ bucket: z.string(), left: z.int() }))

/** What is left of a wallet, bucket by bucket. */
async function bucketsOf({ id }: Customer): Promise<Record<string, number>> {
  const { rows } = await harness.owner.query(
    `select l.bucket, sum(l.left_paise)::integer as left from private.wallet_lots as l
     join private.ledger_accounts as a on a.id = l.account_id and a.owner_id = $1
     where l.left_paise > 0 group by l.bucket order by l.bucket`,
    [id],
  )
  return Object.fromEntries(lots.parse(rows).map(({ bucket, left }) => [bucket, left]))
}

test(
  'a gift code that 20 people redeem at the same moment is worth its money to one of them',
  async () => {
    const people = await atOnce(20, () => harness.market.customer(1))
    const maker = await harness.market.person('admin')
    for (let round = 0; round < 10; round++) {
      const { id } = await rpc(
        harness.api,
        maker,
        'ask_for_gift_codes',
        {
          many: 1,
          amount_paise: 50_000,
          expires_on: '2030-01-01',
          note: 'For a race',
          idempotency_key: randomUUID(),
        },
        z.object({ id: z.string() }),
      )
      const [code] = await rpc(
        harness.api,
        maker,
        'issue_gift_codes',
        { batch_id: id },
        z.tuple([z.string()]),
      )
      const answers = await Promise.all(
        people.map((person) =>
          rpc(harness.api, person.id, 'redeem_gift_code', { code }, z.object({ outcome: z.string() })),
        ),
      )
      expect(tally(answers.map(({ outcome }) => outcome))).toEqual({ redeemed: 1, used: 19 })
    }
    const { rows } = await harness.owner.query(
      `select count(*)::integer as n from private.ledger_transactions where kind = 'gift_code' and idempotency_key like 'gift-code:%'`,
    )
    expect(rows).toEqual([{ n: 10 }])
  },
  RACE_TIMEOUT,
)

test(
  'gift codes that are redeemed and revoked at the same moment are worth their money once, or nothing',
  async () => {
    const people = await atOnce(8, () => harness.market.customer(1))
    const maker = await harness.market.person('admin')
    let redeemed = 0
    for (let round = 0; round < 10; round++) {
      const { id } = await rpc(
        harness.api,
        maker,
        'ask_for_gift_codes',
        {
          many: 8,
          amount_paise: 100,
          expires_on: '2030-01-01',
          note: 'For a race',
          idempotency_key: randomUUID(),
        },
        z.object({ id: z.string() }),
      )
      const codes = await rpc(harness.api, maker, 'issue_gift_codes', { batch_id: id }, z.array(z.string()))
      const redeem = (person: Customer, code: string) =>
        rpc(harness.api, person.id, 'redeem_gift_code', { code }, z.object({ outcome: z.string() }))
      const [answers, { revoked_paise }] = await Promise.all([
        Promise.all(people.map((person, at) => redeem(person, codes[at] ?? ''))),
        rpc(
          harness.api,
          maker,
          'revoke_gift_codes',
          { batch_id: id, note: 'The end of a race' },
          z.object({ revoked_paise: z.number() }),
        ),
      ])
      const { redeemed: taken = 0, revoked = 0 } = tally(answers.map(({ outcome }) => outcome))
      expect(taken + revoked).toBe(8)
      expect(revoked_paise).toBe(revoked * 100)
      redeemed += taken
    }
    const { rows } = await harness.owner.query(
      `select coalesce(sum(a.balance_paise), 0)::integer as paise from private.ledger_accounts as a
       where a.kind = 'customer_wallet' and a.owner_id = any($1)`,
      [people.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ paise: 8 + redeemed * 100 }])
  },
  RACE_TIMEOUT,
)

test(
  '32 tabs that spend one wallet of four buckets, while what has expired is taken out, spend it in order and to the end',
  async () => {
    const vendors = await atOnce(8, () => harness.market.openVendor([{ pricePaise: 20_000 }]))
    const people = await atOnce(4, () => harness.market.customer(1))
    const offers: { customer: Customer; offer: string }[] = []
    for (const customer of people) {
      for (const vendor of vendors) await putInCart(harness.api, customer, vendor)
      for (const vendor of vendors)
        offers.push({ customer, offer: await quoteId(harness.api, customer, { vendor_ids: [vendor.id] }) })
      // Of the first money nothing is left to spend.
      await harness.owner.query(
        `update private.wallet_lots as l set expires_at = now() - interval '1 second' from private.ledger_accounts as a
         where a.id = l.account_id and a.owner_id = $1`,
        [customer.id],
      )
      await put(customer, 'order_refunded', 15_000)
      await put(customer, 'wallet_topup', 15_000)
      await put(customer, 'gift_code', 15_000)
      await put(customer, 'wallet_credit', 15_000)
    }
    const [answers] = await Promise.all([
      Promise.all(offers.map(({ customer, offer }) => outcomeOf(place(harness.api, customer, offer)))),
      atOnce(4, () => harness.owner.query('select private.expire_wallet_money()')),
    ])
    const placed = answers.filter((answer) => typeof answer !== 'string' && answer.outcome === 'placed')
    expect(placed).toHaveLength(8)
    expect(answers.filter((answer) => answer === '409 wallet_too_low')).toHaveLength(24)
    // Two orders took promotional money, gifts and what was added before any refund.
    for (const customer of people) expect(Object.keys(await bucketsOf(customer))).toEqual(['refund'])
    const { rows } = await harness.owner.query(
      `select count(*)::integer as n from private.ledger_transactions where kind = 'wallet_expired'`,
    )
    expect(rows).toEqual([{ n: 4 }])
  },
  RACE_TIMEOUT,
)

test(
  'money that comes for two top-ups at the same moment is taken once where there is room for one',
  async () => {
    for (let round = 0; round < 10; round++) {
      const customer = await harness.market.customer(1)
      await put(customer, 'order_refunded', 599_900)
      const orders: { provider: string; paise: number }[] = []
      for (const paise of [300_000, 350_000]) {
        const { id } = await rpc(
          harness.api,
          customer.id,
          'start_topup',
          { amount_paise: paise },
          z.object({ id: z.string() }),
        )
        const provider = `order_${randomUUID().replaceAll('-', '')}`
        await harness.owner.query(
          `select public.gateway_order_made((public.gateway_start($1, $2, 'wallet_topup') ->> 'id')::uuid, $3)`,
          [customer.id, id, provider],
        )
        orders.push({ provider, paise })
      }
      const answers = await Promise.all(
        orders.map(async ({ provider, paise }) => {
          const { rows } = await harness.owner.query(
            `select public.gateway_record(jsonb_build_object('provider_payment_id', 'pay_' || $1::text, 'provider_order_id', $1::text,
               'amount_paise', $2::integer, 'currency', 'INR', 'status', 'captured', 'method', 'upi')) ->> 'outcome' as outcome`,
            [provider, paise],
          )
          return z.object({ outcome: z.string() }).parse(rows[0]).outcome
        }),
      )
      expect(tally(answers)).toEqual({ captured: 1, refunding: 1 })
    }
  },
  RACE_TIMEOUT,
)
