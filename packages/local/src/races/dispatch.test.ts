import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, advance, cancel, declineOffer } from '../market/steps.ts'
import { brokenDispatch, keepAcceptances } from './dispatch-laws.ts'
import { type DispatchWorld, HERE, openDispatchWorld, WORKS, type Work } from './dispatch-world.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { offersOf } from './vendor-harness.ts'

let world: DispatchWorld

beforeAll(async () => {
  world = await openDispatchWorld()
  await keepAcceptances(world)
}, START_TIMEOUT)
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenDispatch(world)).toEqual([])
  expect(await world.brokenRules()).toEqual([])
  await endAll()
})

const unknown = z.unknown()

/** Cancels what is under way, and sends everybody home. */
async function endAll(): Promise<void> {
  await world.owner.query(
    `select private.transition(o.id, 'cancelled', $1, 'admin', 'other') from public.enhanced_orders as o
     where o.status not in ('delivered', 'cancelled')`,
    [world.admin],
  )
  await world.sendHome()
}

const present = z.object({
  status: z.string(),
  state: z.string(),
  performer_id: z.nullable(z.string()),
  open: z.int(),
  seen: z.nullable(z.date()),
})

async function presentOf(order: string): Promise<z.infer<typeof present>> {
  const { rows } = await world.owner.query(
    `select o.status, j.state, j.performer_id, (select count(*)::integer from public.job_offers as f
       where f.job_id = j.id and f.outcome = 'offered') as open, j.assigned_at as seen
     from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id where o.id = $1`,
    [order],
  )
  return present.parse(rows[0])
}

async function accept(order: string, courier: string): Promise<unknown> {
  const offer = (await offersOf(world, order)).find(
    ({ courier_id, outcome }) => courier_id === courier && outcome === 'offered',
  )
  if (!offer) throw new Error('nothing was offered')
  return outcomeOf(acceptOffer(world.api, courier, offer.id))
}

/** An order that a courier of its own holds; a ride is on its way to the start. */
async function held(work: Work): Promise<{ order: string; by: string }> {
  await world.sendHome()
  const by = await world.courier()
  const order = await world.order(work)
  expect(await accept(order, by)).toBe('accepted')
  if (work === 'rides') await advance(world.api, by, order, 'confirmed')
  return { order, by }
}

const silenceMinutes = (by: string, minutes: number) =>
  world.owner.query(
    `with job as (update public.jobs set assigned_at = now() - make_interval(mins => $2) where performer_id = $1)
     update public.courier_positions set at = now() - make_interval(mins => $2) where user_id = $1`,
    [by, minutes],
  )
const sweepSilent = () => world.owner.query('select private.release_silent_jobs()')
const report = (by: string, device?: string) =>
  rpc(world.api, by, 'report_position', { ...HERE, ...(device ? { device } : {}) }, unknown)
const setOnline = (by: string, online: boolean, device?: string) =>
  rpc(
    world.api,
    by,
    'set_courier_online',
    { online, ...(online ? HERE : {}), ...(device ? { device } : {}) },
    unknown,
  )
const stop = (stopped: boolean) =>
  rpc(
    world.api,
    world.admin,
    'set_dispatch_rule',
    { rule: { stopped }, idempotency_key: randomUUID() },
    unknown,
  )

/** Waits until so many calls wait for a lock. */
const waiting = (many: number) =>
  vi.waitFor(
    async () => {
      const { rowCount } = await world.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(many)
    },
    { timeout: RACE_TIMEOUT / 2 },
  )

