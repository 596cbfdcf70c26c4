import { randomUUID } from 'node:crypto'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { TestStack } from './stack.ts'

/** A store of groceries with its owner: loose tomatoes, two sorts of rice, curd that is chilled, and soap. */
export interface GroceryStore extends Account {
  readonly storeId: string
  readonly storeName: string
  readonly slug: string
}

const SHELF = [
  {
    name: 'Tomatoes',
    paise: 2000,
    size: 500,
    unit: 'g',
    by: 'weight',
    category: 'fresh-vegetables',
    storage: 'ambient',
    isFood: true,
  },
  {
    name: 'Sona rice',
    paise: 6400,
    size: 1,
    unit: 'kg',
    by: 'pack',
    category: 'rice-and-atta',
    storage: 'ambient',
    isFood: true,
  },
  {
    name: 'Basmati rice',
    paise: 12_000,
    size: 1,
    unit: 'kg',
    by: 'pack',
    category: 'rice-and-atta',
    storage: 'ambient',
    isFood: true,
  },
  {
    name: 'Curd',
    paise: 3800,
    size: 400,
    unit: 'g',
    by: 'pack',
    category: 'curd-and-paneer',
    storage: 'chilled',
    isFood: true,
  },
  {
    name: 'Soap',
    paise: 3500,
    size: 1,
    unit: 'piece',
    by: 'pack',
    category: 'personal-care',
    storage: 'ambient',
    isFood: false,
  },
] as const

let made = 0

/** Creates a store at a location, open day and night. */
export async function createGroceryStore(stack: TestStack, place: Position): Promise<GroceryStore> {
  const account = await createAccount(stack, place, { name: 'Sarala Devi', roles: ['vendor'] })
  made += 1
  const storeId = randomUUID()
  const slug = `corner-kirana-${made}`
  const storeName = `Corner Kirana ${made}`
  const { database } = stack
  await database.query(
    `insert into public.vendors
       (id, owner_id, slug, name, kind, region_id, address, area, lat, lng, prep_minutes, status)
     values ($1::uuid, $2::uuid, $3, $4, 'grocery', private.region_at($5, $6), 'Lake Road', 'Lake Road', $5, $6, 10, 'active')`,
    [storeId, account.id, slug, storeName, place.latitude, place.longitude],
  )
  await database.query(
    `insert into public.grocery_stores (vendor_id, departments) values ($1::uuid, '{vegetables,milk-and-dairy,grocery}')`,
    [storeId],
  )
  await database.query(
    `insert into public.vendor_hours (vendor_id, weekday, opens, closes)
     select $1::uuid, day, '00:00', '00:00' from generate_series(0, 6) as day`,
    [storeId],
  )
  await database.query(
    `insert into public.vendor_staff (vendor_id, user_id, position) values ($1::uuid, $2::uuid, 'owner')`,
    [storeId, account.id],
  )
  for (const [position, goods] of SHELF.entries()) {
    const id = randomUUID()
    await database.query(
      `insert into public.catalog_items (id, vendor_id, section, section_position, position, name, price_paise, stock, category_id)
       select $1::uuid, $2::uuid, c.name, $3, $3, $4, $5, 20, c.id from public.categories as c where c.slug = $6`,
      [id, storeId, position, goods.name, goods.paise, goods.category],
    )
    await database.query(
      `insert into public.goods (item_id, pack_size, pack_unit, sold_by, storage, is_food, origin, shelf_life_days)
       values ($1::uuid, $2, $3, $4, $5, $6, 'India', 30)`,
      [id, goods.size, goods.unit, goods.by, goods.storage, goods.isFood],
    )
  }
  return { ...account, storeId, storeName, slug }
}
