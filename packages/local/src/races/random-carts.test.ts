import process from 'node:process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Customer } from '../market/market.ts'
import { coursesOf, timeFor } from './courses.ts'
import { type GroceryHarness, openGroceryHarness } from './grocery-harness.ts'
import { atOnce, START_TIMEOUT } from './harness.ts'

const CARTS = coursesOf(250)
/** Customers side by side; each fills one cart after the other. */
const CUSTOMERS = 4
/** The most that is paid into a wallet at once, in paise. */
const MOST_AT_ONCE = 10_000_000
/** The same carts every time; ANGADI_SEED draws others. */
const SEED = Number(process.env['ANGADI_SEED'] ?? 20_261_126)

let harness: GroceryHarness

beforeAll(async () => {
  harness = await openGroceryHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())

const cart = fc.record({
  lines: fc.uniqueArray(fc.record({ item: fc.nat(17), quantity: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ item }) => item,
    minLength: 1,
    maxLength: 6,
  }),
  fulfilment: fc.constantFrom('delivery', 'delivery', 'pickup'),
  method: fc.constantFrom('wallet', 'cash'),
  coupon: fc.constantFrom(null, null, 'TENOFF', 'OWN0', 'OWN1', 'OWN2'),
  tipPaise: fc.constantFrom(0, 0, 2000, 1777),
})

/**
 * What a cart is called before and after it is ordered, in paise: as the cart says, as it says to a guest, as the quote
 * without coupon and tip says, then with them as the quote says and as the bills of the orders add up.
 */
const TRY_CART = `
create function pg_temp.try_cart(customer uuid, address uuid, cart jsonb) returns jsonb language plpgsql as $$
declare
  request jsonb := jsonb_build_object('fulfilment', cart ->> 'fulfilment', 'address_id', address);
  place jsonb := (select jsonb_build_object('lat', a.lat, 'lng', a.lng, 'pincode', a.pincode) from public.addresses as a where a.id = address);
  of_cart jsonb; of_guest jsonb; plain jsonb; quote jsonb; placed jsonb; more jsonb;
begin
  perform set_config('request.jwt.claims', '', true);
  of_guest := public.cart_bill(jsonb_build_object('fulfilment', cart ->> 'fulfilment', 'place', place, 'items', cart -> 'lines'));
  perform set_config('request.jwt.claims', jsonb_build_object('sub', customer, 'role', 'authenticated')::text, true);
  -- A day for each cart: what one person pays in cash within a day has its limit.
  update public.enhanced_orders as o set created_at = o.created_at - interval '2 days' where o.user_id = customer;
  perform public.clear_cart();
  perform public.add_to_cart(l ->> 'item_id', '{}', (l ->> 'quantity')::integer) from jsonb_array_elements(cart -> 'lines') as l;
  of_cart := public.cart_bill(request);
  plain := public.quote_order(request);
  more := request || jsonb_strip_nulls(jsonb_build_object('coupon_code', cart -> 'coupon', 'tip_paise',
    case when (plain ->> 'takes_tip')::boolean then cart -> 'tipPaise' end));
  quote := public.quote_order(more);
  -- A coupon of a vendor that is not in the cart.
  if not (quote ->> 'placeable')::boolean then quote := public.quote_order(more - 'coupon_code'); end if;
  placed := public.place_order((quote ->> 'quote_id')::uuid, gen_random_uuid()::text, (cart ->> 'method')::public.payment_method);
  return jsonb_build_object('cart', of_cart -> 'total_paise', 'guest', of_guest -> 'total_paise', 'plain', plain -> 'totals' -> 'total_paise',
    'sameLines', of_cart -> 'charges' = plain -> 'totals' -> 'charges' and of_guest -> 'charges' = plain -> 'totals' -> 'charges',
    'quoted', quote -> 'totals' -> case cart ->> 'method' when 'cash' then 'cash_total_paise' else 'total_paise' end,
    'charged', (select sum((o ->> 'total_paise')::bigint) from jsonb_array_elements(placed -> 'orders') as o),
    'billed', (select sum((b ->> 'amount_paise')::bigint) from jsonb_array_elements(placed -> 'orders') as o, jsonb_array_elements(private.bill((o ->> 'id')::uuid)) as b),
    'goods', (select sum((b ->> 'gross_paise')::bigint) from jsonb_array_elements(placed -> 'orders') as o, jsonb_array_elements(private.bill((o ->> 'id')::uuid)) as b
      where b ->> 'code' = 'items' and b ? 'gross_paise'),
    'atMrp', (select sum(l.quantity * i.mrp_paise) from jsonb_array_elements(placed -> 'orders') as o join public.order_items as l on l.order_id = (o ->> 'id')::uuid
      join public.catalog_items as i on i.id = l.item_id join public.vendors as v on v.id = i.vendor_id where v.prices_include_tax));
end
$$`

