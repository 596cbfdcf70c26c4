import { seedApplications } from './applications.ts'
import { seedAppliedBusinesses } from './applied-businesses.ts'
import { applicants } from './content/applicants.ts'
import { couriers, customers, drivers } from './content/people.ts'
import { allSalons } from './content/salons.ts'
import { allStores } from './content/stores.ts'
import { allRestaurants } from './content/towns.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedGroceryOrders } from './grocery-orders.ts'
import { homeServiceOwners, seedHomeServices } from './home-services.ts'
import { insertRows, type Query } from './insert-rows.ts'
import { seedMeasures } from './measures.ts'
import { writeOrderHistory } from './order-history.ts'
import { seedParcels } from './parcels.ts'
import { seedRides } from './rides.ts'
import { courierPositionRows, courierRegionSql, courierRows } from './rows/couriers.ts'
import {
  billerCategoryRows,
  billerParameterRows,
  billerRows,
  circleRows,
  operatorRows,
  planRows,
  seriesRows,
} from './rows/digital.ts'
import { allShelves, batchRows, goodsItemRows, goodsRows, productId, productRows } from './rows/goods.ts'
import { categoryPictures, groceryStoreRows, slotTermRows } from './rows/groceries.ts'
import { bannerRegions, bannerRows, demoLinks } from './rows/home.ts'
import { itemReviewRows } from './rows/item-reviews.ts'
import { costForTwo, dishRows, itemRows, optionRows } from './rows/menus.ts'
import { neighbourAddressRows, neighbourPeople } from './rows/neighbours.ts'
import { offerRows } from './rows/offers.ts'
import { pastOrders } from './rows/past-orders.ts'
import { pastStoreOrders } from './rows/past-store-orders.ts'
import { addressRows, identityRows, type Person, roleRows, userId, userRows } from './rows/people.ts'
import { reviewRows } from './rows/reviews.ts'
import { salonOwner } from './rows/salons.ts'
import { answerRows, questionRows, shopRows, sizeGuideRows } from './rows/shops.ts'
import { storeHourRows, storeOwner, storeRows, storeStaffRows } from './rows/stores.ts'
import { ownerOf, vendorHolidayRows, vendorHourRows, vendorRows, vendorStaffRows } from './rows/vendors.ts'
import { seedSalons, seedVisits } from './salons.ts'
import { seedShopOrders } from './shop-orders.ts'
import { seedSubscriptionHistory } from './subscription-history.ts'
import { seedSubscriptions } from './subscriptions.ts'
import { seedSupport } from './support.ts'

const PAST_ORDERS = 420
const PAST_STORE_ORDERS = 160
/** Credit that demo customers begin with. */
const WELCOME_PAISE = 200_000

function everyone(): Person[] {
  const people: Person[] = [
    // Who was approved stands below with the role that this gave.
    ...applicants.map(({ name, phone, language, slug }) => ({
      name,
      phone,
      language,
      role: slug === undefined ? ('user' as const) : ('vendor' as const),
    })),
    ...customers.map(({ name, phone, language }) => ({ name, phone, language, role: 'user' as const })),
    ...allRestaurants.map(ownerOf),
    ...allStores.map(storeOwner),
    ...allSalons.map(salonOwner),
    ...homeServiceOwners(),
    ...[...couriers, ...drivers].map(({ name, phone }) => ({
      name,
      phone,
      language: 'en',
      role: 'delivery' as const,
    })),
    ...neighbourPeople,
    ...demoAccounts
      .filter(({ role }) => role === 'admin' || role === 'franchise')
      .map(({ name, phone, role }) => ({
        name,
        phone,
        language: 'en',
        role: role === 'admin' ? ('admin' as const) : ('franchise' as const),
      })),
  ]
  return [...new Map(people.map((person) => [person.phone, person])).values()]
}

