import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'

/** Position of the test market: Banjara Hills, Hyderabad. */
const PLACE = { lat: 17.43, lng: 78.45 }
const anyId = z.object({ id: z.uuid() })

/** A vendor with its owner and its items, in the given order. */
export interface SampleVendor {
  readonly id: string
  readonly owner: string
  readonly items: readonly string[]
}

/** An item for `openVendor`. */
export interface NewItem {
  readonly pricePaise: number
  /** Stock; unlimited when left out. */
  readonly stock?: number
}

/** A user with an address close to the market. */
export interface Customer {
  readonly id: string
  readonly addressId: string
}

/** Creates users, vendors and couriers as the owner of the database, for tests and measurements on a real Postgres. */
export class Market {
  private readonly owner: pg.Pool
  /** Whoever asks money back from one address shares its limit: everybody lives in a flat of their own. */
  private flats = 0

  constructor(owner: pg.Pool) {
    this.owner = owner
  }

  private async create(sql: string, params: readonly unknown[]): Promise<string> {
    const { rows } = await this.owner.query(sql, [...params])
    return anyId.parse(rows[0]).id
  }

  /** A signed-up user with these roles in addition to `user`. */
  async person(...roles: readonly ('vendor' | 'delivery' | 'admin')[]): Promise<string> {
    const id = randomUUID()
    await this.owner.query(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{"full_name": "Somebody"}')`,
      [id, `${id}@example.test`],
    )
    for (const role of roles)
      await this.owner.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, role])
    return id
  }

  /** A customer with an address 1.1 km from the vendors and this wallet balance. */
  async customer(walletPaise: number): Promise<Customer> {
    const id = await this.person()
    const addressId = await this.create(
      `insert into public.addresses (user_id, label, line, city, pincode, lat, lng)
       values ($1, 'Home', 'Flat ' || $4::text || ', Lakeview Residency', 'Hyderabad', '500034', $2, $3) returning id`,
      [id, PLACE.lat + 0.01, PLACE.lng, ++this.flats],
    )
    if (walletPaise > 0) await this.credit(id, walletPaise)
    return { id, addressId }
  }

  /** Puts money into a wallet. */
  async credit(customer: string, paise: number): Promise<void> {
    await this.owner.query('select private.credit_wallet($1, $2, $3)', [customer, paise, randomUUID()])
  }

  /** A restaurant that is open day and night. */
  async openVendor(items: readonly NewItem[]): Promise<SampleVendor> {
    const owner = await this.person('vendor')
    const slug = `vendor-${randomUUID()}`
    const id = await this.create(
      `insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, packaging_paise, status)
       values ($1, $2, $2, 'food', private.region_at($3, $4), 'Road No. 1, Banjara Hills', $3, $4, 1000, 'active') returning id`,
      [owner, slug, PLACE.lat, PLACE.lng],
    )
    await this.owner.query('insert into public.restaurants (vendor_id) values ($1)', [id])
    await this.owner.query(
      `insert into public.vendor_hours (vendor_id, weekday, opens, closes)
       select $1, day, '00:00', '00:00' from generate_series(0, 6) as day`,
      [id],
    )
    await this.owner.query(
      `insert into public.vendor_staff (vendor_id, user_id, position) values ($1, $2, 'owner')`,
      [id, owner],
    )
    const ids: string[] = []
    for (const { pricePaise, stock } of items)
      ids.push(
        await this.create(
          `with item as (
             insert into public.catalog_items (vendor_id, section, name, price_paise, stock)
             values ($1, 'Mains', $2, $3, $4) returning id
           ), dish as (
             insert into public.dishes (item_id, diet) select item.id, 'veg' from item
           )
           select item.id from item`,
          [id, `Dish ${ids.length + 1}`, pricePaise, stock ?? null],
        ),
      )
    return { id, owner, items: ids }
  }

  /** A verified courier who is online next to the vendors. */
  async courier(capacity: number, cashLimitPaise: number): Promise<string> {
    const id = await this.person('delivery')
    await this.owner.query(
      `insert into public.couriers (user_id, name, vehicle_kind, plate, verified, online, capacity, cash_limit_paise, region_id)
       values ($1, 'Courier', 'bike', 'TS09 AB 1234', true, true, $2, $3, private.region_at($4, $5))`,
      [id, capacity, cashLimitPaise, PLACE.lat, PLACE.lng],
    )
    await this.owner.query('insert into public.courier_positions (user_id, lat, lng) values ($1, $2, $3)', [
      id,
      PLACE.lat,
      PLACE.lng,
    ])
    // No phone stands behind it that sends a position again: the first one holds as long as a course lasts.
    await this.owner.query(
      `insert into private.dispatch_rules (stale_seconds, silent_seconds) select 3600, 3600
       where not exists (select from private.dispatch_rules where stale_seconds = 3600)`,
    )
    return id
  }

  /** A handover code of an order. */
  async code(order: string, purpose: 'pickup' | 'drop'): Promise<string> {
    const { rows } = await this.owner.query(
      'select code from private.handover_codes where order_id = $1 and purpose = $2',
      [order, purpose],
    )
    return z.object({ code: z.string() }).parse(rows[0]).code
  }
}
