import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'
import { slotAt } from './slot-at.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = '3' where setting_key = 'schedule_slot_capacity'`,
  )
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

/** How many orders a vendor has for a half hour. */
async function bookedAt(vendor: string, slot: string): Promise<number> {
  const { rows } = await harness.owner.query(
    `select count(*)::integer as booked from public.enhanced_orders
     where vendor_id = $1 and scheduled_for = $2 and status <> 'cancelled'`,
    [vendor, slot],
  )
  return z.array(z.object({ booked: z.int() })).parse(rows)[0]?.booked ?? 0
}

test(
  'a half hour with room for three goes to three of 16 customers at once, whether they order it or move to it (Issue 10, 6)',
  async () => {
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
    const [full, before] = [slotAt(0), slotAt(4)]
    const offer = async (slot: string) => {
      const customer = await harness.market.customer(0)
      await putInCart(harness.api, customer, vendor)
      return { customer, quote: await quoteId(harness.api, customer, { scheduled_for: slot }) }
    }
    // Three who have a place elsewhere and want to move, and thirteen who want to order.
    const movers = await atOnce(3, async () => {
      const { customer, quote } = await offer(before)
      const answer = await place(harness.api, customer, quote, 'cash')
      const [order] = answer.outcome === 'placed' ? answer.orders : []
      return { customer, orderId: order?.id ?? '' }
    })
    const offers = await atOnce(13, () => offer(full))
    const outcomes = await Promise.all([
      ...offers.map(async ({ customer, quote }) => {
        const answer = await place(harness.api, customer, quote, 'cash')
        if (answer.outcome === 'placed') return 'got it'
        return answer.quote.problems.map(({ code }) => code).join()
      }),
      ...movers.map(async ({ customer, orderId }) => {
        const moved = rpc(
          harness.api,
          customer.id,
          'reschedule_order',
          { order_id: orderId, starts_at: full },
          z.object({ scheduled_for: z.string() }),
        )
        const outcome = await outcomeOf(moved)
        return typeof outcome === 'string' ? outcome.replace('409 ', '') : 'got it'
      }),
    ])
    expect(tally(outcomes)).toEqual({ 'got it': 3, schedule_full: 13 })
    expect(await bookedAt(vendor.id, full)).toBe(3)
  },
  RACE_TIMEOUT,
)
