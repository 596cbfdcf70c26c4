import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rpc } from '../market/rpc.ts'
import { acceptOffer } from '../market/steps.ts'
import { atOnce, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { offersOf, openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const door = (name: string) => ({
  name,
  phone: '+919876543210',
  line: 'House 4',
  lat: 17.43,
  lng: 78.45,
})

/** A parcel with one receiver that a courier has brought to the door. */
async function atTheDoor() {
  const { api, owner, customer, market } = harness
  await market.courier(1, 500_000)
  const { quote_id: quoteId } = await rpc(
    api,
    customer.id,
    'quote_order',
    {
      request: {
        trade: 'parcel',
        parcel: {
          pickup: door('Asha'),
          drops: [door('Meena')],
          grams: 900,
          contents: 'books',
          confirmed: true,
        },
      },
    },
    z.object({ quote_id: z.string() }),
  )
  const placed = await rpc(
    api,
    customer.id,
    'place_order',
    { quote_id: quoteId, idempotency_key: randomUUID(), payment_method: 'wallet' },
    z.object({ orders: z.array(z.object({ id: z.string() })) }),
  )
  const order = placed.orders[0]?.id ?? ''
  const [offer] = await offersOf(harness, order)
  // Whoever is free from an earlier round may be asked as well.
  const courier = offer?.courier_id ?? ''
  await acceptOffer(api, courier, offer?.id ?? '')
  const { rows } = await owner.query(
    `with taken as materialized (
       update private.parcels set picked_up_at = now() where order_id = $1 returning order_id),
     moved as materialized (
       select private.transition(order_id, 'out_for_delivery', $2, 'system') from taken)
     select (select j.id from private.job_of($1) as j) as job, h.code from moved, private.handover_codes as h
     where h.order_id = $1 and h.purpose = 'drop:1'`,
    [order, courier],
  )
  const { job, code } = z.object({ job: z.string(), code: z.string() }).parse(rows[0])
  await rpc(api, courier, 'arrive_at_job_stop', { job_id: job, n: 2 }, z.unknown())
  return { order, courier, job, code }
}

const stateOf = async (order: string) => {
  const { rows } = await harness.owner.query(
    `select d.state, o.status, (select count(*)::integer from public.order_events as e
       where e.order_id = o.id and e.to_status = 'delivered') as ends
     from private.parcel_drops as d join public.enhanced_orders as o on o.id = d.order_id where o.id = $1`,
    [order],
  )
  return rows[0]
}

const step = z.object({ outcome: z.string() })

test(
  'a drop that is handed over eight times at once is handed over once, and every answer is the same',
  async () => {
    for (let round = 0; round < 3; round++) {
      const { order, courier, job, code } = await atTheDoor()
      const answers = await atOnce(8, () =>
        outcomeOf(
          rpc(harness.api, courier, 'deliver_parcel', { job_id: job, n: 2, proof: { code } }, step).then(
            ({ outcome }) => outcome,
          ),
        ),
      )
      expect(tally(answers)).toEqual({ done: 8 })
      expect(await stateOf(order)).toEqual({ state: 'delivered', status: 'delivered', ends: 1 })
    }
  },
  RACE_TIMEOUT,
)

test(
  'codes that are guessed at once are counted one by one, and lock the drop',
  async () => {
    const { order, courier, job, code } = await atTheDoor()
    const wrong = code === '0000' ? '1111' : '0000'
    const answers = await atOnce(12, () =>
      outcomeOf(
        rpc(harness.api, courier, 'deliver_parcel', { job_id: job, n: 2, proof: { code: wrong } }, step).then(
          ({ outcome }) => outcome,
        ),
      ),
    )
    expect(tally(answers)).toEqual({ wrong_code: 4, code_locked: 8 })
    expect(await stateOf(order)).toMatchObject({ state: 'waiting', status: 'out_for_delivery' })
    await harness.owner.query(
      'delete from private.handover_codes where order_id = $1 and locked_until is null',
      [order],
    )
  },
  RACE_TIMEOUT,
)

test(
  'a sender who chooses at the moment in which the time is over is heard, or the parcel comes back: one of the two',
  async () => {
    for (let round = 0; round < 4; round++) {
      const { order, courier, job } = await atTheDoor()
      await rpc(harness.api, courier, 'call_parcel_receiver', { job_id: job, n: 2 }, z.unknown())
      await rpc(
        harness.api,
        courier,
        'fail_parcel_drop',
        { job_id: job, n: 2, reason: 'nobody_there' },
        z.unknown(),
      )
      await harness.owner.query('update private.parcel_drops set decide_by = now() where order_id = $1', [
        order,
      ])
      await harness.owner.query(
        `update private.order_timers set due_at = now() where order_id = $1 and action = 'parcel_decides'`,
        [order],
      )
      const [chosen] = await Promise.all([
        outcomeOf(
          rpc(
            harness.api,
            harness.customer.id,
            'decide_parcel_drop',
            { order_id: order, n: 1, choice: 'retry' },
            z.object({ state: z.string() }),
          ).then(({ state }) => state),
        ),
        harness.owner.query('select private.sweep_timers(20)'),
      ])
      const { rows } = await harness.owner.query(
        `select (select count(*)::integer from public.jobs where order_id = $1) as jobs,
           (select count(*)::integer from public.order_charges where order_id = $1 and code = 'parcel_return') as back`,
        [order],
      )
      expect(rows[0]).toEqual(chosen === 'waiting' ? { jobs: 1, back: 0 } : { jobs: 2, back: 1 })
    }
  },
  RACE_TIMEOUT,
)
