import pg from 'pg'
import { z } from 'zod'
import { type ScaleQuery, seedScale } from '../../../../supabase/seeds/scale.ts'
import { migratedServer } from '../database/migrated-server.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

/** How many items there are in each of the databases. */
const SIZES = [1_000, 100_000, 1_000_000] as const
const SIZES_QUICKLY = [1_000, 10_000, 100_000] as const
/** As many as an ordinary menu has. */
const ITEMS_A_VENDOR = 50
/** Places asked from, and searches at each of them. */
const PLACES = 40
const WARM_UP = 4
const MEMORY = '2GB'
/** So many vendors are indexed at once. */
const PORTION = 500
/** What people type: beginnings, names, slips of the finger, other scripts, other words, several of them, and nothing that exists. */
const TYPED = [
  'bi',
  'bir',
  'chick',
  'biryani',
  'biriyani',
  'chiken biryani',
  'panner buter masala',
  'masla dosa',
  'బిర్యానీ',
  'पनीर टिक्का',
  'dahi',
  'special fried rice',
  'annapurna biryani',
  'biryabi',
  'recharge',
  'zzzzqqqq',
] as const
const AIM_MS = 50
const AIM_RATIO = 3

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

const INDEX = `
select private.index_vendors(of.ids), private.index_items(array(select i.id from public.catalog_items as i where i.vendor_id = any (of.ids)))
from (select array(select md5('scale/' || n)::uuid from generate_series($1::integer, $2::integer) as n) as ids) as of`

const placesSchema = z.array(z.object({ lat: z.number(), lng: z.number() }))
const PICK_LOCATIONS = `
select v.lat + 0.004 as lat, v.lng - 0.004 as lng from public.vendors as v where v.slug like 'scale-%' order by md5(v.slug) limit $1`

const ASK = {
  suggest: { name: 'suggest', text: `select * from public.suggest($1, $2, $3, 'en')` },
  search: { name: 'search', text: `select public.search_market($1, $2, $3, 'en')` },
} as const
type Question = keyof typeof ASK

/** Asks as PostgREST does for a guest; returns milliseconds. */
async function ask(
  client: pg.Client,
  question: Question,
  text: string,
  place: z.infer<typeof placesSchema>[number],
) {
  const askedAt = performance.now()
  await client.query('begin read only')
  await client.query(`select set_config('role', 'anon', true)`)
  await client.query({ ...ASK[question], values: [text, place.lat, place.lng] })
  await client.query('commit')
  return performance.now() - askedAt
}

async function connect(url: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, database) })
  await client.connect()
  return client
}

async function fill(client: pg.Client, items: number, tell: BenchOptions['tell']): Promise<void> {
  const startedAt = performance.now()
  const vendors = Math.ceil(items / ITEMS_A_VENDOR)
  // A database that is thrown away: nothing is kept safe against a power cut, and the triggers run in portions below.
  for (const setting of ['fsync = off', 'full_page_writes = off', `max_wal_size = '8GB'`])
    await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.query('set session_replication_role = replica')
  const query: ScaleQuery = (sql, params) => client.query(sql, params)
  await seedScale(query, vendors, false, () => undefined)
  for (let from = 1; from <= vendors; from += PORTION) {
    const to = Math.min(vendors, from + PORTION - 1)
    await client.query(WRITE_ITEMS, [from, to, ITEMS_A_VENDOR])
    await client.query(INDEX, [from, to])
    if (to === vendors || to % 5_000 === 0)
      tell(
        `${(to * ITEMS_A_VENDOR).toLocaleString('en-IN')} items (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
      )
  }
  await client.query('select private.count_words()')
  for (const table of [
    'public.vendors',
    'public.vendor_hours',
    'public.catalog_items',
    'private.search_documents',
    'private.search_vocabulary',
  ])
    await client.query(`vacuum analyze ${table}`)
}

/** The same searches in one database, at every place. */
async function measure(client: pg.Client, question: Question): Promise<readonly number[]> {
  const places = placesSchema.parse((await client.query(PICK_LOCATIONS, [WARM_UP + PLACES])).rows)
  const times: number[] = []
  for (const [turn, place] of places.entries())
    for (const text of TYPED) {
      const ms = await ask(client, question, text, place)
      if (turn >= WARM_UP) times.push(ms)
    }
  return times
}

/** Suggestions and results among a thousand, a hundred thousand and a million items. */
export async function benchSearch({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const sizes = quick ? SIZES_QUICKLY : SIZES
  const server = await migratedServer({ memory: MEMORY })
  const clients: pg.Client[] = []
  try {
    const admin = await connect(server.url, 'template1')
    for (const size of sizes)
      await admin.query(`create database ${pg.escapeIdentifier(`items_${size}`)} template postgres`)
    await admin.end()
    const figures: Figure[] = []
    const databases: { readonly size: number; readonly client: pg.Client }[] = []
    for (const size of sizes) {
      const client = await connect(server.url, `items_${size}`)
      clients.push(client)
      await fill(client, size, tell)
      databases.push({ size, client })
    }
    for (const question of ['suggest', 'search'] as const) {
      const typical: number[] = []
      for (const { size, client } of databases) {
        const times = await measure(client, question)
        const among = `${question} among ${size.toLocaleString('en-IN')} items`
        typical.push(median(times))
        figures.push(
          { what: `${among}: median`, value: median(times), unit: 'ms' },
          { what: `${among}: p95`, value: percentile(times, 0.95), unit: 'ms', aim: { atMost: AIM_MS } },
        )
      }
      figures.push({
        what: `${question}: the most items against the fewest`,
        value: (typical.at(-1) ?? 0) / (typical[0] ?? 1),
        unit: '×',
        aim: { atMost: AIM_RATIO },
      })
    }
    return figures
  } finally {
    for (const client of clients) await client.end()
    await server.stop()
  }
}
