import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { cancel } from '../market/steps.ts'
import { pick } from './actors.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { Outcomes } from './outcomes.ts'
import { bookVisit, holdVisit, hoursFromNoon, NOON, openSalon, type Salon } from './salon.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

const DAY = new Date(NOON).toISOString().slice(0, 10)

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => {
  expect(await harness.brokenRules()).toEqual([])
})

const claimed = z.object({ booking_id: z.uuid() })

const hold = (customer: Customer, salon: Salon, hour: number) =>
  holdVisit(harness, customer, salon, { service: salon.cut, startsAt: hoursFromNoon(hour) })

const wait = (customer: Customer, salon: Salon) =>
  rpc(
    harness.api,
    customer.id,
    'join_waiting_list',
    {
      vendor_id: salon.id,
      steps: JSON.stringify([{ service_id: salon.cut }]),
      from_day: DAY,
      to_day: DAY,
      part_of_day: 'any',
    },
    z.uuid(),
  )

const sweep = () => harness.owner.query('select private.offer_freed_times()')

const offers = z.array(z.object({ id: z.uuid(), user_id: z.uuid(), starts_at: z.date(), state: z.string() }))
async function offersOf(salon: Salon): Promise<z.infer<typeof offers>> {
  const { rows } = await harness.owner.query(
    `select o.id, w.user_id, o.starts_at, o.state from public.waiting_offers as o
      join public.waiting_list as w on w.id = o.waiting_id where w.vendor_id = $1 order by w.created_at, o.made_at`,
    [salon.id],
  )
  return offers.parse(rows)
}

test(
  'of four times that become free at once, four who wait are offered one each, in their order, and no stranger has any',
  async () => {
    const salon = await openSalon(harness, 1, { step_minutes: 60 })
    const owner = await harness.market.customer(1_000_000)
    const hours = [0, 1, 2, 3]
    const orders = await atOnce(hours.length, async (n) => {
      const { id } = await hold(owner, salon, pick(hours, n))
      return bookVisit(harness, owner, id)
    })
    const waiting: Customer[] = []
    for (let n = 0; n < 6; n++) {
      const customer = await harness.market.customer(100_000)
      await wait(customer, salon)
      waiting.push(customer)
    }
    const strangers = await atOnce(12, () => harness.market.customer(100_000))
    const outcomes = new Outcomes()
    await Promise.all([
      ...orders.map((order) => outcomes.of(cancel(harness.api, owner.id, order, 'changed_mind'))),
      ...strangers.map(async (stranger, n) => {
        if (await outcomes.of(hold(stranger, salon, n % 4))) outcomes.count('stranger')
      }),
      ...Array.from({ length: 4 }, sweep),
    ])
    await sweep()
    expect(outcomes.counts.get('stranger')).toBeUndefined()
    const made = await offersOf(salon)
    expect(made.map(({ user_id }) => user_id)).toEqual(waiting.slice(0, 4).map(({ id }) => id))
    expect(new Set(made.map(({ starts_at }) => starts_at.getTime())).size).toBe(4)

    // Whoever is offered one has two phones, and somebody else tries as well; one lets hers pass at the same moment.
    const passing = pick(made, 0)
    await Promise.all([
      ...made.slice(1).flatMap((offer) =>
        [0, 1].map(async () => {
          const mine = await outcomes.of(
            rpc(harness.api, offer.user_id, 'claim_offer', { offer_id: offer.id }, claimed),
          )
          if (mine) outcomes.count('claimed')
        }),
      ),
      ...strangers.map((stranger) =>
        outcomes.of(rpc(harness.api, stranger.id, 'claim_offer', { offer_id: pick(made, 1).id }, claimed)),
      ),
      outcomes.of(rpc(harness.api, passing.user_id, 'decline_offer', { offer_id: passing.id }, z.unknown())),
      sweep(),
      sweep(),
    ])
    await sweep()
    expect(outcomes.counts.get('claimed')).toBe(6)
    expect(outcomes.counts.get('404 offer_not_found')).toBe(strangers.length)
    const after = await offersOf(salon)
    expect(after.filter(({ state }) => state === 'claimed')).toHaveLength(3)
    expect(
      after.filter(({ state }) => state === 'open').map(({ user_id, starts_at }) => [user_id, starts_at]),
    ).toEqual([[pick(waiting, 4).id, passing.starts_at]])
  },
  RACE_TIMEOUT,
)

test(
  'a claim in the second in which its offer ends is either whole or over, and the time is never of two',
  async () => {
    const outcomes = new Outcomes()
    await atOnce(12, async () => {
      const salon = await openSalon(harness, 1, { step_minutes: 60 })
      const owner = await harness.market.customer(100_000)
      const order = await bookVisit(harness, owner, (await hold(owner, salon, 0)).id)
      const waiting = [await harness.market.customer(100_000), await harness.market.customer(100_000)]
      for (const customer of waiting) await wait(customer, salon)
      await cancel(harness.api, owner.id, order, 'changed_mind')
      await sweep()
      const offer = pick(await offersOf(salon), 0)
      await Promise.all([
        outcomes
          .of(rpc(harness.api, offer.user_id, 'claim_offer', { offer_id: offer.id }, claimed))
          .then((mine) => mine && outcomes.count('claimed')),
        harness.owner
          .query('update public.waiting_offers set until_at = now() where id = $1', [offer.id])
          .then(sweep),
        sweep(),
      ])
      await sweep()
      const { rows } = await harness.owner.query(
        `select count(*)::integer as holders from public.bookings as b where b.vendor_id = $1 and b.state = 'held'
          and b.hold_until > now()`,
        [salon.id],
      )
      expect(rows).toEqual([{ holders: 1 }])
    })
    expect((outcomes.counts.get('claimed') ?? 0) + (outcomes.counts.get('409 offer_over') ?? 0)).toBe(12)
  },
  RACE_TIMEOUT,
)
