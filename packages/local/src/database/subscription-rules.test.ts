import { FREQUENCIES } from '@angadi/domain/subscriptions/frequency.ts'
import { type Plan, plannedQuantity } from '@angadi/domain/subscriptions/planned-quantity.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh.ts'

let database: PGlite

beforeAll(async () => {
  database = await freshDatabase()
  await database.exec(`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'plan@example.test');
    insert into public.vendors (id, slug, name, kind, region_id, address, lat, lng, status)
      select '00000000-0000-4000-8000-000000000002', 'dairy', 'Dairy', 'grocery', id, 'Main Road 1', 17.43, 78.45, 'active' from public.regions limit 1;
    insert into public.catalog_items (id, vendor_id, section, name, price_paise)
      select ('00000000-0000-4000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid, '00000000-0000-4000-8000-000000000002', 'Milk', 'Milk ' || n, 3500
      from generate_series(0, 20) as n;
    insert into public.subscription_terms (vendor_id, cut_off) values ('00000000-0000-4000-8000-000000000002', '24:00');
    insert into public.subscription_items (item_id, vendor_id) select id, vendor_id from public.catalog_items;
    insert into public.subscription_prices (item_id, from_day, price_paise) select id, '2000-01-01', 3500 from public.catalog_items;
    insert into public.subscribers (id, vendor_id, user_id, address, distance_m)
      values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', '{}', 0);
    select private.credit_wallet('00000000-0000-4000-8000-000000000001', 10000000, 'property ' || n) from generate_series(1, 30) as n;
  `)
}, 120_000)
afterAll(() => database.close())

/** Two days before the end of a year that is followed by a leap year's February. */
const FIRST = '2027-12-30'
const DAYS = 70

const offset = fc.integer({ min: 0, max: DAYS - 1 })
const plan: fc.Arbitrary<Plan> = fc
  .record({
    frequency: fc.constantFrom(...FREQUENCIES),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    rule: offset,
    quantity: fc.integer({ min: 1, max: 9 }),
    starts: offset,
    ends: fc.option(offset),
    pauses: fc.uniqueArray(offset, { maxLength: 4 }),
    openEnded: fc.boolean(),
    changes: fc.uniqueArray(fc.record({ day: offset, quantity: fc.integer({ min: 0, max: 9 }) }), {
      maxLength: 8,
      selector: ({ day }) => day,
    }),
  })
  .map(({ frequency, weekdays, rule, quantity, starts, ends, pauses, openEnded, changes }) => {
    // Pauses lie apart: from each drawn day to the one before the next but one.
    const edges = pauses.toSorted((one, other) => one - other)
    const ranges = edges.flatMap((from, index) => {
      if (index % 2 === 1) return []
      const next = edges[index + 1]
      if (next === undefined)
        return [{ starts_on: daysAfter(FIRST, from), ends_on: openEnded ? null : daysAfter(FIRST, from) }]
      return [{ starts_on: daysAfter(FIRST, from), ends_on: daysAfter(FIRST, next - 1) }]
    })
    return {
      frequency,
      weekdays: frequency === 'weekdays' ? weekdays : [],
      rule_from: daysAfter(FIRST, rule),
      quantity,
      starts_on: daysAfter(FIRST, starts),
      ends_on: ends === null ? null : daysAfter(FIRST, ends),
      pauses: ranges,
      changes: changes.map(({ day, quantity: changed }) => ({
        day: daysAfter(FIRST, day),
        quantity: changed,
      })),
    }
  })