async function seedPeople(query: Query, now: Date): Promise<void> {
  const people = everyone()
  await insertRows(query, 'auth.users', userRows(people, now))
  await insertRows(query, 'auth.identities', identityRows(people, now))
  await insertRows(query, 'public.user_roles', roleRows(people))
  await query(
    `update public.profiles as p set language = r.language, verified = true
     from jsonb_to_recordset($1::text::jsonb) as r(id uuid, language text) where p.id = r.id`,
    [JSON.stringify(people.map(({ phone, language }) => ({ id: userId(phone), language })))],
  )
  await insertRows(query, 'public.addresses', [...addressRows(), ...neighbourAddressRows()])
  await insertRows(query, 'public.couriers', courierRows(now), { region_id: courierRegionSql() })
  await insertRows(query, 'public.courier_positions', courierPositionRows(now))
  const franchise = demoAccounts.find(({ role }) => role === 'franchise')
  if (franchise)
    await query(`update public.regions set franchise_owner_id = $1::uuid where slug = 'zaheerabad'`, [
      userId(franchise.phone),
    ])
}

async function seedSellers(query: Query, now: Date): Promise<void> {
  const { vendors, restaurants } = vendorRows(now, costForTwo)
  await insertRows(query, 'public.vendors', vendors, { region_id: 'private.region_at(r.lat, r.lng)' })
  await insertRows(query, 'public.restaurants', restaurants)
  await insertRows(query, 'public.vendor_hours', vendorHourRows())
  await insertRows(query, 'public.vendor_holidays', vendorHolidayRows(now))
  await insertRows(query, 'public.vendor_staff', vendorStaffRows())
  await insertRows(query, 'public.catalog_items', itemRows(now), {
    category_id: `(select c.id from public.categories as c where c.slug = 'food-delivery')`,
  })
  await insertRows(query, 'public.dishes', dishRows())
  const { groups, options, dishOptions } = optionRows()
  await insertRows(query, 'public.item_option_groups', groups)
  await insertRows(query, 'public.item_options', options)
  await insertRows(query, 'public.dish_options', dishOptions)
}

async function seedStores(query: Query, now: Date): Promise<void> {
  await insertRows(query, 'public.vendors', storeRows(now), { region_id: 'private.region_at(r.lat, r.lng)' })
  await insertRows(query, 'public.vendor_hours', storeHourRows())
  await insertRows(query, 'public.vendor_staff', storeStaffRows())
  await insertRows(query, 'public.products', productRows())
  const shelves = allShelves()
  const items = goodsItemRows(shelves)
  await insertRows(query, 'public.catalog_items', items, {
    category_id:
      '(select c.id from public.categories as c where c.parent_id is not null and c.name = r.section)',
  })
  await insertRows(query, 'public.goods', goodsRows(shelves))
  await query(
    `update public.products as p set category_id = i.category_id
     from public.goods as g join public.catalog_items as i on i.id = g.item_id where g.product_id = p.id`,
  )
  await insertRows(query, 'public.stock_batches', batchRows(shelves, items, now))
  await seedGrocery(query)
  await seedShopping(query, now)
}

async function seedShopping(query: Query, now: Date): Promise<void> {
  await insertRows(query, 'public.shops', shopRows())
  await query(
    `update public.products as p set size_guide = r.guide
     from jsonb_to_recordset($1::text::jsonb) as r(department text, guide jsonb) join public.categories as c on c.name = r.department
     where p.category_id = c.id
       and exists (select from public.goods as g where g.product_id = p.id and g.variant ? 'Size' and g.variant ->> 'Size' <> 'Free')`,
    [JSON.stringify(sizeGuideRows())],
  )
  await insertRows(query, 'public.product_questions', questionRows(productId, now))
  await insertRows(query, 'public.product_answers', answerRows(now))
  await query('select private.refresh_cards(1000000)')
}

async function seedGrocery(query: Query): Promise<void> {
  await insertRows(query, 'public.grocery_stores', groceryStoreRows())
  await insertRows(query, 'public.vendor_slot_terms', slotTermRows())
  for (const { name, picture } of categoryPictures())
    await query(
      `update public.categories set picture = $2 where kind = 'grocery' and parent_id is not null and name = $1`,
      [name, picture],
    )
}

