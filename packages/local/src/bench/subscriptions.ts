import { migratedServer } from '../database/migrated-server.ts'
import { type Dairy, openDairy, runBatch } from '../market/dairy.ts'
import { type Harness, harnessOver } from '../races/harness.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'
import { broadcastAsHosted } from './hosted-broadcast.ts'

const DAIRIES = 20
const RUNNERS = 4
const BATCH = 500
/** The nightly run has from three until the first round at five. */
const AIM_MINUTES = 60
const SECONDS_A_MINUTE = 60

/** Customers with a filled wallet and a pouch a day, in a few statements: accounts are not what is measured. */
async function subscribers(harness: Harness, dairies: readonly Dairy[], many: number): Promise<void> {
  await harness.owner.query(
    `insert into auth.users (id, email) select gen_random_uuid(), 'bench-' || n || '@example.test' from generate_series(1, $1::integer) as n`,
    [many],
  )
  await harness.owner.query(
    `with people as (select u.id from auth.users as u where u.email like 'bench-%')
     select count(private.post('wallet_topup', null, 'bench:' || p.id, array[
       (p.id, 'customer_wallet', 1000000)::private.movement, (null, 'gateway_clearing', -1000000)::private.movement])) from people as p`,
  )
  await harness.owner.query(
    `with people as (select u.id, row_number() over (order by u.id) as n from auth.users as u where u.email like 'bench-%'),
     door as (
       insert into public.subscribers (vendor_id, user_id, address, area, distance_m, next_on)
       select ($1::uuid[])[1 + n % cardinality($1::uuid[])], id, '{"line": "Flat 4", "city": "Hyderabad", "lat": 17.44, "lng": 78.45}',
         'Area ' || n % 40, 1500, private.today() + 1 from people returning id, vendor_id
     )
     insert into public.subscriptions (subscriber_id, item_id, frequency, rule_from, quantity, starts_on, agreed_paise)
     select door.id, i.id, 'daily', private.today() + 1, 1, private.today() + 1, i.price_paise
     from door join public.catalog_items as i on i.vendor_id = door.vendor_id`,
    [dairies.map(({ id }) => id)],
  )
  await harness.owner.query('analyze')
}

/** Lets several connections run batches until nothing is left; answers the seconds. */
async function runAll(harness: Harness, tell: BenchOptions['tell'], many: number): Promise<number> {
  const startedAt = performance.now()
  let ran = 0
  let told = 0
  await Promise.all(
    Array.from({ length: RUNNERS }, async () => {
      for (let idle = 0; idle < 10; ) {
        const batch = await runBatch(harness.api, 1, BATCH)
        ran += batch
        idle = batch === 0 ? idle + 1 : 0
        if (batch === 0) await new Promise((resolve) => setTimeout(resolve, 100))
        if (ran - told >= many / 10) {
          told = ran
          tell(`${ran} doors`)
        }
      }
    }),
  )
  return (performance.now() - startedAt) / 1000
}

/** The nightly run of a hundred thousand subscriptions at twenty dairies, on four connections. */
export const benchSubscriptions: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  const many = quick ? 5_000 : 100_000
  const server = await migratedServer()
  const harness = await harnessOver(server.url, server.stop)
  try {
    await broadcastAsHosted(harness.owner)
    const dairies: Dairy[] = []
    for (let n = 0; n < DAIRIES; n++) dairies.push(await openDairy(harness.owner))
    tell(`${many} customers subscribe`)
    await subscribers(harness, dairies, many)
    const seconds = await runAll(harness, tell, many)
    const { rows } = await harness.owner.query<{ orders: number }>(
      `select count(*)::integer as orders from public.subscription_orders`,
    )
    if (rows[0]?.orders !== many) throw new Error(`${rows[0]?.orders} orders for ${many} doors`)
    return [
      {
        what: `nightly run of ${many} doors`,
        value: seconds,
        unit: 's',
        aim: { atMost: AIM_MINUTES * SECONDS_A_MINUTE },
      },
      { what: 'nightly run: orders placed', value: many / seconds, unit: '/s' },
    ]
  } finally {
    await harness.stop()
  }
}
