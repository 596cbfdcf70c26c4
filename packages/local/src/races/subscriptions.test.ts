import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asUser } from '../market/as-user.ts'
import { type Dairy, openDairy, POUCH_PAISE, runBatch, subscribeAll } from '../market/dairy.ts'
import { atOnce, type Harness, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openHarness } from './race-database.ts'

const DAIRIES = 3
const CUSTOMERS = 24
const RUNNERS = 4

let harness: Harness
let dairies: Dairy[]
let customers: string[]

beforeAll(async () => {
  harness = await openHarness()
  dairies = await atOnce(DAIRIES, () => openDairy(harness.owner))
  // The last one can pay for one of the three pouches.
  customers = await atOnce(CUSTOMERS, async (index) => {
    const { id } = await harness.market.customer(index === CUSTOMERS - 1 ? POUCH_PAISE + 100 : 10_000_000)
    return id
  })
  for (const dairy of dairies) await subscribeAll(harness.owner, dairy, customers)
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const outcomes = z.array(z.object({ outcome: z.string(), many: z.int() }))

/** How many doors of a day ended how. */
async function outcomesOf(daysAhead: number): Promise<Record<string, number>> {
  const { rows } = await harness.owner.query(
    `select coalesce(skipped, 'placed') as outcome, count(*)::integer as many from public.subscription_days
     where day = private.today() + $1::integer group by 1`,
    [daysAhead],
  )
  return Object.fromEntries(outcomes.parse(rows).map(({ outcome, many }) => [outcome, many]))
}

/** Runs a day from several connections at the same moment until nobody finds anything more. */
async function runEverywhere(daysAhead: number): Promise<void> {
  await atOnce(RUNNERS, async () => {
    // Nothing found may also mean that others hold all vendors at this moment: looked again after they are done.
    let idle = 0
    while (idle < 20) {
      const ran = await runBatch(harness.api, daysAhead, 5)
      idle = ran === 0 ? idle + 1 : 0
      if (ran === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}

test(
  'several runs at once place one order for each door and day, and a wallet pays for no more than it holds (Issue 11, the nightly run)',
  async () => {
    for (const daysAhead of [1, 2]) {
      await runEverywhere(daysAhead)
      const { rows: failed } = await harness.owner.query(
        'select last_error from public.subscribers where last_error is not null',
      )
      expect(failed).toEqual([])
      const placed = DAIRIES * (CUSTOMERS - 1)
      const poor = daysAhead === 1 ? 1 : 0
      expect(await outcomesOf(daysAhead)).toEqual({ placed: placed + poor, wallet: DAIRIES - poor })
      const { rows } = await harness.owner.query(
        `select subscriber_id, day from public.subscription_orders group by 1, 2 having count(*) > 1`,
      )
      expect(rows).toEqual([])
    }
  },
  RACE_TIMEOUT,
)

test(
  'customers who skip another day while the run is at it get this one and not that one, and nobody sees an error of the database',
  async () => {
    const { rows } = await harness.owner.query(
      `select s.id, d.user_id from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id where d.vendor_id = $1`,
      [dairies[0]?.id],
    )
    const mine = z.array(z.object({ id: z.uuid(), user_id: z.uuid() })).parse(rows)
    await Promise.all([
      runEverywhere(3),
      ...mine.map(({ id, user_id }) =>
        asUser(
          harness.api,
          user_id,
          `select public.set_subscription_day($1, (now() at time zone 'Asia/Kolkata')::date + 5, 0)`,
          [id],
        ),
      ),
    ])
    const days = await outcomesOf(3)
    expect((days['placed'] ?? 0) + (days['wallet'] ?? 0)).toBe(DAIRIES * CUSTOMERS)
    await runEverywhere(5)
    const later = await outcomesOf(5)
    expect((later['placed'] ?? 0) + (later['wallet'] ?? 0)).toBe((DAIRIES - 1) * CUSTOMERS)
  },
  RACE_TIMEOUT,
)
