import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, advance, cancel, declineOffer } from '../market/steps.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { offersOf, openVendorHarness, readyOrder, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

describe('one job', () => {
  test(
    'offered to 32 couriers who all accept at the same moment goes to one; the others hear that they are too late',
    async () => {
      const couriers = await atOnce(32, () => harness.market.courier(1, 500_000))
      for (let round = 0; round < 10; round++) {
        const order = await orderDish(harness.api, harness.customer, harness.vendor)
        await advance(harness.api, harness.vendor.owner, order, 'confirmed')
        // A wave offers to a few couriers; here all of them have an offer.
        await harness.owner.query(
          `insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at)
           select j.id, c, 1, 0, now() + interval '1 minute' from public.jobs as j, unnest($2::uuid[]) as c
           where j.order_id = $1 and c not in (select f.courier_id from public.job_offers as f where f.job_id = j.id)`,
          [order, couriers],
        )
        const offers = await offersOf(harness, order)
        expect(offers).toHaveLength(32)
        const answers = await Promise.all(
          offers.map((offer) => acceptOffer(harness.api, offer.courier_id, offer.id)),
        )
        expect(tally(answers)).toEqual({ accepted: 1, too_late: 31 })

        const winner = offers[answers.indexOf('accepted')]
        const { rows } = await harness.owner.query(
          'select performer_id as courier_id, state from public.jobs where order_id = $1',
          [order],
        )
        expect(rows).toEqual([{ courier_id: winner?.courier_id, state: 'assigned' }])
        expect(tally((await offersOf(harness, order)).map(({ outcome }) => outcome))).toEqual({
          accepted: 1,
          lost: 31,
        })
        await cancel(harness.api, harness.vendor.owner, order, 'too_busy')
      }
      await harness.owner.query('update public.couriers set online = false')
    },
    RACE_TIMEOUT,
  )

  test(
    'that is accepted, declined and cancelled at once ends in one state with nobody left carrying a ghost',
    async () => {
      for (let round = 0; round < 12; round++) {
        const courier = await harness.market.courier(1, 500_000)
        const order = await orderDish(harness.api, harness.customer, harness.vendor)
        await advance(harness.api, harness.vendor.owner, order, 'confirmed')
        const [offer] = await offersOf(harness, order)
        if (!offer) throw new Error('nobody was asked')
        await Promise.all([
          outcomeOf(acceptOffer(harness.api, courier, offer.id)),
          outcomeOf(declineOffer(harness.api, courier, offer.id)),
          outcomeOf(cancel(harness.api, harness.customer.id, order, 'changed_mind')),
        ])
        const { rows } = await harness.owner.query(
          `select o.status, d.state, (select count(*)::integer from public.job_offers as f
             where f.job_id = d.id and f.outcome = 'offered') as open
           from public.enhanced_orders as o join public.jobs as d on d.order_id = o.id where o.id = $1`,
          [order],
        )
        expect(rows).toEqual([{ status: 'cancelled', state: 'cancelled', open: 0 }])
        await harness.owner.query('update public.couriers set online = false')
      }
    },
    RACE_TIMEOUT,
  )

  test(
    'that its courier gives back while their pick-up waits is not picked up by nobody',
    async () => {
      const { api, market, owner } = harness
      const { order, courier } = await readyOrder(harness)
      const code = await market.code(order, 'pickup')

      const elsewhere = await owner.connect()
      await elsewhere.query('begin')
      await elsewhere.query('select from public.enhanced_orders where id = $1 for no key update', [order])
      const pickup = outcomeOf(advance(api, courier, order, 'out_for_delivery', code))
      await vi.waitFor(async () => {
        const { rowCount } = await owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rowCount).toBe(1)
      })
      await rpc(api, courier, 'release_job', { order_id: order, reason: 'flat tyre' }, z.unknown())
      await elsewhere.query('commit')
      elsewhere.release()

      expect(await pickup).toBe('404 order_not_found')
      const { rows } = await owner.query(
        `select o.status, d.performer_id as courier_id from public.enhanced_orders as o
         join public.jobs as d on d.order_id = o.id where o.id = $1`,
        [order],
      )
      expect(rows).toEqual([{ status: 'ready', courier_id: null }])
      await owner.query('update public.couriers set online = false')
    },
    RACE_TIMEOUT,
  )
})
