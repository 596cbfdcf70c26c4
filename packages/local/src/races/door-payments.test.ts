import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { acceptOffer, advance } from '../market/steps.ts'
import { coursesOf, timeFor } from './courses.ts'
import { RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { offersOf, openVendorHarness, type VendorHarness } from './vendor-harness.ts'

const ORDERS = coursesOf(40)
const SEED = Number(process.env['ANGADI_SEED'] ?? 20261127)

/** What happens at a door: the cash is taken, UPI pays by the code or in the window, or the order is given up. */
const STEPS = ['deliver', 'byCode', 'inWindow', 'otherSum', 'giveUp'] as const
type Step = (typeof STEPS)[number]
/** Steps of one moment happen at once. */
const courses = fc.array(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
})

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
  await harness.owner.query(
    `update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled'`,
  )
}, START_TIMEOUT)
afterAll(() => harness.stop())

/** An order with cash to take that a courier has brought to the door, with a QR code and a window to pay it. */
async function atTheDoor(courier: string) {
  const { api, owner, vendor, customer } = harness
  const order = await orderDish(api, customer, vendor, 'cash')
  await advance(api, vendor.owner, order, 'confirmed')
  const [offer] = await offersOf(harness, order)
  await acceptOffer(api, courier, offer?.id ?? '')
  await advance(api, vendor.owner, order, 'preparing')
  await advance(api, vendor.owner, order, 'ready')
  await owner.query(`select private.transition($1, 'out_for_delivery', $2, 'courier')`, [order, courier])
  const name = randomUUID().replaceAll('-', '')
  const { rows } = await owner.query(
    `with asked as materialized (select public.gateway_code_start($1, $2) as due),
       made as materialized (select public.gateway_code_made((due ->> 'id')::uuid, 'qr_' || $3, 'upi://pay',
         now() + interval '20 minutes') from asked),
       named as materialized (select public.gateway_order_made((due ->> 'id')::uuid, 'order_' || $3) from asked)
     select due ->> 'amount_paise' as paise from asked, made, named`,
    [courier, order, name],
  )
  return { order, name, paise: z.coerce.number().parse(rows[0]?.['paise']) }
}
type AtTheDoor = Awaited<ReturnType<typeof atTheDoor>>

function pays(by: 'order' | 'code', { name, paise }: AtTheDoor, more = 0): Promise<unknown> {
  return harness.owner.query(
    `select public.gateway_record(jsonb_build_object('provider_payment_id', $1::text, $2::text, $3::text,
       'amount_paise', $4::integer, 'currency', 'INR', 'status', 'captured', 'method', 'upi'))`,
    [
      `pay_${by}${more}${name}`,
      `provider_${by}_id`,
      by === 'order' ? `order_${name}` : `qr_${name}`,
      paise + more,
    ],
  )
}

function take(step: Step, door: AtTheDoor, courier: string): Promise<unknown> {
  const move = async (to: string, role: string, reason: string | null = null) => {
    try {
      await harness.owner.query(`select private.transition($1, $2::public.order_status, $3, $4, $5)`, [
        door.order,
        to,
        courier,
        role,
        reason,
      ])
    } catch (error) {
      // Somebody was faster.
      if (!String(error).includes('has moved on')) throw error
    }
  }
  switch (step) {
    case 'deliver':
      return move('delivered', 'courier')
    case 'giveUp':
      return move('cancelled', 'admin', 'vendor_problem')
    case 'byCode':
      return pays('code', door)
    case 'inWindow':
      return pays('order', door)
    case 'otherSum':
      return pays('code', door, 100)
  }
}

const end = z.object({
  status: z.string(),
  ways: z.string(),
  came: z.coerce.number(),
  back: z.coerce.number(),
})

test(
  'cash taken and UPI captured at the same moment, twice, in another sum or after the end: an order is paid once, and whatever else came goes back',
  async () => {
    console.log(`Payments at the door with ANGADI_SEED=${SEED}`)
    const { market, owner } = harness
    const courier = await market.courier(1, 100_000_000)
    const seen = new Set<string>()
    for (const course of fc.sample(courses, { numRuns: ORDERS, seed: SEED })) {
      const door = await atTheDoor(courier)
      for (const moment of course) await Promise.all(moment.map((step) => take(step, door, courier)))
      await take('deliver', door, courier)
      const { rows } = await owner.query(
        `select o.status, (select string_agg(p.method || ' ' || p.status, ',') from public.payments as p
             where p.order_id = o.id) as ways,
           (select coalesce(sum(p.amount_paise), 0) from private.gateway_payments as p
             join private.gateway_orders as g on g.id = p.gateway_order_id where g.subject_id = o.id) as came,
           (select coalesce(sum(r.amount_paise), 0) from private.gateway_refunds as r
             join private.gateway_payments as p on p.provider_payment_id = r.provider_payment_id
             join private.gateway_orders as g on g.id = p.gateway_order_id where g.subject_id = o.id) as back
         from public.enhanced_orders as o where o.id = $1`,
        [door.order],
      )
      const ended = end.parse(rows[0])
      const isByUpi = ended.ways.startsWith('gateway')
      seen.add(`${ended.status} ${isByUpi}`)
      if (ended.status === 'delivered')
        expect(ended.came - ended.back, JSON.stringify(course)).toBe(isByUpi ? door.paise : 0)
      else expect(ended.came - ended.back, JSON.stringify(course)).toBeLessThanOrEqual(door.paise)
    }
    expect(seen).toContain('delivered true')
    expect(seen).toContain('delivered false')
    expect(seen).toContain('cancelled false')
    expect(await harness.brokenRules()).toEqual([])
  },
  timeFor(RACE_TIMEOUT * 3),
)
