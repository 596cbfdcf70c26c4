import { randomUUID } from 'node:crypto'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { TestStack } from './stack.ts'

/** Something on a vendor's menu. */
export interface MenuItem {
  readonly id: string
  readonly name: string
  readonly pricePaise: number
}

/** A food vendor's owner, with the vendor and its items. */
export interface Vendor extends Account {
  readonly vendorId: string
  readonly vendorName: string
  readonly slug: string
  /** The item to order. */
  readonly main: MenuItem
  readonly drink: MenuItem
}

function menuItem(name: string, pricePaise: number): MenuItem {
  return { id: randomUUID(), name, pricePaise }
}

let made = 0

/** Creates a restaurant with a small menu at a location, open day and night. */
export async function createVendor(stack: TestStack, place: Position): Promise<Vendor> {
  const account = await createAccount(stack, place, { name: 'Salma Begum', roles: ['vendor'] })
  made += 1
  const vendorId = randomUUID()
  const slug = `charminar-kitchen-${made}`
  const vendorName = `Charminar Kitchen ${made}`
  const main = menuItem('Vegetable Biryani', 24_900)
  const drink = menuItem('Sweet Lassi', 6_000)
  const { database } = stack
  await database.query(
    `insert into public.vendors
       (id, owner_id, slug, name, kind, region_id, address, area, lat, lng, packaging_paise, status)
     values ($1::uuid, $2::uuid, $3, $4, 'food', private.region_at($5, $6), 'Lake Road', 'Lake Road', $5, $6, 1000, 'active')`,
    [vendorId, account.id, slug, vendorName, place.latitude, place.longitude],
  )
  await database.query(
    `insert into public.restaurants (vendor_id, cuisines, cost_for_two_paise) values ($1::uuid, '{Hyderabadi}', 50000)`,
    [vendorId],
  )
  await database.query(
    `insert into public.vendor_hours (vendor_id, weekday, opens, closes)
     select $1::uuid, day, '00:00', '00:00' from generate_series(0, 6) as day`,
    [vendorId],
  )
  await database.query(
    `insert into public.vendor_staff (vendor_id, user_id, position) values ($1::uuid, $2::uuid, 'owner')`,
    [vendorId, account.id],
  )
  for (const { id, name, pricePaise } of [main, drink]) {
    await database.query(
      `insert into public.catalog_items (id, vendor_id, section, name, price_paise, category_id)
       values ($1::uuid, $2::uuid, 'Favourites', $3, $4,
               (select c.id from public.categories as c where c.slug = 'food-delivery'))`,
      [id, vendorId, name, pricePaise],
    )
    await database.query(`insert into public.dishes (item_id, diet) values ($1::uuid, 'veg')`, [id])
  }
  return { ...account, vendorId, vendorName, slug, main, drink }
}
