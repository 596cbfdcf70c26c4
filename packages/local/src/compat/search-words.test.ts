import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { OwnedDatabase } from '../start/stack.ts'
import { seededDatabase } from './test-database.ts'

let database: OwnedDatabase

beforeAll(async () => {
  database = await seededDatabase()
  // Whatever the hour, every shop is open.
  await database.query('delete from public.vendor_hours')
  await database.query(
    `insert into public.vendor_hours select v.id, d, '00:00', '00:00' from public.vendors as v, generate_series(0, 6) as d`,
  )
})
afterAll(() => database.close())

const answer = z.array(
  z.object({
    title: z.string().nullable(),
    target: z.string().nullable(),
    diets: z.array(z.string().nullable()),
  }),
)

/** The first item of a search in Zaheerabad, or the first service where no item is found; and the diets of the first items. */
async function first(query: string) {
  const [found] = answer.parse(
    await database.query(
      `select lower(i.hits -> 0 ->> 'title') as title, case when i.hits = '[]' then s.hits -> 0 ->> 'target' end as target,
         array(select h ->> 'diet' from jsonb_array_elements(i.hits) as h) as diets
       from (select public.search_market($1, 17.68, 77.61, 'en') -> 'hits' as hits) as i,
         (select public.search_market($1, 17.68, 77.61, 'en', 'service') -> 'hits' as hits) as s`,
      [query],
    ),
  )
  return found
}

/** What is searched for, by what stands in the first result. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  curd: ['curd', 'dahi', 'perugu', 'yogurt', 'పెరుగు', 'दही'],
  cake: ['eggless cake', 'egg less cake', 'cake without egg'],
  charger: ['chager', 'chargr', 'charjer', 'charger'],
  onion: ['onoin', 'onion', 'oinon', 'pyaz', 'ఉల్లిపాయ', 'प्याज'],
  tomato: ['tomatto', 'tomatos', 'టమాటా'],
  potato: ['potatos', 'aloo', 'आलू'],
  'category/doctors-and-hospitals': ['doctor'],
  cable: ['usb cabel', 'usb cable'],
  'category/mobile-recharge': ['recharge', 'mobile recharge'],
  'category/bill-payments': ['electricity bill'],
  brinjal: ['brinjal', 'vankaya', 'వంకాయ', 'बैंगन', 'eggplant'],
  bendakaya: ['బెండకాయ', 'bhindi', 'okra'],
  coriander: ['dhaniya', 'kothimeera', 'కొత్తిమీర'],
  rice: ['1kg rice', '1 kg rice'],
  milk: ['500 ml milk', 'milk 500ml', 'milk', 'పాలు', 'दूध'],
  biscuit: ['biscut'],
  shampoo: ['shampo', 'sampoo'],
  dal: ['toor dal', 'tur dal'],
  shirt: ['cotton shirt'],
  shoes: ['shoes'],
  card: ['memory card', 'memry card'],
  torch: ['torch'],
  toothpaste: ['toothpaste'],
  'biller/hmwssb': ['water bill'],
  'biller/sbi_fastag': ['fastag'],
  'operator/jio_prepaid': ['jio'],
  sugar: ['sugar', 'chini', 'చక్కెర'],
  salt: ['salt', 'uppu', 'namak'],
  lemon: ['lemon', 'nimmakaya', 'नींबू'],
  ginger: ['ginger', 'allam'],
  garlic: ['garlic', 'vellulli'],
  turmeric: ['turmeric', 'pasupu', 'haldi'],
  jaggery: ['jaggery', 'bellam'],
  cucumber: ['cucumber', 'keera'],
  egg: ['egg', 'eggs', 'గుడ్డు'],
  banana: ['banana', 'kela'],
  'chicken 65': ['chiken 65'],
}

test.each(Object.entries(WANTED))(
  '%s is the first result (Issue 30, search and words)',
  async (wanted, queries) => {
    for (const query of queries) {
      const found = await first(query)
      expect(wanted.includes('/') ? found?.target : found?.title, query).toContain(wanted)
    }
  },
)

test.each(['non veg', 'nonveg', 'non-veg'])('%s finds that diet alone', async (query) => {
  expect(new Set((await first(query))?.diets)).toEqual(new Set(['non_veg']))
})

test.each(['veg', 'eggless cake', 'cake without egg'])('%s finds nothing with egg or meat', async (query) => {
  const diets = (await first(query))?.diets ?? []
  expect(diets.length).toBeGreaterThan(0)
  expect(diets.filter((diet) => diet === 'egg' || diet === 'non_veg')).toEqual([])
})
