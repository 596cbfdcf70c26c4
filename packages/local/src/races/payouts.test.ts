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
