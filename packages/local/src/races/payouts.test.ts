import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const asked = z.object({ outcome: z.string(), payout_id: z.uuid(), amount_paise: z.int() })
const settled = z.object({ status: z.string() })

test(
  'earnings that are asked for eight times at once are paid out once, and one transfer is not both paid and failed',
  async () => {
    const { owner, id } = harness.vendor
    const admins = await atOnce(4, () => harness.market.person('admin'))
    await rpc(
      harness.api,
      owner,
      'save_payout_account',
      {
        owner_id: id,
        account_kind: 'vendor_payable',
        details: { method: 'upi', holder: 'Anil', upi_id: 'anil@okaxis' },
      },
      z.unknown(),
    )
    await harness.owner.query('update private.payout_accounts set usable_from = now()')
    await harness.owner.query(
      `update public.app_settings set setting_value = '0'
       where setting_key in ('instant_payout_bp', 'instant_payout_min_paise')`,
    )
    for (let round = 0; round < 4; round++) {
      await harness.owner.query(
        `select private.post('adjustment', null, $1, array[($2::uuid, 'vendor_payable', 50000)::private.movement,
           (null, 'platform_revenue', -50000)::private.movement])`,
        [randomUUID(), id],
      )
      const requests = await atOnce(8, () =>
        outcomeOf(
          rpc(
            harness.api,
            owner,
            'request_payout',
            { owner_id: id, account_kind: 'vendor_payable', idempotency_key: randomUUID() },
            asked,
          ),
        ),
      )
      expect(tally(requests.map((it) => (typeof it === 'string' ? it : it.outcome)))).toEqual({
        requested: 1,
        '409 payout_under_way': 7,
      })
      const payout = requests.find((it) => typeof it !== 'string')
      const ends = await Promise.all(
        admins.map((admin, index) =>
          outcomeOf(
            rpc(
              harness.api,
              admin,
              'settle_payout',
              {
                payout_id: payout?.payout_id ?? '',
                status: index % 2 ? 'paid' : 'failed',
                reference: 'UTR 1234',
              },
              settled,
            ),
          ),
        ),
      )
      const won = ends.find((it) => typeof it !== 'string')?.status
      expect(ends.filter((it) => typeof it !== 'string' && it.status === won)).toHaveLength(2)
      expect(tally(ends.filter((it) => typeof it === 'string'))).toEqual({ '409 payout_settled': 2 })
      const { rows } = await harness.owner.query(
        `select private.balance_of($1, 'vendor_payable')::integer as left_paise`,
        [id],
      )
      expect(rows).toEqual([{ left_paise: won === 'failed' ? payout?.amount_paise : 0 }])
    }
  },
  RACE_TIMEOUT,
)

test(
  'a deposit that is sent eight times at once with one key is recorded once, and eight deposits take no more than is held',
  async () => {
    const courier = await harness.market.person('delivery')
    const admin = await harness.market.person('admin')
    await harness.owner.query(
      `select private.post('adjustment', null, $1, array[($2::uuid, 'cash_with_courier', -30000)::private.movement,
         (null, 'platform_revenue', 30000)::private.movement])`,
      [randomUUID(), courier],
    )
    const deposit = (key: string) =>
      outcomeOf(
        rpc(
          harness.api,
          admin,
          'record_deposit',
          {
            owner_id: courier,
            account_kind: 'cash_with_courier',
            amount_paise: 10_000,
            reference: 'Receipt 17',
            idempotency_key: key,
          },
          z.object({ owed_paise: z.int() }),
        ),
      )
    const key = randomUUID()
    const same = await atOnce(8, () => deposit(key))
    expect(same).toEqual(same.map(() => ({ owed_paise: 20_000 })))
    const others = await atOnce(8, () => deposit(randomUUID()))
    expect(tally(others.map((it) => (typeof it === 'string' ? it : 'recorded')))).toEqual({
      recorded: 2,
      '409 deposit_exceeds_debt': 6,
    })
  },
  RACE_TIMEOUT,
)

test(
  'weekly runs, words of the payout service and returns at once: what is paid and what is left is what was earned',
  async () => {
    const { owner, id } = harness.vendor
    const run = (at: string) => harness.owner.query('select private.run_payouts($1::timestamptz)', [at])
    const tell = (status: string) =>
      harness.owner.query(
        `select public.payout_record(jsonb_build_object('provider_payout_id', 'pout_' || left(p.id::text, 8),
           'reference_id', p.id, 'amount_paise', p.amount_paise, 'status', $1::text))
         from public.payouts as p where p.owner_id = $2`,
        [status, id],
      )
    const earn = (paise: number) =>
      harness.owner.query(
        `select private.post('adjustment', null, $1, array[($2::uuid, 'vendor_payable', $3::bigint)::private.movement,
           (null, 'platform_revenue', -$3::bigint)::private.movement])`,
        [randomUUID(), id, paise],
      )
    for (let round = 0; round < 6; round++) {
      await rpc(
        harness.api,
        owner,
        'save_payout_account',
        {
          owner_id: id,
          account_kind: 'vendor_payable',
          details: { method: 'upi', holder: 'Anil', upi_id: `anil${round % 2}@okaxis` },
        },
        z.unknown(),
      )
      // Five changes a day are the limit of people, not of this test.
      await harness.owner.query(
        `update private.payout_accounts set usable_from = now(), created_at = now() - interval '2 days'`,
      )
      await earn(40_000 + round)
      const { rows: clock } = await harness.owner.query('select clock_timestamp()::text as at')
      const at = z.object({ at: z.string() }).parse(clock[0]).at
      await Promise.all([run(at), run(at), earn(1000), tell('processing'), run(at), tell('processed')])
      await Promise.all([
        tell('processed'),
        tell(round % 2 ? 'reversed' : 'processed'),
        tell('processed'),
        run(at),
        tell(round % 2 ? 'reversed' : 'processed'),
      ])
      const { rows } = await harness.owner.query(
        `select (select count(*) from public.payout_statements where owner_id = $1 and run_at = $2::timestamptz)::integer
             as statements,
           (select count(*) from private.statement_differences())::integer as differences,
           (select coalesce(sum(amount_paise), 0) from public.payouts
             where owner_id = $1 and status in ('requested', 'processing', 'paid'))::integer
             + private.balance_of($1, 'vendor_payable')::integer
             - (select sum(e.amount_paise) from private.ledger_entries as e
                 join private.ledger_accounts as a on a.id = e.account_id
                 join private.ledger_transactions as t on t.id = e.transaction_id
                 where a.owner_id = $1 and a.kind = 'vendor_payable' and t.kind not in ('payout', 'payout_fee'))::integer
             as difference`,
        [id, at],
      )
      expect(rows).toEqual([{ statements: 1, differences: 0, difference: 0 }])
    }
  },
  RACE_TIMEOUT,
)
