import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { openDairy, runBatch, subscribeAll } from '../market/dairy.ts'
import { advance } from '../market/steps.ts'
import { type GroceryHarness, newKey, openGroceryHarness } from './grocery-harness.ts'
import type { Harness } from './harness.ts'
import { openShopHarness } from './shop-harness.ts'

/** An order whose money can go back, and who may send it back. */
export interface RefundableOrder {
  readonly id: string
  readonly customer: string
  readonly vendor: string
  readonly admin: string
  readonly lines: number
  /** The code with which a packed order is handed over; undefined once it is. */
  readonly handover?: string | undefined
  /** A report of a missed delivery that waits for the vendor's answer. */
  readonly claim?: string | undefined
  readonly isParcel?: boolean
  /** What the lines can be exchanged for. */
  readonly items: readonly string[]
}

const METHODS = ['wallet', 'cash'] as const
const COUPONS = [{}, { coupon_code: 'PLATFORM' }, { coupon_code: 'OWNOFFER' }] as const

/** What one person may ask back at once has tests of its own: here it is as much as they want. */
async function liftLimits({ owner }: Harness, vendor: string): Promise<void> {
  await owner.query(
    `update public.app_settings set setting_value = to_jsonb(maximum) where maximum is not null
       and setting_key in ('help_instant_claims', 'help_instant_paise', 'help_instant_sum_paise', 'open_returns', 'max_live_orders')`,
  )
  await owner.query(
    `insert into public.coupons (code, kind, value, per_user_limit, title, vendor_id, funded_by) values
       ('PLATFORM', 'percent', 1250, 100000, 'An eighth', null, 'platform'), ('OWNOFFER', 'percent', 1111, 100000, 'A ninth', $1, 'vendor')`,
    [vendor],
  )
}

/** Groceries of which some were not there, some replaced and some weighed less; every third one is not handed over yet. */
async function groceries(harness: GroceryHarness, admin: string): Promise<RefundableOrder[]> {
  const { api, market } = harness
  const store = await harness.openStore()
  await liftLimits(harness, store.id)
  const orders: RefundableOrder[] = []
  for (let n = 0; n < 9; n++) {
    const customer = await market.customer(5_000_000)
    // What was not there for the last one is there again.
    await harness.owner.query('update public.catalog_items set is_available = true, sold_out_until = null')
    const id = await harness.order(store, customer, [3, 2, n % 2, 2, 1, 2], METHODS[n % 2] ?? 'wallet', {
      fulfilment: 'pickup',
      ...COUPONS[Math.floor(n / 2) % 3],
    })
    const pick = (position: number, much: object) =>
      harness.tryAs(store.owner, 'pick_line', { order_id: id, position, ...much })
    for (const { position, item_id, is_weighed, pieces } of await harness.linesOf(id)) {
      const item = store.items.indexOf(item_id)
      if (is_weighed) await pick(position, { grams: Math.round(pieces * (item === 3 ? 0.7 : 1)) })
      else
        await pick(position, { quantity: item === 0 ? 1 + (n % 2) : item === 5 ? n % 3 : item === 1 ? 1 : 0 })
      if (item !== 1) continue
      await harness.tryAs(store.owner, 'propose_substitution', {
        order_id: id,
        position,
        item_id: store.items[2],
        quantity: 1,
        idempotency_key: newKey(),
      })
      await harness.tryAs(customer.id, 'answer_substitution', {
        substitution_id: await harness.openOffer(id),
        accept: true,
      })
    }
    await harness.tryAs(store.owner, 'finish_picking', { order_id: id })
    await advance(api, store.owner, id, 'ready').catch(() => undefined)
    const code = await market.code(id, 'drop')
    if (n % 3 > 0) await advance(api, store.owner, id, 'delivered', code)
    orders.push({
      id,
      customer: customer.id,
      vendor: store.owner,
      admin,
      lines: n % 2 ? 6 : 5,
      handover: n % 3 > 0 ? undefined : code,
      items: store.items,
    })
  }
  return orders
}

/** Milk that was delivered, or so its round says. */
async function milk({ owner, market }: Harness, admin: string): Promise<RefundableOrder[]> {
  const dairy = await openDairy(owner)
  const { id: customer } = await market.customer(1_000_000)
  await subscribeAll(owner, dairy, [customer])
  await owner.query('update public.subscriptions set quantity = 2')
  await runBatch(owner, 1, 5)
  const vendor = await market.person('vendor')
  await owner.query(
    `insert into public.vendor_staff (vendor_id, user_id, position) values ($1, $2, 'owner')`,
    [dairy.id, vendor],
  )
  const { rows } = await owner.query(
    `insert into public.delivery_claims (order_id, user_id, subscription_ids, status)
     select d.order_id, $1, array[d.subscription_id], 'open' from public.subscription_days as d where d.order_id is not null
     returning id, order_id`,
    [customer],
  )
  const made = z.array(z.object({ id: z.uuid(), order_id: z.uuid() })).parse(rows)
  for (const { order_id } of made)
    await owner.query(`select private.transition($1, 'delivered', null, 'vendor')`, [order_id])
  return made.map(({ id, order_id }) => ({
    id: order_id,
    customer,
    vendor,
    admin,
    lines: 1,
    claim: id,
    items: [],
  }))
}

/** Parcels of several pieces. */
async function parcels(): Promise<{ harness: Harness; orders: RefundableOrder[] }> {
  const harness = await openShopHarness()
  await liftLimits(harness, harness.shop.id)
  const orders: RefundableOrder[] = []
  for (let n = 0; n < 6; n++) {
    const customer = await harness.market.customer(1_000_000)
    const id = await harness.receive(customer, [1 + (n % 3), n % 2 ? 2 : 0], METHODS[n % 2], COUPONS[n % 3])
    orders.push({
      id,
      customer: customer.id,
      vendor: harness.shop.owner,
      admin: harness.admin,
      lines: n % 2 ? 2 : 1,
      isParcel: true,
      items: harness.shop.items,
    })
  }
  return { harness, orders }
}

/** Two databases with orders of every kind, to be worked at side by side. */
export async function refundableOrders() {
  const harness = await openGroceryHarness()
  const admin = await harness.market.person('admin')
  const mixed = { harness, orders: [...(await groceries(harness, admin)), ...(await milk(harness, admin))] }
  return [await parcels(), mixed]
}

/** A key for a call that is made once. */
export const onceKey = () => `once-key:${randomUUID()}`
