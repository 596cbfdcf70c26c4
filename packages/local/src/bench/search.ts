import type pg from 'pg'
import { z } from 'zod'
import { migratedServer } from '../database/migrated-server.ts'
import { askAsGuest, connect, copyDatabase } from './databases.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { fillCatalogue } from './search-catalogue.ts'
import { median, percentile } from './statistics.ts'

/** How many items there are in each of the databases. */
const SIZES = [1_000, 100_000, 1_000_000] as const
const SIZES_QUICKLY = [1_000, 10_000, 100_000] as const
/** Places asked from, and searches at each of them. */
const PLACES = 40
const WARM_UP = 4
const MEMORY = '2GB'
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

const placesSchema = z.array(z.object({ lat: z.number(), lng: z.number() }))
const PICK_LOCATIONS = `
select v.lat + 0.004 as lat, v.lng - 0.004 as lng from public.vendors as v where v.slug like 'scale-%' order by md5(v.slug) limit $1`

const ASK = {
  suggest: { name: 'suggest', text: `select * from public.suggest($1, $2, $3, 'en')` },
  search: { name: 'search', text: `select public.search_market($1, $2, $3, 'en')` },
} as const
type Question = keyof typeof ASK

/** Asks as a guest; in milliseconds. */
async function ask(
  client: pg.Client,
  question: Question,
  text: string,
  place: z.infer<typeof placesSchema>[number],
) {
  const { ms } = await askAsGuest(client, { ...ASK[question], values: [text, place.lat, place.lng] })
  return ms
}

/** The same searches in one database, at every place. */
async function measure(client: pg.Client, question: Question): Promise<number[]> {
  const places = placesSchema.parse((await client.query(PICK_LOCATIONS, [WARM_UP + PLACES])).rows)
  const times: number[] = []
  for (const [turn, place] of places.entries())
    for (const text of TYPED) {
      const ms = await ask(client, question, text, place)
      if (turn >= WARM_UP) times.push(ms)
    }
  return times
}

interface Catalogue {
  readonly name: string
  readonly items: number
  /** Whether all of it is within reach of the places asked from, as in the middle of a big city. */
  readonly isDense: boolean
}

function catalogues(quick: boolean): readonly [Catalogue, Catalogue, Catalogue, Catalogue] {
  const [few, many, most] = quick ? SIZES_QUICKLY : SIZES
  const spread = (items: number) => ({
    name: `${items.toLocaleString('en-IN')} items`,
    items,
    isDense: false,
  })
  const reach = { name: `${few.toLocaleString('en-IN')} items within reach`, items: few, isDense: true }
  return [spread(few), reach, spread(many), spread(most)]
}

function figuresOf(
  question: Question,
  sizes: ReturnType<typeof catalogues>,
  times: readonly number[][],
): Figure[] {
  const slow = times.map((of) => percentile(of, 0.95))
  const growth = (from: number) => (slow[3] ?? 0) / (slow[from] ?? 1)
  return [
    ...sizes.flatMap(({ name }, n): Figure[] => [
      { what: `${question} among ${name}: median`, value: median(times[n] ?? []), unit: 'ms' },
      { what: `${question} among ${name}: p95`, value: slow[n] ?? 0, unit: 'ms', aim: { atMost: AIM_MS } },
    ]),
    ...[0, 1].map(
      (from): Figure => ({
        what: `${question}, p95: ${sizes[3].name} against ${sizes[from]?.name}`,
        value: growth(from),
        unit: '×',
        aim: { atMost: AIM_RATIO },
      }),
    ),
  ]
}

/** Suggestions and results among a thousand items, spread and within reach, a hundred thousand and a million. */
export async function benchSearch({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const sizes = catalogues(quick)
  const server = await migratedServer({ memory: MEMORY })
  const clients: pg.Client[] = []
  try {
    await copyDatabase(
      server.url,
      sizes.map((_, n) => `catalogue_${n}`),
    )
    for (const [n, { items, isDense }] of sizes.entries()) {
      const client = await connect(server.url, `catalogue_${n}`)
      clients.push(client)
      await fillCatalogue(client, items, isDense, tell)
    }
    const figures: Figure[] = []
    for (const question of ['suggest', 'search'] as const) {
      const times: number[][] = []
      for (const client of clients) times.push(await measure(client, question))
      figures.push(...figuresOf(question, sizes, times))
    }
    return figures
  } finally {
    for (const client of clients) await client.end()
    await server.stop()
  }
}