describe('acceptance', () => {
  test.each(WORKS)(
    'of %s by twenty at once gives the job to one of them; the others are told that they are too late',
    async (work) => {
      const couriers = await atOnce(20, () => world.courier())
      const order = await world.order(work)
      await world.offerTo(order, couriers)
      const answers = await Promise.all(couriers.map((one) => accept(order, one)))
      expect(tally(answers.map(String))).toEqual({ accepted: 1, too_late: 19 })
      expect(await presentOf(order)).toMatchObject({
        state: 'assigned',
        performer_id: couriers[answers.indexOf('accepted')],
        open: 0,
      })
    },
    RACE_TIMEOUT,
  )

  test.each([
    [['rides', 'rides'], 'auto', 5, 1],
    [['rides', 'goods'], 'auto', 5, 1],
    [['rides', 'parcels'], 'auto', 5, 1],
    [['goods', 'parcels'], 'auto', 5, 1],
    [['goods', 'goods', 'goods'], 'auto', 2, 2],
    [['parcels', 'parcels', 'parcels', 'parcels'], 'auto', 3, 3],
    [['parcels', 'parcels', 'parcels', 'parcels'], 'bike', 5, 3],
  ] as const)(
    'of %j at once by one courier with a vehicle like %s who can take %i leaves %i in hand',
    async (works, vehicle, capacity, fits) => {
      for (let round = 0; round < 2; round++) {
        await world.sendHome()
        const courier = await world.courier(vehicle, capacity)
        const orders: string[] = []
        for (const work of works) orders.push(await world.order(work))
        for (const order of orders) await world.offerTo(order, [courier])
        const answers = await Promise.all(orders.map((order) => accept(order, courier)))
        expect(tally(answers.map(String))).toEqual({ accepted: fits, '409 hands_full': works.length - fits })
        expect(await brokenDispatch(world)).toEqual([])
        await endAll()
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'that waits for the job beyond the end of its offer is too late, though it began before',
    async () => {
      const courier = await world.courier()
      const order = await world.order('rides')
      const { owner } = world
      const elsewhere = await owner.connect()
      await elsewhere.query('begin')
      await elsewhere.query('select from public.jobs where order_id = $1 for no key update', [order])
      const answer = accept(order, courier)
      await waiting(1)
      await elsewhere.query(
        `update public.job_offers as f set expires_at = clock_timestamp() from public.jobs as j
         where j.id = f.job_id and j.order_id = $1`,
        [order],
      )
      await elsewhere.query('commit')
      elsewhere.release()
      expect(await answer).toBe('too_late')
      expect(await presentOf(order)).toMatchObject({ state: 'searching', performer_id: null })
    },
    RACE_TIMEOUT,
  )

  test(
    'around the end of an offer, against the sweep that ends it, gives the job or asks on, and never both',
    async () => {
      const answers: string[] = []
      for (let round = 0; round < 12; round++) {
        const [first, second] = await atOnce(2, () => world.courier())
        const order = await world.order('rides')
        const [offer] = await offersOf(world, order)
        // Some end before the call, some while it is under way, some after it.
        await world.owner.query(
          `with offer as (update public.job_offers set expires_at = now() + make_interval(secs => $2) where id = $1
             returning job_id, expires_at)
           update private.order_timers as t set due_at = offer.expires_at from offer
           where t.action = 'next_wave' and t.payload ->> 'job_id' = offer.job_id::text and t.done_at is null`,
          [offer?.id, (round % 8) * 0.004],
        )
        const [answer] = await Promise.all([
          outcomeOf(acceptOffer(world.api, offer?.courier_id ?? '', offer?.id ?? '')),
          ...[1, 2, 3].map(() => world.owner.query('select private.sweep_timers(20)')),
        ])
        answers.push(String(answer))
        const now = await presentOf(order)
        if (answer === 'accepted')
          expect(now).toMatchObject({ state: 'assigned', performer_id: offer?.courier_id, open: 0 })
        else expect(now.performer_id).toBeNull()
        expect([first, second]).toContain(offer?.courier_id)
        await cancel(world.api, world.customer.id, order, 'changed_mind')
        await world.sendHome()
      }
      expect(Object.keys(tally(answers)).filter((answer) => !/^(accepted|too_late)$/.test(answer))).toEqual(
        [],
      )
      expect(await brokenDispatch(world)).toEqual([])
    },
    RACE_TIMEOUT,
  )

  test.each(WORKS)(
    'of %s against its customer who cancels, and another who declines, ends in one state with nobody left',
    async (work) => {
      for (let round = 0; round < 3; round++) {
        const couriers = await atOnce(2, () => world.courier())
        const order = await world.order(work)
        await world.offerTo(order, couriers)
        const offers = await offersOf(world, order)
        const [left] = await Promise.all([
          outcomeOf(cancel(world.api, world.customer.id, order, 'changed_mind')),
          outcomeOf(acceptOffer(world.api, offers[0]?.courier_id ?? '', offers[0]?.id ?? '')),
          outcomeOf(declineOffer(world.api, offers[1]?.courier_id ?? '', offers[1]?.id ?? '')),
          world.owner.query('select private.sweep_timers(20)'),
        ])
        expect(left).toMatchObject({ status: 'cancelled', charge_paise: 0 })
        expect(await presentOf(order)).toMatchObject({ status: 'cancelled', state: 'cancelled', open: 0 })
        await world.sendHome()
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'against going off duty: who has the job stays on duty, and who is off duty has none',
    async () => {
      const ends: string[] = []
      for (let round = 0; round < 8; round++) {
        const courier = await world.courier('auto', 3)
        const orders = [await world.order('goods'), await world.order('goods')]
        for (const order of orders) await world.offerTo(order, [courier])
        const [off, first, second] = await Promise.all([
          outcomeOf(setOnline(courier, false)),
          accept(orders[0] ?? '', courier),
          accept(orders[1] ?? '', courier),
        ])
        ends.push(`${typeof off === 'string' && off !== '' ? off : 'off duty'}, ${first}, ${second}`)
        expect(await brokenDispatch(world)).toEqual([])
        for (const order of orders) await cancel(world.api, world.vendor.owner, order, 'too_busy')
        await world.sendHome()
      }
      console.log(tally(ends))
    },
    RACE_TIMEOUT,
  )
})

describe('an offer that comes while its courier goes off duty', () => {
  test(
    'keeps nobody waiting for each other, and is not accepted afterwards',
    async () => {
      const courier = await world.courier()
      const known = await world.order('rides')
      const { owner, api } = world
      // Who goes off duty waits for the job that is known, while another one is offered.
      const elsewhere = await owner.connect()
      await elsewhere.query('begin')
      await elsewhere.query('select from public.jobs where order_id = $1 for no key update', [known])
      const off = outcomeOf(setOnline(courier, false))
      await waiting(1)
      const later = await world.order('parcels')
      await world.offerTo(later, [courier])
      // The customer of the later one cancels at the same moment and holds it until the first is free.
      const busy = await owner.connect()
      await busy.query('begin')
      await busy.query('select private.lock_order($1)', [later])
      const answer = accept(later, courier)
      await waiting(2)
      await elsewhere.query('commit')
      elsewhere.release()
      expect(await off).toBe('')
      await busy.query('commit')
      busy.release()
      expect(await answer).toBe('too_late')
      for (const order of [known, later]) await cancel(api, world.customer.id, order, 'changed_mind')
    },
    RACE_TIMEOUT,
  )
})

describe('silence', () => {
  test.each(WORKS)(
    'of whoever holds %s, against a position, an arrival and the sweeps, costs the job once or not at all',
    async (work) => {
      for (let round = 0; round < 5; round++) {
        const { order, by } = await held(work)
        await world.courier()
        await silenceMinutes(by, 200)
        await Promise.all([
          sweepSilent(),
          sweepSilent(),
          ...(round % 3 === 0 ? [] : [outcomeOf(report(by))]),
          outcomeOf(rpc(world.api, by, 'mark_at_pickup', { order_id: order, reason: 'other_spot' }, unknown)),
        ])
        // Whoever was at work on it is looked at again.
        await sweepSilent()
        const now = await presentOf(order)
        const { rows } = await world.owner.query(
          `select count(*)::integer as told from public.system_notifications
           where template = 'courier_silent' and user_id = $1`,
          [by],
        )
        expect(rows[0].told).toBe(now.performer_id === by ? 0 : 1)
        if (round % 3 === 0) expect(now.performer_id).not.toBe(by)
        expect(await brokenDispatch(world)).toEqual([])
        await cancel(
          world.api,
          work === 'goods' ? world.vendor.owner : world.customer.id,
          order,
          work === 'goods' ? 'too_busy' : 'changed_mind',
        )
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'of one courier does not take the job that another one accepts at the same moment',
    async () => {
      for (let round = 0; round < 5; round++) {
        const { order, by } = await held('parcels')
        const next = await world.courier()
        await silenceMinutes(by, 200)
        await world.owner.query(
          `update public.courier_positions set at = now() - interval '58 minutes' where user_id = $1`,
          [next],
        )
        await Promise.all([
          outcomeOf(rpc(world.api, by, 'release_job', { order_id: order, reason: 'flat tyre' }, unknown)),
          sweepSilent(),
        ])
        await world.owner.query(
          `update public.courier_positions set at = now() - interval '200 minutes' where user_id = $1`,
          [next],
        )
        await Promise.all([accept(order, next).catch(() => 'not asked'), sweepSilent(), sweepSilent()])
        expect((await presentOf(order)).performer_id).toBe(next)
        await cancel(world.api, world.customer.id, order, 'changed_mind')
      }
    },
    RACE_TIMEOUT,
  )
})

describe('an end', () => {
  test(
    'by the customer and one by the driver who gives back: the ride ends cancelled, and a fee is due once',
    async () => {
      const fees: number[] = []
      for (let round = 0; round < 8; round++) {
        const { order, by } = await held('rides')
        await world.owner.query(
          `with job as (update public.jobs set assigned_at = now() - interval '10 minutes' where order_id = $1 returning id)
           update public.job_stops as s set arrived_at = now() - interval '5 minutes' from job
           where s.job_id = job.id and s.n = 1`,
          [order],
        )
        const [left, back] = await Promise.all([
          outcomeOf(cancel(world.api, world.customer.id, order, 'changed_mind')),
          outcomeOf(
            rpc(world.api, by, 'give_back_ride', { order_id: order, reason_code: 'ride_too_far' }, unknown),
          ),
          outcomeOf(rpc(world.api, by, 'release_job', { order_id: order, reason: 'no' }, unknown)),
        ])
        expect(left).toMatchObject({ status: 'cancelled' })
        expect(await presentOf(order)).toMatchObject({ status: 'cancelled', state: 'cancelled', open: 0 })
        const { rows } = await world.owner.query(
          `select coalesce(sum(e.amount_paise) filter (where t.kind = 'compensation' or t.idempotency_key = 'cancel:' || t.order_id), 0)::integer
             as paise, count(distinct t.id) filter (where e.amount_paise <> 0)::integer as times
           from private.ledger_transactions as t join private.ledger_entries as e on e.transaction_id = t.id
           join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'courier_payable'
           where t.order_id = $1`,
          [order],
        )
        const { paise, times } = z.object({ paise: z.int(), times: z.int() }).parse(rows[0])
        // One of the two pays the other, never both: the driver who was first, or else the customer.
        expect(times).toBe(1)
        const gaveBack = typeof back !== 'string'
        expect(Math.sign(paise)).toBe(gaveBack ? -1 : 1)
        fees.push(Math.abs(paise))
      }
      expect(new Set(fees).size).toBe(1)
    },
    RACE_TIMEOUT,
  )
})

describe('the kill switch', () => {
  test(
    'against waves that run: once it is set nothing more is offered, what was offered holds, and it goes on afterwards',
    async () => {
      for (let round = 0; round < 2; round++) {
        const couriers = await atOnce(4, () => world.courier())
        const orders = await Promise.all([world.order('goods'), world.order('parcels')])
        await Promise.all([stop(true), ...orders.map((order) => world.sweep(order))])
        const { rows: mark } = await world.owner.query<{ at: Date }>('select clock_timestamp() as at')
        const stopped = await world.order('rides')
        for (const order of [...orders, stopped]) await world.sweep(order)
        const { rows } = await world.owner.query(
          'select count(*)::integer as n from public.job_offers where offered_at > $1',
          [mark[0]?.at],
        )
        expect(rows).toEqual([{ n: 0 }])
        expect((await presentOf(stopped)).state).toBe('no_courier')
        // Somebody who comes on duty makes waiting jobs searched at once: not while it is stopped.
        await Promise.all(couriers.map((one) => setOnline(one, true)))
        await world.owner.query('select private.sweep_timers(20)')
        expect((await offersOf(world, stopped)).length).toBe(0)
        await stop(false)
        await world.sweep(stopped)
        expect((await presentOf(stopped)).open).toBeGreaterThan(0)
        expect(await brokenDispatch(world)).toEqual([])
        for (const order of [...orders, stopped])
          await cancel(world.api, world.admin, order, 'customer_request')
        await world.sendHome()
      }
    },
    RACE_TIMEOUT,
  )
})

describe('two devices of one driver', () => {
  test(
    'accept, set out, report and go on duty at once: one ride, confirmed once, one device leads',
    async () => {
      for (let round = 0; round < 4; round++) {
        await world.sendHome()
        const by = await world.courier()
        const order = await world.order('rides')
        const both = ['old', 'new']
        const answers = await Promise.all([
          ...both.map(() => accept(order, by)),
          ...both.map((device) => outcomeOf(setOnline(by, true, device))),
          ...both.map((device) => outcomeOf(report(by, device))),
        ])
        expect(answers.slice(0, 2)).toEqual(['accepted', 'accepted'])
        await Promise.all(both.map(() => advance(world.api, by, order, 'confirmed')))
        const { rows } = await world.owner.query(
          `select (select count(*)::integer from public.order_events where order_id = $1 and to_status = 'confirmed') as confirmed,
             (select count(*)::integer from private.courier_shifts where user_id = $2 and ended_at is null) as shifts,
             (select count(*)::integer from private.position_states where user_id = $2) as devices`,
          [order, by],
        )
        expect(rows).toEqual([{ confirmed: 1, shifts: expect.any(Number), devices: 1 }])
        expect(rows[0].shifts).toBeLessThanOrEqual(1)
        await cancel(world.api, world.customer.id, order, 'changed_mind')
      }
    },
    RACE_TIMEOUT,
  )
})
