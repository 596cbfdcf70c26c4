import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, advance, cancel } from '../market/steps.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'
import { offersOf } from './vendor-harness.ts'

let harness: Harness
let customer: Customer
let orders = 0

beforeAll(async () => {
  harness = await openHarness()
  customer = await harness.market.customer(9_000_000)
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => {
  expect(await harness.brokenRules()).toEqual([])
})

const quoted = z.object({ quote_id: z.string() })
const placed = z.object({ orders: z.tuple([z.object({ id: z.string() })]) })
const changeQuoted = z.object({ change_id: z.string() })
const STOPS = [
  { lat: 17.43, lng: 78.45, label: 'Charminar' },
  { lat: 17.47, lng: 78.45, label: 'Golconda' },
]

async function orderRide(): Promise<string> {
  const request = { trade: 'ride', vehicle: 'auto', stops: STOPS }
  const { quote_id } = await rpc(harness.api, customer.id, 'quote_order', { request }, quoted)
  orders += 1
  const given = { quote_id, idempotency_key: `a-ride-of-races-${orders}`, payment_method: 'wallet' }
  return (await rpc(harness.api, customer.id, 'place_order', given, placed)).orders[0].id
}

async function driver(): Promise<string> {
  const id = await harness.market.courier(1, 500_000)
  await harness.owner.query(
    `update public.couriers set vehicle_kind = 'auto', takes_rides = true where user_id = $1`,
    [id],
  )
  return id
}

/** A ride that a driver of its own has taken. */
async function takenRide(): Promise<{ order: string; by: string }> {
  await harness.owner.query('update public.couriers set online = false')
  const by = await driver()
  const order = await orderRide()
  const [offer] = await offersOf(harness, order)
  await acceptOffer(harness.api, by, offer?.id ?? '')
  await advance(harness.api, by, order, 'confirmed')
  return { order, by }
}

async function columns(order: string): Promise<unknown> {
  const { rows } = await harness.owner.query(
    `select o.status, j.state, j.performer_id from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id
     where o.id = $1`,
    [order],
  )
  return rows[0]
}

describe('a ride', () => {
  test(
    'that twenty drivers accept at once is one driver’s',
    async () => {
      const drivers = await atOnce(20, driver)
      const order = await orderRide()
      await harness.owner.query(
        `insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at)
         select j.id, c, 1, 0, now() + interval '1 minute' from public.jobs as j, unnest($2::uuid[]) as c
         where j.order_id = $1 and c not in (select f.courier_id from public.job_offers as f where f.job_id = j.id)`,
        [order, drivers],
      )
      const offers = await offersOf(harness, order)
      const answers = await Promise.all(offers.map((one) => acceptOffer(harness.api, one.courier_id, one.id)))
      expect(tally(answers)).toEqual({ accepted: 1, too_late: 19 })
      await cancel(harness.api, customer.id, order, 'changed_mind')
    },
    RACE_TIMEOUT,
  )

  test(
    'that its customer cancels while its driver gives it back ends cancelled, or was given back before',
    async () => {
      for (let round = 0; round < 8; round++) {
        const { order, by } = await takenRide()
        const [left, back] = await Promise.all([
          outcomeOf(cancel(harness.api, customer.id, order, 'changed_mind')),
          outcomeOf(
            rpc(
              harness.api,
              by,
              'give_back_ride',
              { order_id: order, reason_code: 'rider_asked' },
              z.unknown(),
            ),
          ),
        ])
        expect(left).toMatchObject({ status: 'cancelled', charge_paise: 0 })
        expect([
          { status: 'pending' },
          '409 order_transition_not_allowed',
          '404 order_not_found',
        ]).toContainEqual(back)
        expect(await columns(order)).toMatchObject({ status: 'cancelled', state: 'cancelled' })
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'whose customer accepts another way while it arrives has either the old way and fare or the new one',
    async () => {
      for (let round = 0; round < 8; round++) {
        const { order, by } = await takenRide()
        const start = await harness.owner.query(
          `select code from private.handover_codes where order_id = $1 and purpose = 'start'`,
          [order],
        )
        const begun = {
          order_id: order,
          to_status: 'in_progress',
          code: start.rows[0].code,
          reason: 'other_spot',
        }
        await rpc(harness.api, by, 'advance_order', begun, z.unknown())
        const stops = [...STOPS, { lat: 17.49, lng: 78.45, label: 'Fort' }]
        const { change_id } = await rpc(
          harness.api,
          customer.id,
          'ride_change_quote',
          { order_id: order, stops: JSON.stringify(stops) },
          changeQuoted,
        )
        const job = await harness.owner.query('select id from public.jobs where order_id = $1', [order])
        const arrive = (n: number) =>
          rpc(
            harness.api,
            by,
            'arrive_at_job_stop',
            { job_id: job.rows[0].id, n, reason: 'other_spot' },
            z.unknown(),
          )
        const [accepted] = await Promise.all([
          outcomeOf(
            rpc(
              harness.api,
              customer.id,
              'accept_ride_change',
              { change_id, idempotency_key: `change-${change_id}` },
              z.unknown(),
            ),
          ),
          outcomeOf(arrive(2)),
        ])
        const refused = ['409 ride_has_arrived', '409 ride_change_expired'].some((code) => code === accepted)
        if (!refused) {
          expect(accepted).toMatchObject({ change_id })
          await rpc(
            harness.api,
            by,
            'finish_job_stop',
            { job_id: job.rows[0].id, n: 2, code: null, proof: null },
            z.unknown(),
          )
          await arrive(3)
        }
        await advance(harness.api, by, order, 'delivered')
        const { rows } = await harness.owner.query(
          `select (r.final ->> 'fare')::integer <= (r.fare ->> 'cap')::integer as within, private.held(o.id) as held
           from private.rides as r join public.enhanced_orders as o on o.id = r.order_id where o.id = $1`,
          [order],
        )
        expect(rows).toEqual([{ within: true, held: '0' }])
      }
    },
    RACE_TIMEOUT,
  )
})