/** Writes plans as subscriptions of the one subscriber, within a transaction that is rolled back. */
async function withPlans<T>(plans: readonly Plan[], work: () => Promise<T>): Promise<T> {
  await database.exec('begin')
  try {
    await database.query(
      `insert into public.subscriptions (id, subscriber_id, item_id, frequency, weekdays, rule_from, quantity, starts_on, ends_on, agreed_paise)
       select ('00000000-0000-4000-8000-0000000002' || lpad((n - 1)::text, 2, '0'))::uuid, '00000000-0000-4000-8000-000000000003',
         ('00000000-0000-4000-8000-0000000001' || lpad((n - 1)::text, 2, '0'))::uuid, p ->> 'frequency',
         array(select jsonb_array_elements_text(p -> 'weekdays')::smallint), (p ->> 'rule_from')::date, (p ->> 'quantity')::smallint,
         (p ->> 'starts_on')::date, (p ->> 'ends_on')::date, 3500
       from jsonb_array_elements($1::text::jsonb) with ordinality as e (p, n)`,
      [JSON.stringify(plans)],
    )
    const own = `jsonb_array_elements($1::text::jsonb) with ordinality as e (p, n)`
    const id = `('00000000-0000-4000-8000-0000000002' || lpad((n - 1)::text, 2, '0'))::uuid`
    await database.query(
      `insert into public.subscription_pauses (subscription_id, starts_on, ends_on)
       select ${id}, (x ->> 'starts_on')::date, (x ->> 'ends_on')::date from ${own}, jsonb_array_elements(p -> 'pauses') as x`,
      [JSON.stringify(plans)],
    )
    await database.query(
      `insert into public.subscription_changes (subscription_id, day, quantity)
       select ${id}, (x ->> 'day')::date, (x ->> 'quantity')::smallint from ${own}, jsonb_array_elements(p -> 'changes') as x`,
      [JSON.stringify(plans)],
    )
    return await work()
  } finally {
    await database.exec('rollback')
  }
}

/** What comes on each day by the domain's rule: `plan day quantity`. */
function expectedDays(plans: readonly Plan[], days: readonly string[]): string[] {
  return plans.flatMap((one, index) =>
    days.flatMap((day) => {
      const quantity = plannedQuantity(one, day)
      return quantity > 0 ? [`${index} ${day} ${quantity}`] : []
    }),
  )
}

const everyDay = Array.from({ length: DAYS + 5 }, (_, n) => daysAfter(FIRST, n))
const found = (rows: readonly { what: string }[]) => rows.map(({ what }) => what).toSorted()

test('calendar and database plan the same days, over the ends of months and years (field 2.2)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 10, maxLength: 20 }), async (plans) => {
      const planned = await withPlans(plans, async () => {
        const { rows } = await database.query<{ what: string }>(
          `select right(s.id::text, 2)::integer || ' ' || day::date || ' ' || private.planned_quantity(s, day::date) as what
           from public.subscriptions as s, generate_series($1::date, $1::date + $2::integer - 1, interval '1 day') as day
           where private.planned_quantity(s, day::date) > 0`,
          [FIRST, everyDay.length],
        )
        return found(rows)
      })
      expect(planned).toEqual(expectedDays(plans, everyDay).toSorted())
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('however often the run is executed, late, early and killed halfway, each planned day is decided once (Issue 11, the nightly run is idempotent)', async () => {
  const step = fc.record({ day: fc.integer({ min: 0, max: 13 }), killed: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 1, maxLength: 3 }),
      fc.array(step, { maxLength: 12 }),
      async (drawn, steps) => {
        const last = 13
        // All of them within the two weeks that are run.
        const plans = drawn.map((one) => ({ ...one, starts_on: FIRST, ends_on: null }))
        const decided = await withPlans(plans, async () => {
          await database.query(
            `select private.plan_subscriber('00000000-0000-4000-8000-000000000003', $1::date)`,
            [FIRST],
          )
          // Runs go forward, some of them twice and some of them killed; the last one is not.
          for (const { day, killed } of [...steps, { day: last, killed: false }]) {
            if (killed) await database.exec('savepoint halfway')
            await database.query(
              `select private.run_subscriptions($1::date, 10, ($1::date + time '03:00') at time zone 'Asia/Kolkata')`,
              [daysAfter(FIRST, day)],
            )
            if (killed) await database.exec('rollback to halfway')
          }
          const { rows } = await database.query<{ what: string }>(
            `select right(w.subscription_id::text, 2)::integer || ' ' || w.day || ' ' || w.quantity as what from public.subscription_days as w`,
          )
          const orders = await database.query(
            `select day from public.subscription_orders group by day having count(*) > 1`,
          )
          expect(orders.rows).toEqual([])
          return found(rows)
        })
        expect(decided).toEqual(expectedDays(plans, everyDay.slice(0, last + 1)).toSorted())
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
