import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { advance, cancel, refund } from '../market/steps.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness
let admins: readonly string[]

beforeAll(async () => {
  harness = await openVendorHarness()
  admins = await atOnce(4, () => harness.market.person('admin'))
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const ROUNDS = 12
const refundedRow = z.object({ refund_paise: z.int(), charge_paise: z.int(), total_paise: z.int() })

async function stateOf(order: string) {
  const { rows } = await harness.owner.query(
    'select refund_paise, charge_paise, total_paise from public.enhanced_orders where id = $1',
    [order],
  )
  return refundedRow.parse(rows[0])
}

async function collected(steps: readonly string[]): Promise<string> {
  const order = await orderDish(harness.api, harness.customer, harness.vendor, 'wallet', {
    fulfilment: 'pickup',
  })
  for (const step of steps) await advance(harness.api, harness.vendor.owner, order, step)
  return order
}

test(
  'four administrators refund the same charge at once: it goes back once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const order = await collected([])
      const answers = await Promise.all(
        admins.map((admin) => outcomeOf(refund(harness.api, admin, order, [{ position: 1 }], 'item_bad'))),
      )
      expect(tally(answers.map((answer) => (typeof answer === 'string' ? answer : 'refunded')))).toEqual({
        refunded: 1,
        '409 refund_exceeds_charge': 3,
      })
      // ₹200 of food with 5 % tax.
      expect((await stateOf(order)).refund_paise).toBe(21_000)
    }
  },
  RACE_TIMEOUT,
)

test(
  'parts of a charge that are too much together: only as many go back as it has room for',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const order = await collected([])
      const answers = await Promise.all(
        admins.map((admin) =>
          outcomeOf(
            refund(harness.api, admin, order, [{ position: 1, amount_paise: 9_000 }], 'arrived_late'),
          ),
        ),
      )
      expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(2)
      expect((await stateOf(order)).refund_paise).toBe(2 * 9_450)
    }
  },
  RACE_TIMEOUT,
)

test(
  'a refund while the order is being settled, and one while it is being cancelled: nothing is paid twice',
  async () => {
    const [admin = ''] = admins
    for (let round = 0; round < ROUNDS; round++) {
      const handedOver = await collected(['confirmed', 'preparing', 'ready'])
      const code = await harness.market.code(handedOver, 'drop')
      const rejected = await collected([])
      await Promise.all([
        advance(harness.api, harness.vendor.owner, handedOver, 'delivered', code),
        refund(harness.api, admin, handedOver, [{ position: 1, amount_paise: 5_000 }], 'item_missing'),
        cancel(harness.api, harness.vendor.owner, rejected, 'too_busy'),
        outcomeOf(refund(harness.api, admin, rejected, [{ position: 1 }], 'goodwill')),
      ])
      expect((await stateOf(handedOver)).refund_paise).toBe(5_250)
      const { refund_paise, total_paise } = await stateOf(rejected)
      expect(refund_paise).toBe(total_paise)
    }
  },
  RACE_TIMEOUT,
)

test(
  'eight requests for the same earnings: they are paid out once',
  async () => {
    const { api, owner, market } = harness
    for (let round = 0; round < ROUNDS; round++) {
      const courier = await market.courier(1, 0)
      await owner.query(
        `select private.post('adjustment', null, gen_random_uuid()::text, array[($1::uuid, 'courier_payable', 40000)::private.movement,
           (null, 'platform_revenue', -40000)::private.movement])`,
        [courier],
      )
      const target = { owner_id: courier, account_kind: 'courier_payable' }
      const details = JSON.stringify({ method: 'upi', holder: 'Courier', upi_id: 'courier@okaxis' })
      await rpc(api, courier, 'save_payout_account', { ...target, details }, z.unknown())
      await owner.query('update private.payout_accounts set usable_from = now() where owner_id = $1', [
        courier,
      ])
      const answers = await atOnce(8, (n) =>
        outcomeOf(
          rpc(
            api,
            courier,
            'request_payout',
            { ...target, idempotency_key: `payout-key:${Math.floor(n / 2)}` },
            z.object({ payout_id: z.uuid(), amount_paise: z.int() }),
          ),
        ),
      )
      const paid = answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer]))
      // The same key twice has one answer, and the other keys come too late.
      expect(new Set(paid.map(({ payout_id }) => payout_id)).size).toBe(1)
      // Paid at once, for the least fee of ₹5 and 18 % tax on it.
      expect(paid[0]?.amount_paise).toBe(40_000 - 500 - 90)
      const { rows } = await owner.query(
        `select count(*)::integer as payouts, private.balance_of($1, 'courier_payable')::integer as left from public.payouts where owner_id = $1`,
        [courier],
      )
      expect(rows[0]).toEqual({ payouts: 1, left: 0 })
    }
  },
  RACE_TIMEOUT,
)
