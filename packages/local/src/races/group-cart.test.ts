import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer, SampleVendor } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

const view = z.object({
  state: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  lines: z.array(z.object({ person_id: z.string(), quantity: z.int() })),
})
const taken = z.object({ moved: z.int(), dropped: z.array(z.unknown()) })

/** A group order of a new host, who has chosen one piece. */
async function newGroup(): Promise<{ host: Customer; vendor: SampleVendor; token: string }> {
  const { api, market } = harness
  const vendor = await market.openVendor([{ pricePaise: 20_000 }, { pricePaise: 5_000 }])
  const host = await market.customer(1_000_000)
  const token = await rpc(
    api,
    host.id,
    'start_group_cart',
    { vendor_id: vendor.id, name: 'Host' },
    z.string(),
  )
  await setLine(host, token, vendor, 1)
  return { host, vendor, token }
}

function setLine(who: Customer, token: string, vendor: SampleVendor, quantity: number): Promise<unknown> {
  return rpc(
    harness.api,
    who.id,
    'set_group_line',
    { token, item_id: vendor.items[1] ?? '', quantity },
    z.unknown(),
  )
}

const join = (who: Customer, token: string, name: string) =>
  rpc(harness.api, who.id, 'join_group_cart', { token, name }, z.uuid())

const see = (who: Customer, token: string) => rpc(harness.api, who.id, 'group_cart', { token }, view)

test(
  'ten people join and choose at once; nobody and nothing is lost or doubled (Issue 11, group cart)',
  async () => {
    const { host, vendor, token } = await newGroup()
    const people = await atOnce(10, () => harness.market.customer(0))
    await Promise.all(
      people.map(async (person, index) => {
        // The answer was lost, and the phone asks again while the first call is under way.
        await Promise.all([join(person, token, `Person ${index}`), join(person, token, `Person ${index}`)])
        await Promise.all([1, 2, 2].map((quantity) => setLine(person, token, vendor, quantity)))
        await setLine(person, token, vendor, 2)
      }),
    )
    const { people: joined, lines } = await see(host, token)
    expect(joined).toHaveLength(11)
    expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, ...people.map(() => 2)])
    expect(new Set(lines.map(({ person_id }) => person_id)).size).toBe(11)
  },
  RACE_TIMEOUT,
)

test(
  'thirty people at a group for twenty: nineteen join the host, the others are told',
  async () => {
    const { host, token } = await newGroup()
    const people = await atOnce(30, () => harness.market.customer(0))
    const outcomes = await Promise.all(
      people.map(async (person) => {
        const outcome = await outcomeOf(join(person, token, randomBytes(4).toString('hex')))
        return outcome.includes(' ') ? outcome : 'joined'
      }),
    )
    expect(tally(outcomes)).toEqual({ joined: 19, '409 group_full': 11 })
    expect((await see(host, token)).people).toHaveLength(20)
  },
  RACE_TIMEOUT,
)

test(
  'what is chosen while the host takes the group is either in the cart or refused (Issue 11, lock while somebody adds)',
  async () => {
    for (let round = 0; round < 6; round++) {
      const { host, vendor, token } = await newGroup()
      const people = await atOnce(6, () => harness.market.customer(0))
      await Promise.all(people.map((person, index) => join(person, token, `Person ${index}`)))
      const [moved, again, ...outcomes] = await Promise.all([
        rpc(harness.api, host.id, 'take_group_cart', { token }, taken),
        rpc(harness.api, host.id, 'take_group_cart', { token }, taken),
        ...people.map((person) => outcomeOf(setLine(person, token, vendor, 3))),
      ])
      const chosen = outcomes.filter((outcome) => outcome !== '409 group_locked').length
      expect(again.moved).toBe(1 + chosen)
      expect(moved.moved).toBe(1 + chosen)
      const { rows } = await harness.owner.query(
        'select count(*)::integer as lines, sum(quantity)::integer as pieces from public.unified_cart_items where user_id = $1',
        [host.id],
      )
      expect(rows).toEqual([{ lines: 1 + chosen, pieces: 1 + 3 * chosen }])
      const quote = await quoteId(harness.api, host)
      const [placed] = await Promise.all([
        place(harness.api, host, quote),
        outcomeOf(rpc(harness.api, host.id, 'set_group_state', { token, state: 'open' }, z.unknown())),
      ])
      // Opened again before the checkout read the cart, it finds another cart and says so.
      const { state } = await see(host, token)
      expect(state).toBe(placed.outcome === 'placed' ? 'ordered' : 'open')
    }
  },
  RACE_TIMEOUT,
)
