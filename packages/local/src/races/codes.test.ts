import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { advance } from '../market/steps.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openVendorHarness, readyOrder, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())
afterEach(async () => expect(await harness.brokenRules()).toEqual([]))

test.each([
  { purpose: 'pickup', before: 'ready', after: 'out_for_delivery' },
  { purpose: 'drop', before: 'out_for_delivery', after: 'delivered' },
] as const)(
  'a wrong $purpose code has five tries however many arrive at once, then a minute’s pause in which the right one does not help either',
  async ({ purpose, before, after }) => {
    const { api, market, owner } = harness
    for (let round = 0; round < 4; round++) {
      const { order, courier } = await readyOrder(harness)
      if (purpose === 'drop')
        await advance(api, courier, order, 'out_for_delivery', await market.code(order, 'pickup'))

      const code = await market.code(order, purpose)
      const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
      const tries = await atOnce(16, () => advance(api, courier, order, after, wrong))
      expect(tally(tries.map(({ outcome }) => outcome))).toEqual({ wrong_code: 4, code_locked: 12 })
      const left = tries.flatMap(({ outcome, tries_left }) => (outcome === 'wrong_code' ? [tries_left] : []))
      expect(left.toSorted()).toEqual([1, 2, 3, 4])

      const early = await advance(api, courier, order, after, code)
      expect(early).toMatchObject({ outcome: 'code_locked', status: before })
      const pause = Date.parse(early.retry_at ?? '') - Date.now()
      expect(pause).toBeGreaterThan(30_000)
      expect(pause).toBeLessThanOrEqual(61_000)

      await owner.query(
        `update private.handover_codes set locked_until = locked_until - interval '1 minute' where order_id = $1`,
        [order],
      )
      const last = await atOnce(8, () => advance(api, courier, order, after, code))
      expect(tally(last.map(({ outcome }) => outcome))).toEqual({ moved: 8 })
      await owner.query('update public.couriers set online = false')
    }
  },
  RACE_TIMEOUT,
)
