import { migratedServer } from '../database/migrated-server.ts'
import { asUser } from '../market/as-user.ts'
import { orderDish } from '../market/checkout.ts'
import { advance } from '../market/steps.ts'
import { type Harness, harnessOver } from '../races/harness.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

const PAGE = 50
/** How long a page of a statement may take, in milliseconds. */
const AIM_MS = 200

/** Settles one order so many times more in the ledger, without what runs for each. */
async function fillLedger({ owner }: Harness, orderId: string, many: number): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`set session_replication_role = 'replica'`)
    await client.query(
      `with copied as (
         insert into private.ledger_transactions (id, kind, order_id, idempotency_key, at)
         select md5(t.id::text || n)::uuid, t.kind, t.order_id, 'bench:' || n, t.at
         from private.ledger_transactions as t, generate_series(2, $2::integer) as n
         where t.order_id = $1 and t.kind = 'order_settled'
       )
       insert into private.ledger_entries (transaction_id, account_id, amount_paise)
       select md5(t.id::text || n)::uuid, e.account_id, e.amount_paise
       from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id,
         generate_series(2, $2::integer) as n
       where t.order_id = $1 and t.kind = 'order_settled'`,
      [orderId, many],
    )
    await client.query(`set session_replication_role = 'origin'`)
    await client.query('analyze')
  } finally {
    client.release()
  }
}

/** The weekly statement of a vendor with a hundred thousand orders: how long it takes to make, and its pages. */
export const benchStatement: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  const many = quick ? 5_000 : 100_000
  const server = await migratedServer()
  const harness = await harnessOver(server.url, server.stop)
  try {
    const vendor = await harness.market.openVendor([{ pricePaise: 24_000 }])
    const customer = await harness.market.customer(100_000)
    const order = await orderDish(harness.api, customer, vendor, 'wallet', { fulfilment: 'pickup' })
    for (const step of ['confirmed', 'preparing', 'ready'])
      await advance(harness.api, vendor.owner, order, step)
    await advance(harness.api, vendor.owner, order, 'delivered', await harness.market.code(order, 'drop'))
    await fillLedger(harness, order, many)
    tell(`a statement of ${many} orders is made`)
    const startedAt = performance.now()
    const { rows } = await harness.owner.query<{ id: string }>(
      `select private.make_statement($1, 'vendor_payable', clock_timestamp()) as id`,
      [vendor.id],
    )
    const seconds = (performance.now() - startedAt) / 1000
    const statement = rows[0]?.id
    const { rows: ends } = await harness.owner.query<{ entry_id: string }>(
      `select c.entry_id from (select k.entry_id, row_number() over (order by k.entry_id desc) as place
         from private.payout_statement_entries as k where k.statement_id = $1) as c
       where c.place % $2::integer = 0`,
      [statement, PAGE],
    )
    const times: number[] = []
    for (const { entry_id: before } of ends) {
      const turn = performance.now()
      await asUser(harness.api, vendor.owner, 'select * from public.statement_movements($1, $2, $3)', [
        statement,
        before,
        PAGE,
      ])
      times.push(performance.now() - turn)
    }
    if (times.length < many / PAGE) throw new Error(`${times.length} pages of ${many} orders`)
    return [
      { what: `statement of ${many} orders: made`, value: seconds, unit: 's' },
      { what: `statement of ${many} orders: a page`, value: median(times), unit: 'ms' },
      {
        what: `statement of ${many} orders: a page, p95`,
        value: percentile(times, 0.95),
        unit: 'ms',
        aim: { atMost: AIM_MS },
      },
    ]
  } finally {
    await harness.stop()
  }
}
