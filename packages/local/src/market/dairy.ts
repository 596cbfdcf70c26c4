import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'

/** A vendor with a daily round, and the item that everybody has subscribed to. */
export interface Dairy {
  readonly id: string
  readonly itemId: string
}

const anyId = z.object({ id: z.uuid() })

/** What a pouch of the sample dairy costs, in paise; untaxed, and delivered without a charge. */
export const POUCH_PAISE = 3500

/** A dairy at the market whose deliveries can be changed until midnight. */
export async function openDairy(owner: pg.Pool): Promise<Dairy> {
  const { rows } = await owner.query(
    `insert into public.vendors (slug, name, kind, region_id, address, lat, lng, status, commission_bp)
     values ($1, 'Dairy', 'grocery', private.region_at(17.43, 78.45), 'Road No. 1, Banjara Hills', 17.43, 78.45, 'active', 500) returning id`,
    [`dairy-${randomUUID()}`],
  )
  const { id } = anyId.parse(rows[0])
  const item = await owner.query(
    `insert into public.catalog_items (vendor_id, section, name, price_paise, tax_class) values ($1, 'Milk', 'Milk', $2, 'goods_nil') returning id`,
    [id, POUCH_PAISE],
  )
  const { id: itemId } = anyId.parse(item.rows[0])
  await owner.query(`insert into public.subscription_terms (vendor_id, cut_off) values ($1, '24:00')`, [id])
  await owner.query(`insert into public.subscription_items (item_id, vendor_id) values ($1, $2)`, [
    itemId,
    id,
  ])
  await owner.query(
    `insert into public.subscription_prices (item_id, from_day, price_paise) values ($1, private.today(), $2)`,
    [itemId, POUCH_PAISE],
  )
  return { id, itemId }
}

/** Lets customers get a pouch every day from tomorrow on, as if each had subscribed. */
export async function subscribeAll(
  owner: pg.Pool,
  dairy: Dairy,
  customers: readonly string[],
): Promise<void> {
  await owner.query(
    `with door as (
       insert into public.subscribers (vendor_id, user_id, address, area, distance_m, next_on)
       select $1, u, '{"line": "Flat 4", "city": "Hyderabad", "lat": 17.44, "lng": 78.45}', 'Banjara Hills', 1500, private.today() + 1
       from unnest($3::uuid[]) as u returning id
     )
     insert into public.subscriptions (subscriber_id, item_id, frequency, rule_from, quantity, starts_on, agreed_paise)
     select door.id, $2, 'daily', private.today() + 1, 1, private.today() + 1, $4 from door`,
    [dairy.id, dairy.itemId, customers, POUCH_PAISE],
  )
}

/**
 * One batch of the nightly run for a day so many days from now, at three in its morning; answers how many doors it
 * looked at.
 */
export async function runBatch(database: pg.Pool, daysAhead: number, most: number): Promise<number> {
  const { rows } = await database.query(
    `select private.run_subscriptions(private.today() + $1::integer, $2, private.clock_on(private.today() + $1::integer, 'subscription_run_seconds')) as ran`,
    [daysAhead, most],
  )
  return z.object({ ran: z.int() }).parse(rows[0]).ran
}
