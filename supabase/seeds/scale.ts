import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'

/** Where `supabase start` puts its Postgres. */
const LOCAL_URL = 'postgresql://postgres:postgres@127.0.0.1:54322/postgres'
/** Vendors are written in portions of this size, so that progress shows and no transaction grows without bound. */
const PORTION = 50_000

/** Spread around the towns, denser towards the centre, like the population. */
const WRITE_VENDORS = `
insert into public.vendors (id, slug, name, kind, tagline, keywords, facets, region_id, address, area, lat, lng, delivery_radius_m,
  prep_minutes, min_order_paise, packaging_paise, rating, ratings_count, stars_sum, status, prices_include_tax)
select md5('scale/' || n)::uuid, 'scale-' || n, (array['Annapurna', 'Sri Sai', 'Deccan', 'Golconda', 'Manjeera', 'Amma', 'Royal',
    'Swagath', 'Krishna', 'New Bharat'])[1 + n % 10] || ' ' || (array['Kitchen', 'Tiffins', 'Biryani', 'Mess', 'Sweets', 'Bakery',
    'Fast Food', 'Tandoor'])[1 + n % 8] || ' ' || n,
  'food', 'Number ' || n || ' of the benchmark', lower((array['Biryani', 'South Indian', 'Chinese', 'Sweets'])[1 + n % 4]),
  case when n % 4 = 0 then '{pure_veg}'::text[] else '{}' end,
  coalesce(private.region_at(place.lat, place.lng), r.id), 'Shop ' || n || ', Main Road', r.name, place.lat, place.lng,
  3000 + (n % 8) * 1000, 10 + n % 30, 0, 500,
  3 + (n % 20) / 10.0, n % 500, round((3 + (n % 20) / 10.0) * (n % 500)), 'active', false
from generate_series($1::integer, $2::integer) as n
join (select slug, id, name, center_lat, center_lng, (max_lat - min_lat) / 2 as half_height, (max_lng - min_lng) / 2 as half_width,
    row_number() over (order by slug) - 1 as turn, count(*) over () as regions from public.regions) as r on r.turn = n % r.regions
cross join lateral (select
  r.center_lat + r.half_height * 0.98 * one.a * abs(one.b) as lat, r.center_lng + r.half_width * 0.98 * one.c * abs(one.d) as lng
  from (select hashfloat8(n) / 2147483648::float8 as a, hashfloat8(n + 0.25::float8) / 2147483648::float8 as b,
    hashfloat8(n + 0.5::float8) / 2147483648::float8 as c, hashfloat8(n + 0.75::float8) / 2147483648::float8 as d) as one) as place
on conflict do nothing`

/** Where triggers run they find what the vendors' rows say of them as it is. */
const WRITE_RESTAURANTS = `
insert into public.restaurants (vendor_id, cuisines, cost_for_two_paise, pure_veg, fssai_number)
select md5('scale/' || n)::uuid, array[(array['Biryani', 'South Indian', 'Chinese', 'Sweets'])[1 + n % 4]],
  20000 + (n % 40) * 1000, n % 4 = 0, lpad(n::text, 14, '1')
from generate_series($1::integer, $2::integer) as n
on conflict do nothing`

const WRITE_HOURS = `
insert into public.vendor_hours (vendor_id, weekday, opens, closes)
select md5('scale/' || n)::uuid, d, '00:00', '00:00' from generate_series($1::integer, $2::integer) as n, generate_series(0, 6) as d
on conflict do nothing`

const WRITE_ITEMS = `
insert into public.catalog_items (id, vendor_id, section, section_position, position, name, price_paise)
select md5('scale/' || n || '/' || i)::uuid, md5('scale/' || n)::uuid, 'Section ' || (i / 5 + 1), i / 5, i % 5,
  (array['Chicken Biryani', 'Masala Dosa', 'Paneer Tikka', 'Veg Fried Rice', 'Idli'])[1 + (n + i) % 5] || ' ' || i,
  5000 + ((n * 7 + i * 13) % 40) * 500
from generate_series($1::integer, $2::integer) as n, generate_series(0, 19) as i
on conflict do nothing`

const WRITE_DISHES = `
insert into public.dishes (item_id, diet)
select md5('scale/' || n || '/' || i)::uuid, (array['veg', 'veg', 'egg', 'non_veg'])[1 + (n + i) % 4]::public.diet
from generate_series($1::integer, $2::integer) as n, generate_series(0, 19) as i
on conflict do nothing`

const argumentsSchema = z.object({
  count: z.coerce.number().int().min(1).max(20_000_000),
  url: z.url(),
  items: z.boolean(),
})

function readArguments(): z.infer<typeof argumentsSchema> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string', default: LOCAL_URL }, items: { type: 'boolean', default: false } },
  })
  const read = argumentsSchema.safeParse({
    count: positionals[0],
    url: values.url,
    items: values.items,
  })
  if (read.success) return read.data
  console.error(
    'pnpm seed:scale <vendors> [--url postgres://…] [--items]\n\nThe database must have the migrations.',
  )
  process.exit(1)
}

/** Runs a statement with parameters over a real Postgres. */
export type ScaleQuery = (sql: string, params: unknown[]) => Promise<unknown>

/**
 * Fills the catalogue with so many vendors, always open, at places that are the same every time; running it again with a
 * larger number adds the rest.
 *
 * @param withItems twenty items each
 * @param told called after each batch, with the number written so far
 */
export async function seedScale(
  query: ScaleQuery,
  count: number,
  withItems: boolean,
  told: (written: number) => void = () => {},
): Promise<void> {
  for (let from = 1; from <= count; from += PORTION) {
    const portion = [from, Math.min(count, from + PORTION - 1)]
    await query(WRITE_VENDORS, portion)
    await query(WRITE_RESTAURANTS, portion)
    await query(WRITE_HOURS, portion)
    if (withItems) {
      await query(WRITE_ITEMS, portion)
      await query(WRITE_DISHES, portion)
    }
    told(Math.min(count, from + PORTION - 1))
  }
  for (const table of ['vendors', 'restaurants', 'vendor_hours', 'catalog_items', 'dishes'])
    await query(`analyze public.${table}`, [])
}

async function main(): Promise<void> {
  const { count, url, items } = readArguments()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  try {
    await seedScale(
      (sql, params) => client.query(sql, params),
      count,
      items,
      (written) => console.log(`${written.toLocaleString('en-IN')} vendors (${seconds()})`),
    )
    console.log(`Done in ${seconds()}.`)
  } finally {
    await client.end()
  }
}

if (import.meta.main) await main()