const tried = z.object({
  tried: z.object({
    cart: z.number(),
    guest: z.number(),
    plain: z.number(),
    sameLines: z.boolean(),
    quoted: z.number(),
    charged: z.number(),
    billed: z.number(),
    goods: z.nullable(z.number()),
    atMrp: z.nullable(z.number()),
  }),
})

/** A restaurant, a store and a shop of parcels, each with six items and a coupon of its own. */
async function openVendors(): Promise<readonly string[]> {
  const { market, owner } = harness
  const [kitchen, store, shop] = [
    await market.openVendor(
      [14_900, 6_933, 32_901, 1_777, 25_050, 9_999].map((pricePaise) => ({ pricePaise })),
    ),
    await harness.openStore(),
    await market.openVendor(
      [29_999, 1_301, 99_900, 4_949, 78_451, 10_000].map((pricePaise) => ({ pricePaise })),
    ),
  ]
  await owner.query('delete from public.restaurants where vendor_id = $1', [shop.id])
  await owner.query(`update public.vendors set kind = 'shopping' where id = $1`, [shop.id])
  await owner.query('insert into public.shops (vendor_id, free_shipping_from_paise) values ($1, 100000)', [
    shop.id,
  ])
  await owner.query(`update public.catalog_items set tax_class = 'goods_18' where vendor_id = $1`, [shop.id])
  await owner.query(
    `update public.catalog_items as i set mrp_paise = i.price_paise, stock = null from public.vendors as v
     where v.id = i.vendor_id and v.prices_include_tax`,
  )
  await owner.query(
    `insert into public.coupons (code, kind, value, minimum_paise, title, per_user_limit) values ('TENOFF', 'percent', 1000, 0, 'Ten', 100000)`,
  )
  for (const [index, { id }] of [kitchen, store, shop].entries())
    await owner.query(
      `insert into public.coupons (code, kind, value, cap_paise, minimum_paise, title, per_user_limit, vendor_id, funded_by)
       values ($1, 'percent', 1333, 50000, 0, 'Our own', 100000, $2, 'vendor')`,
      [`OWN${index}`, id],
    )
  return [kitchen, store, shop].flatMap(({ items }) => items)
}

test(
  'what random carts cost is the same in the cart, at the checkout and on the bill, and goods cost at most their MRP',
  async () => {
    const items = await openVendors()
    const customers = await atOnce(CUSTOMERS, () => harness.market.customer(MOST_AT_ONCE))
    for (const { id } of customers) for (let n = 0; n < 19; n++) await harness.market.credit(id, MOST_AT_ONCE)
    console.log(`Random carts with ANGADI_SEED=${SEED}`)
    const carts = fc.sample(cart, { numRuns: CARTS, seed: SEED })
    const fillOneAfterTheOther = async (customer: Customer, index: number) => {
      const client = await harness.owner.connect()
      try {
        await client.query(TRY_CART)
        for (const drawn of carts.filter((_, n) => n % CUSTOMERS === index)) {
          const lines = drawn.lines.map(({ item, quantity }) => ({ item_id: items[item], quantity }))
          const { rows } = await client.query('select pg_temp.try_cart($1, $2, $3) as tried', [
            customer.id,
            customer.addressId,
            JSON.stringify({ ...drawn, lines }),
          ])
          const { tried: sums } = tried.parse(rows[0])
          const what = JSON.stringify(drawn)
          expect({ cart: sums.cart, guest: sums.guest, lines: sums.sameLines }, what).toEqual({
            cart: sums.plain,
            guest: sums.plain,
            lines: true,
          })
          expect({ charged: sums.charged, billed: sums.billed }, what).toEqual({
            charged: sums.quoted,
            billed: sums.quoted,
          })
          expect(sums.goods ?? 0, what).toBeLessThanOrEqual(sums.atMrp ?? 0)
          if (drawn.method === 'cash') expect(sums.charged % 100, what).toBe(0)
        }
      } finally {
        client.release()
      }
    }
    await Promise.all(customers.map(fillOneAfterTheOther))
    expect(await harness.brokenRules()).toEqual([])
  },
  timeFor(360_000),
)
