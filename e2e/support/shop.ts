import { randomUUID } from 'node:crypto'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { TestStack } from './stack.ts'
import type { MenuItem } from './vendor.ts'

/** A shop's owner, with the shop and its product in two colours. */
export interface Shop extends Account {
  readonly vendorId: string
  readonly vendorName: string
  readonly productId: string
  readonly productName: string
  /** The product in its first colour. */
  readonly main: MenuItem
}

let made = 0

/** Creates a shop that sells a charger in two colours, seven days to return it. */
export async function createShop(stack: TestStack, place: Position): Promise<Shop> {
  const account = await createAccount(stack, place, { name: 'Harish Goud', roles: ['vendor'] })
  made += 1
  const vendorId = randomUUID()
  const productId = randomUUID()
  const vendorName = `Lake Road Electronics ${made}`
  const productName = `Torchlight charger ${made}`
  const { database } = stack
  await database.query(
    `insert into public.vendors (id, owner_id, slug, name, kind, region_id, address, area, lat, lng, status)
     values ($1::uuid, $2::uuid, $3, $4, 'shopping', private.region_at($5, $6), 'Lake Road', 'Lake Road', $5, $6, 'active')`,
    [vendorId, account.id, `lake-road-electronics-${made}`, vendorName, place.latitude, place.longitude],
  )
  await database.query('insert into public.shops (vendor_id, legal_name) values ($1::uuid, $2)', [
    vendorId,
    `${vendorName} Traders`,
  ])
  await database.query(
    `insert into public.vendor_staff (vendor_id, user_id, position) values ($1::uuid, $2::uuid, 'owner')`,
    [vendorId, account.id],
  )
  await database.query(
    `insert into public.products (id, created_by_vendor, category_id, name, description)
     select $1::uuid, $2::uuid, c.id, $3, 'Charges a phone in an hour.' from public.categories as c where c.slug = 'electronics'`,
    [productId, vendorId, productName],
  )
  const pricePaise = 79_900
  const items = ['Black', 'White'].map((colour) => ({ colour, itemId: randomUUID() }))
  for (const { colour, itemId } of items) {
    await database.query(
      `insert into public.catalog_items (id, vendor_id, category_id, section, name, price_paise, mrp_paise, stock)
       select $1::uuid, $2::uuid, c.id, c.name, $3, $4, 99900, 5 from public.categories as c where c.slug = 'electronics'`,
      [itemId, vendorId, productName, pricePaise],
    )
    await database.query(
      `insert into public.goods (item_id, product_id, variant, is_food, return_days)
       values ($1::uuid, $2::uuid, jsonb_build_object('Colour', $3::text), false, 7)`,
      [itemId, productId, colour],
    )
  }
  await database.query('select private.refresh_cards(100000)')
  const main = { id: items[0]?.itemId ?? '', name: productName, pricePaise }
  return { ...account, vendorId, vendorName, productId, productName, main }
}
