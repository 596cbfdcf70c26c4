import process from 'node:process'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { coursesOf, timeFor } from './courses.ts'
import { DispatchActions, type DispatchStep, dispatchStep } from './dispatch-actions.ts'
import { brokenDispatch, keepAcceptances } from './dispatch-laws.ts'
import { type DispatchWorld, openDispatchWorld } from './dispatch-world.ts'
import { atOnce } from './harness.ts'
import { Outcomes } from './outcomes.ts'

/** So many courses; ANGADI_COURSES=32 makes 10,240 moments of them. */
const COURSES = coursesOf(8)
/** A moment is what two or three do at once, which is one interleaving; the laws are checked after each of them. */
const MOMENTS_A_COURSE = 40
/** A new world after so many courses, so that reading what has ended does not become most of the work. */
const COURSES_A_WORLD = 8
const LIVE_ORDERS = 7
/** The same steps every time; ANGADI_SEED draws others. Only who comes first at the same moment stays open. */
const SEED = Number(process.env['ANGADI_SEED'] ?? 20_261_128)

const course = fc.array(fc.array(dispatchStep, { minLength: 2, maxLength: 3 }), {
  minLength: MOMENTS_A_COURSE,
  maxLength: MOMENTS_A_COURSE,
})

const outcomes = new Outcomes()
const happened = new Map<string, number>()
let world: DispatchWorld | undefined
let actions: DispatchActions | undefined
let courses = 0
let moments = 0

afterAll(() => world?.stop())

/** Counts of what must have happened: a test in which nothing happens would pass as well. */
const HAPPENED = `
  select 'done: ' || private.work_of(j) as what, count(*)::integer as n from public.jobs as j where j.state = 'delivered' group by 1
  union all select 'offer ' || coalesce(left_as, outcome::text), count(*) from public.job_offers group by 1
  union all select 'cancelled by ' || cancelled_by, count(*) from public.enhanced_orders where status = 'cancelled' group by 1
  union all select 'two in hand', count(*) from races.accepted as a join public.jobs as j on j.id = a.job_id
    where exists (select from races.accepted as b join public.jobs as k on k.id = b.job_id where b.job_id <> a.job_id
      and k.performer_id = j.performer_id and b.answered_at < a.answered_at and k.done_at > a.answered_at)
  union all select 'given back for a fee', count(*) from private.ledger_transactions where idempotency_key like 'ride-given-back:%'
  union all select 'left for a fee', count(*) from public.enhanced_orders where trade = 'ride' and charge_paise > 0
  union all select 'other way', count(*) from private.ride_changes where accepted_at is not null
  union all select 'toll', count(*) from private.ride_tolls
  union all select 'waiting paid', count(*) from private.rides where (final ->> 'waiting')::bigint > 0
  union all select 'fare at its cap', count(*) from private.rides where (final ->> 'cap')::bigint < 0
  union all select 'fare below its cap', count(*) from private.rides where (final ->> 'fare')::bigint < (fare ->> 'cap')::bigint
  union all select 'stopped', count(*) from private.dispatch_rules where stopped`
const HAPPENED_FOR_SURE = [
  'done: goods',
  'done: parcels',
  'done: rides',
  'offer lost',
  'offer declined',
  'offer expired',
  'offer withdrawn',
  'offer gave_back',
  'offer silent',
  'cancelled by user',
  'other way',
  'fare below its cap',
  'stopped',
]
const figures = z.array(z.object({ what: z.string(), n: z.coerce.number() }))
const clock = z.object({ stopped: z.boolean(), at: z.date() })

/** Adds what has happened in the world to what happened before, and closes it. */
async function closeWorld(): Promise<void> {
  if (!world) return
  expect(await world.brokenRules()).toEqual([])
  for (const { what, n } of figures.parse((await world.owner.query(HAPPENED)).rows))
    happened.set(what, (happened.get(what) ?? 0) + n)
  await world.stop()
  world = undefined
}

async function openWorld(): Promise<{ world: DispatchWorld; actions: DispatchActions }> {
  if (world && actions && courses % COURSES_A_WORLD > 0) return { world, actions }
  await closeWorld()
  const opened = await openDispatchWorld()
  await keepAcceptances(opened)
  const couriers: string[] = []
  for (const [vehicle, capacity] of [
    ['auto', 1],
    ['auto', 2],
    ['auto', 3],
    ['auto', 3],
    ['bike', 2],
    ['bike', 5],
  ] as const)
    couriers.push(await opened.courier(vehicle, capacity))
  let n = 0
  const customers = await atOnce(12, () => opened.market.customer(n++ % 3 === 0 ? 30_000 : 2_000_000))
  world = opened
  actions = new DispatchActions(opened, { couriers, customers }, outcomes)
  return { world, actions }
}

async function stoppedNow({ owner }: DispatchWorld): Promise<z.infer<typeof clock>> {
  const { rows } = await owner.query(
    'select (private.dispatch_rule(null, null)).stopped, clock_timestamp() as at',
  )
  return clock.parse(rows[0])
}

async function run(steps: readonly (readonly DispatchStep[])[]): Promise<void> {
  const here = await openWorld()
  courses += 1
  const last: unknown[] = []
  try {
    await here.actions.begin()
    for (let n = 0; n < LIVE_ORDERS; n++) await here.actions.order(n + courses)
    let before = await stoppedNow(here.world)
    for (const moment of steps) {
      const orders = await here.actions.live()
      if (orders.length < LIVE_ORDERS - 2) await here.actions.order(moments)
      last.push(moment.map(({ act, n }) => `${act} ${n}`).join(' | '))
      await Promise.all(moment.map((step) => here.actions.perform(step, orders)))
      moments += 1
      expect(await brokenDispatch(here.world)).toEqual([])
      const after = await stoppedNow(here.world)
      if (before.stopped && !moment.some(({ act }) => act === 'lift' || act === 'rule')) {
        const { rows } = await here.world.owner.query(
          `select id from public.job_offers where offered_at > $1 and factors ->> 'by' is distinct from 'admin'`,
          [before.at],
        )
        expect(rows, 'nothing is offered while dispatch is stopped').toEqual([])
      }
      before = after
    }
    await here.actions.conclude()
    expect(await brokenDispatch(here.world)).toEqual([])
    expect(await here.world.brokenRules()).toEqual([])
  } catch (error) {
    console.error(
      `Random dispatch with ANGADI_SEED=${SEED}, course ${courses}: the last moments`,
      last.slice(-8),
    )
    throw error
  }
}

test(
  'whatever couriers, drivers and customers do at once: one holder a job, nobody over capacity, no offer accepted after its end, and fares within their cap',
  async () => {
    console.log(`Random dispatch with ANGADI_SEED=${SEED}`)
    const began = Date.now()
    await fc.assert(fc.asyncProperty(course, run), {
      seed: SEED,
      numRuns: COURSES,
      // Who comes first cannot be repeated, so that fewer steps that fail as well are not found.
      endOnFailure: true,
    })
    await closeWorld()
    console.log(
      `${moments} interleavings in ${Math.round((Date.now() - began) / 1000)} s`,
      Object.fromEntries([...happened].toSorted()),
      Object.fromEntries([...outcomes.counts].toSorted()),
    )
    expect(moments).toBe(COURSES * MOMENTS_A_COURSE)
    for (const what of HAPPENED_FOR_SURE) expect(happened.get(what) ?? 0, what).toBeGreaterThan(0)
  },
  timeFor(240_000),
)
