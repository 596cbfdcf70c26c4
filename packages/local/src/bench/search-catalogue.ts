import type pg from 'pg'
import { type ScaleQuery, seedScale } from '../../../../supabase/seeds/scale.ts'
import type { BenchOptions } from './figure.ts'

/** As many as an ordinary menu has. */
const ITEMS_A_VENDOR = 50
/** So many vendors are indexed at once. */
const PORTION = 500

/** Items of every vendor: an adjective, a dish, and for every third a brand made of syllables, so that new words keep coming. */
const WRITE_ITEMS = `
insert into public.catalog_items (id, vendor_id, section, section_position, position, name, price_paise)
select md5('search/' || n || '/' || i)::uuid, md5('scale/' || n)::uuid, 'Section ' || (i / 10 + 1), i / 10, i % 10,
  concat_ws(' ',
    case when (n + i) % 3 = 0 then initcap((array['ka', 'ri', 'mo', 'ta', 'su', 've', 'na', 'lo'])[1 + (n * 7 + i) % 8]
      || (array['lan', 'mir', 'dev', 'son', 'bar', 'gul', 'tek', 'rav'])[1 + (n * 3 + i * 5) % 8]
      || (array['i', 'a', 'o', 'am', 'it', 'ur', 'ex', 'en', 'os', 'al'])[1 + (n / 8 + i) % 10]) end,
    (array['Special', 'Hyderabadi', 'Dum', 'Spicy', 'Family', 'Mini', 'Royal', 'Village', 'Andhra', 'Telangana', 'Fresh', 'Double'])[1 + (n * 5 + i * 11) % 12],
    (array['Chicken', 'Mutton', 'Paneer', 'Veg', 'Egg', 'Prawn', 'Fish', 'Mushroom', 'Aloo', 'Gobi'])[1 + (n + i * 3) % 10],
    (array['Biryani', 'Dosa', 'Fried Rice', 'Tikka', 'Butter Masala', 'Mandi', 'Kebab', 'Curry', 'Roll', 'Noodles', 'Pulao', 'Fry', 'Soup', 'Idli',
      'Curd Rice', 'Haleem', 'Shawarma', 'Pizza', 'Burger', 'Thali'])[1 + (n * 13 + i * 7) % 20]),
  5000 + ((n * 7 + i * 13) % 400) * 100
from generate_series($1::integer, $2::integer) as n, generate_series(0, $3::integer - 1) as i
on conflict do nothing`

const WRITE_DISHES = `
insert into public.dishes (item_id, diet)
select md5('search/' || n || '/' || i)::uuid, (array['veg', 'veg', 'egg', 'non_veg'])[1 + (n + i) % 4]::public.diet
from generate_series($1::integer, $2::integer) as n, generate_series(0, $3::integer - 1) as i
on conflict do nothing`

/** All vendors within some three kilometres of the middle of Hyderabad: as many items within reach as there are. */
const BRING_WITHIN_REACH = `
update public.vendors set lat = 17.385 + (hashfloat8(ratings_count + 0.25) / 2147483648::float8) * 0.025,
  lng = 78.4867 + (hashfloat8(ratings_count * 7 + 0.5) / 2147483648::float8) * 0.025 where slug like 'scale-%'`

const INDEX = `
select private.index_vendors(of.ids), private.index_items(array(select i.id from public.catalog_items as i where i.vendor_id = any (of.ids)))
from (select array(select md5('scale/' || n)::uuid from generate_series($1::integer, $2::integer) as n) as ids) as of`

/** Indexes that are cheaper built once than kept current item by item. */
const BUILT_AFTERWARDS = `
select format('%I.%I', n.nspname, i.relname) as name, pg_get_indexdef(x.indexrelid) as definition
from pg_index as x join pg_class as i on i.oid = x.indexrelid join pg_namespace as n on n.oid = i.relnamespace
where x.indrelid = 'private.search_documents'::regclass and i.relam = (select oid from pg_am where amname = 'gin')`

/**
 * Fills a database that is thrown away with vendors and so many findable items, as fast as it goes: nothing is kept safe
 * against a power cut, and what the triggers would write item by item is written in portions.
 *
 * @param isDense whether all vendors are brought within reach of one another, instead of being spread over the towns
 */
export async function fillCatalogue(
  client: pg.Client,
  items: number,
  isDense: boolean,
  tell: BenchOptions['tell'],
): Promise<void> {
  const startedAt = performance.now()
  const vendors = Math.ceil(items / ITEMS_A_VENDOR)
  for (const setting of ['fsync = off', 'full_page_writes = off', `max_wal_size = '8GB'`])
    await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.query('set session_replication_role = replica')
  const query: ScaleQuery = (sql, params) => client.query(sql, params)
  await seedScale(query, vendors, false, () => undefined)
  if (isDense) await client.query(BRING_WITHIN_REACH)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(BUILT_AFTERWARDS)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let from = 1; from <= vendors; from += PORTION) {
    const to = Math.min(vendors, from + PORTION - 1)
    await client.query(WRITE_ITEMS, [from, to, ITEMS_A_VENDOR])
    await client.query(WRITE_DISHES, [from, to, ITEMS_A_VENDOR])
    await client.query(INDEX, [from, to])
    if (to === vendors || to % 5_000 === 0)
      tell(
        `${(to * ITEMS_A_VENDOR).toLocaleString('en-IN')} items (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
      )
  }
  for (const { definition } of indexes) await client.query(definition)
  await client.query('select private.count_words()')
  for (const table of [
    'public.vendors',
    'public.vendor_hours',
    'public.catalog_items',
    'public.dishes',
    'private.search_documents',
    'private.search_vocabulary',
  ])
    await client.query(`vacuum analyze ${table}`)
}