async function seedDigital(query: Query): Promise<void> {
  await insertRows(query, 'public.telecom_circles', circleRows())
  await insertRows(query, 'public.digital_operators', operatorRows())
  await insertRows(query, 'public.number_series', seriesRows())
  await insertRows(query, 'public.digital_plans', planRows())
  await insertRows(query, 'public.biller_categories', billerCategoryRows())
  await insertRows(query, 'public.billers', billerRows())
  await insertRows(query, 'public.biller_parameters', billerParameterRows())
}

async function seedHome(query: Query): Promise<void> {
  await insertRows(query, 'public.banners', bannerRows())
  for (const { id, region } of bannerRegions())
    await query(
      `update public.banners set region_id = (select r.id from public.regions as r where r.slug = $2) where id = $1::uuid`,
      [id, region],
    )
  for (const [key, links] of Object.entries(demoLinks))
    await query(`update public.app_settings set setting_value = $2::text::jsonb where setting_key = $1`, [
      key,
      JSON.stringify(links),
    ])
}

async function seedHistory(query: Query, now: Date): Promise<void> {
  const ofRestaurants = pastOrders(now, PAST_ORDERS)
  const orders = [...ofRestaurants, ...pastStoreOrders(now, allShelves(), PAST_STORE_ORDERS)]
  await writeOrderHistory(query, orders)
  const firstNames = new Map(everyone().map(({ name, phone }) => [userId(phone), name.split(' ')[0] ?? name]))
  await insertRows(query, 'public.reviews', reviewRows(ofRestaurants, firstNames, now))
  const restaurantOrders = new Set(ofRestaurants)
  const itemReviews = itemReviewRows(orders, (order) => restaurantOrders.has(order), firstNames, now)
  await insertRows(query, 'public.reviews', itemReviews, {
    item_name: '(select i.name from public.catalog_items as i where i.id = r.item_id)',
    product_id: '(select g.product_id from public.goods as g where g.item_id = r.item_id)',
  })
}

async function seedWelcome(query: Query): Promise<void> {
  for (const phone of new Set(customers.map((customer) => customer.phone)))
    await query(
      `select private.credit_wallet($1::uuid, $2::bigint, 'seed:welcome:' || $1::text, 'Welcome to Angadi')`,
      [userId(phone), WELCOME_PAISE],
    )
}

/** Everybody has signed in once, and has agreed to the policies by it. */
async function seedConsents(query: Query): Promise<void> {
  await query(
    `insert into public.policy_consents (user_id, policy, version, language)
     select u.id, v.policy, v.version, 'en' from auth.users as u, private.policies_in_force() as v where v.needs_consent`,
    [],
  )
}

/**
 * Fills an empty database with towns full of restaurants, people and sixty days of past orders. Ids and contents are
 * the same on every run; only dates follow the clock, and what is placed by the calls of the apps is named anew.
 *
 * @param query runs one statement as the owner of the database, over PGlite or pg
 * @throws when the database already has accounts or vendors of the same names
 */
export async function seed(query: Query): Promise<void> {
  const now = new Date()
  await seedPeople(query, now)
  await seedSellers(query, now)
  await seedStores(query, now)
  await seedSalons(query, now)
  await seedHomeServices(query, now)
  await insertRows(query, 'public.coupons', offerRows(now))
  await query(
    `update public.app_settings set setting_value = 'true' where setting_key in ('starting_coupons_enabled', 'referrals_enabled')`,
    [],
  )
  await seedDigital(query)
  await seedHome(query)
  await seedHistory(query, now)
  await seedSubscriptions(query)
  await seedSubscriptionHistory(query)
  await seedWelcome(query)
  await seedConsents(query)
  await seedShopOrders(query)
  await seedGroceryOrders(query)
  await seedParcels(query)
  await seedRides(query)
  // A seeded courier has no phone that sends positions: nobody takes their jobs for being silent.
  await query(
    `update public.jobs set quiet_until = now() + interval '1 year' where state in ('assigned', 'at_pickup')`,
    [],
  )
  await seedVisits(query)
  await seedSupport(query)
  await seedAppliedBusinesses(query, now)
  await seedApplications(query, now)
  await seedMeasures(query)
  // What jobs do each hour and night, so that suggestions have something to say from the start.
  await query('select private.refresh_sales(), private.count_words()', [])
}
