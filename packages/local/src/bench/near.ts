import type pg from 'pg'
import { z } from 'zod'
import { type ScaleQuery, seedScale } from '../../../../supabase/seeds/scale.ts'
import { migratedServer } from '../database/migrated-server.ts'
import { askAsGuest, connect, copyDatabase } from './databases.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

const FEW = 1_000
const MANY = 1_000_000
const MANY_QUICKLY = 100_000
/** Places asked for; each one in both towns, one right after the other. */
const PLACES = 300
const WARM_UP = 20
/** A server for a million vendors has room for them, as one for a thousand has. */
const MEMORY = '2GB'
/** A thousand times as many vendors may take this many times as long. */
const AIM = 2

const placesSchema = z.array(z.object({ lat: z.number(), lng: z.number() }))

/** Customer locations: next to vendors, whose seeds are as dense as the towns; the same locations in each run. */
const PICK_LOCATIONS = `
select v.lat + 0.004 as lat, v.lng - 0.004 as lng from public.vendors as v where v.slug like 'scale-%' order by md5(v.slug) limit $1`

/**
 * All vendors within some three kilometres of the middle of Hyderabad, as dense as a million are: a thousand spread over
 * all towns put only some sixty within reach of a place, a million always more than the 200 that are weighed.
 */
const BRING_WITHIN_REACH = `
update public.vendors set lat = 17.385 + (random() - 0.5) * 0.05, lng = 78.4867 + (random() - 0.5) * 0.05 where slug like 'scale-%'`

const ASK = {
  name: 'near',
  text: `select id, name, distance_m, is_open, next_cursor from public.vendors_near(kind => 'food', lat => $1, lng => $2)`,
}

function ask(client: pg.Client, place: { readonly lat: number; readonly lng: number }) {
  return askAsGuest(client, { ...ASK, values: [place.lat, place.lng] })
}

/** What only costs time in a database that is thrown away: safety against power cuts, and checks of rows known to be right. */
async function hurry(client: pg.Client): Promise<void> {
  for (const setting of ['fsync = off', 'full_page_writes = off', `max_wal_size = '8GB'`])
    await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.query('set session_replication_role = replica')
}

async function fill(client: pg.Client, count: number, tell: BenchOptions['tell']): Promise<void> {
  const startedAt = performance.now()
  await hurry(client)
  const query: ScaleQuery = (sql, params) => client.query(sql, params)
  await seedScale(query, count, false, (written) => {
    if (written === count || written % 200_000 === 0)
      tell(
        `${written.toLocaleString('en-IN')} vendors (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
      )
  })
  // As autovacuum would sooner or later.
  for (const table of ['vendors', 'restaurants', 'vendor_hours'])
    await client.query(`vacuum analyze public.${table}`)
}

interface Times {
  /** Among a thousand vendors over all towns. */
  readonly few: number
  /** Among a thousand that are all within reach. */
  readonly dense: number
  /** Among a million. */
  readonly lot: number
}

const TURNS = ['few', 'dense', 'lot'] as const

function figuresOf(many: number, times: readonly Times[]): Figure[] {
  const name = (count: number) => count.toLocaleString('en-IN')
  const ratio = (pick: (time: Times) => number) => median(times.map((time) => time.lot / pick(time)))
  const lot = times.map((time) => time.lot)
  return [
    {
      what: `vendors_near: ${name(many)} vendors against ${name(FEW)} within reach`,
      value: ratio((time) => time.dense),
      unit: '×',
      aim: { atMost: AIM },
    },
    {
      what: `vendors_near: ${name(many)} vendors against ${name(FEW)} over all towns`,
      value: ratio((time) => time.few),
      unit: '×',
    },
    {
      what: `vendors_near among ${name(FEW)} within reach`,
      value: median(times.map((time) => time.dense)),
      unit: 'ms',
    },
    {
      what: `vendors_near among ${name(FEW)} over all towns`,
      value: median(times.map((time) => time.few)),
      unit: 'ms',
    },
    { what: `vendors_near among ${name(many)}`, value: median(lot), unit: 'ms' },
    { what: `vendors_near among ${name(many)}: p95`, value: percentile(lot, 0.95), unit: 'ms' },
  ]
}

/**
 * "Restaurants near me" among a thousand vendors over all towns, a thousand within reach, and a million, place by place
 * in turn.
 */
export async function benchNear({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const many = quick ? MANY_QUICKLY : MANY
  const server = await migratedServer({ memory: MEMORY })
  const clients: pg.Client[] = []
  try {
    await copyDatabase(server.url, ['few', 'dense'])
    const few = await connect(server.url, 'few')
    const dense = await connect(server.url, 'dense')
    const lot = await connect(server.url, 'postgres')
    const databases = { few, dense, lot }
    clients.push(few, dense, lot)
    await fill(few, FEW, tell)
    await fill(dense, FEW, tell)
    await dense.query(BRING_WITHIN_REACH)
    await dense.query('vacuum analyze public.vendors')
    await fill(lot, many, tell)
    const spread = placesSchema.parse((await few.query(PICK_LOCATIONS, [WARM_UP + PLACES])).rows)
    const central = placesSchema.parse((await dense.query(PICK_LOCATIONS, [WARM_UP + PLACES])).rows)
    const times: Times[] = []
    let found = 0
    for (const [turn, place] of spread.entries()) {
      const asked: { -readonly [Name in keyof Times]: Times[Name] } = { few: 0, dense: 0, lot: 0 }
      // The three take turns in another order each time, because whoever comes later finds warmer caches.
      for (const name of [...TURNS, ...TURNS].slice(
        turn % TURNS.length,
        (turn % TURNS.length) + TURNS.length,
      )) {
        const answer = await ask(databases[name], name === 'dense' ? (central[turn] ?? place) : place)
        asked[name] = answer.ms
        found += answer.found
      }
      times.push(asked)
    }
    if (found === 0) throw new Error('no place of the benchmark has a vendor')
    return figuresOf(many, times.slice(WARM_UP))
  } finally {
    for (const client of clients) await client.end()
    await server.stop()
  }
}
