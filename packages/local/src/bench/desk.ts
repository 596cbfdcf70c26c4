import pg from 'pg'
import { migratedServer } from '../database/migrated-server.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

const OWNER = '22222222-2222-4222-8222-222222222222'
const BUSINESSES = 50
const ITEMS = 200
const ORDERS = 1_000_000
const ORDERS_QUICKLY = 50_000
const TURNS = 40
const WARM_UP = 5
const AIM_MS = 500

/** Somebody with fifty businesses, whose first has all the orders of a year and the figures that were kept of them. */
const fill = (orders: number) => `
insert into auth.users (id) values ('${OWNER}');
insert into public.user_roles (user_id, role) values ('${OWNER}', 'vendor') on conflict do nothing;
insert into public.vendors (owner_id, slug, name, kind, region_id, address, area, lat, lng, delivery_radius_m, status,
  prices_include_tax)
select '${OWNER}', 'bench-' || n, 'Shop ' || lpad(n::text, 3, '0'), 'food',
  (select r.id from public.regions as r order by r.slug limit 1), 'Main Road', 'Main Road', 17.68, 77.6, 5000,
  'active', false
from generate_series(1, ${BUSINESSES}) as n;
insert into public.vendor_staff (vendor_id, user_id, position) select v.id, '${OWNER}', 'owner'
from public.vendors as v where v.slug like 'bench-%';
insert into public.catalog_items (vendor_id, section, name, price_paise)
select v.id, 'Section ' || n % 10, 'Dish ' || n, 10000 from public.vendors as v, generate_series(1, ${ITEMS}) as n
where v.slug like 'bench-%';
insert into public.enhanced_orders (user_id, order_number, kind, category, trade, vendor_id, vendor_name, checkout_id,
  region_id, status, total_paise, items, payment_method, terms, placed_at, status_since)
select '${OWNER}', 'B-' || n, 'delivery', 'food', 'food', v.id, v.name, gen_random_uuid(), v.region_id, 'delivered', 30000,
  '[]', 'cash', '{}', now() - n * interval '31 seconds', now() - n * interval '31 seconds'
from public.vendors as v, generate_series(1, ${orders}) as n where v.slug = 'bench-1';
insert into private.kept_figures (vendor_id, day, hour, measure, amount)
select v.id, private.today() - d, h, m, 100 from public.vendors as v, generate_series(0, 364) as d,
  generate_series(0, 23) as h, unnest(array['placed', 'delivered', 'repeat', 'sales', 'refunded', 'earned', 'prepared',
  'prep_seconds', 'promised_seconds', 'prepared_late', 'cancelled_vendor', 'visit_page']) as m
where v.slug like 'bench-%';
insert into private.kept_figures (vendor_id, day, hour, measure, item_id, item_name, amount)
select i.vendor_id, private.today() - d, 0, m, i.id, i.name, 20 from public.catalog_items as i,
  generate_series(0, 364) as d, unnest(array['pieces', 'item_sales']) as m
where i.vendor_id = (select v.id from public.vendors as v where v.slug = 'bench-1');
analyze;
`

const ASKS = {
  'A month of figures': `select public.vendor_figures(v.id, 'month') from public.vendors as v where v.slug = 'bench-1'`,
  'A month of earnings': `select public.vendor_earned(v.id, 'month') from public.vendors as v where v.slug = 'bench-1'`,
  [`The first page with ${BUSINESSES} businesses`]: 'select public.vendor_hub()',
} as const

/** The desk of whoever has fifty businesses, one of them with a million orders in a year. */
export const benchDesk: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  const orders = quick ? ORDERS_QUICKLY : ORDERS
  const server = await migratedServer({ memory: '1GB' })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query('set session_replication_role = replica')
    await client.query(fill(orders))
    await client.query('set session_replication_role = default')
    tell(`${orders.toLocaleString('en-IN')} orders`)
    await client.query(`select set_config('request.jwt.claims', $1, false)`, [
      JSON.stringify({ sub: OWNER, role: 'authenticated' }),
    ])
    const figures: Figure[] = []
    for (const [what, text] of Object.entries(ASKS)) {
      const times: number[] = []
      for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
        const askedAt = performance.now()
        await client.query(text)
        times.push(performance.now() - askedAt)
      }
      const measured = times.slice(WARM_UP)
      figures.push(
        { what, value: median(measured), unit: 'ms' },
        { what: `${what}: p95`, value: percentile(measured, 0.95), unit: 'ms', aim: { atMost: AIM_MS } },
      )
    }
    return figures
  } finally {
    await client.end()
    await server.stop()
  }
}
