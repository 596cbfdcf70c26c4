import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { acceptOffer, advance } from '../market/steps.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { offersOf, openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

test(
  'a courier who goes online, reports and falls silent at once meets no deadlock, and leads with one device',
  async () => {
    const { api, owner, market } = harness
    const courier = await market.courier(1, 500_000)
    const order = await orderDish(api, harness.customer, harness.vendor)
    await advance(api, harness.vendor.owner, order, 'confirmed')
    const [offer] = await offersOf(harness, order)
    expect(await acceptOffer(api, courier, offer?.id ?? '')).toBe('accepted')
    const at = { lat: 17.44, lng: 78.39 }
    const online = (n: number) =>
      rpc(api, courier, 'set_courier_online', { online: true, ...at, device: `device-${n % 2}` }, z.unknown())
    const report = (n: number) =>
      rpc(api, courier, 'report_position', { ...at, device: `device-${n % 2}` }, z.unknown())
    for (let round = 0; round < 20; round++) {
      await owner.query(
        `update public.courier_positions set seen_at = now() - interval '1 hour', paused_since = null where user_id = $1`,
        [courier],
      )
      await Promise.all([
        atOnce(4, online),
        atOnce(8, report),
        atOnce(2, () => owner.query('select private.note_silence()')),
      ])
    }
    const { rows } = await owner.query('select device from private.position_states where user_id = $1', [
      courier,
    ])
    expect(rows).toHaveLength(1)
  },
  RACE_TIMEOUT,
)
