import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { signUpProven } from '../compat/proven-sign-up.ts'
import { paths } from '../database/paths.ts'
import { openMemoryDatabase } from '../start/open-pglite-database.ts'
import { openThrowAwayServer } from '../start/open-postgres-database.ts'
import { type Stack, startStack } from '../start/stack.ts'
import type { BenchOptions, Figure } from './figure.ts'
import type { ParallelRun } from './parallel.ts'
import { type RestJob, type RestLoadResult, restLoadResult } from './rest-load.ts'
import { median, percentile } from './statistics.ts'

const ENGINES = [
  { name: 'embedded', open: openMemoryDatabase },
  { name: 'PostgreSQL', open: openThrowAwayServer },
] as const
const LOADS = [
  { clients: 1, callsEach: 200, checkoutRounds: 60 },
  { clients: 8, callsEach: 50, checkoutRounds: 20 },
  { clients: 32, callsEach: 15, checkoutRounds: 8 },
] as const
/** Of the seeds: open round the clock. */
const RESTAURANT = 'deg-and-dastarkhwan-madhapur'
const WALLET_PAISE = 10_000_000
/** A little way from the restaurant, within its reach, in degrees. */
const NEXT_DOOR = 0.004

const vendorSchema = z.object({ id: z.uuid(), item_id: z.uuid(), lat: z.number(), lng: z.number() })
const idSchema = z.object({ id: z.uuid() })

const FIND_VENDOR = `
select v.id, v.lat::float8 as lat, v.lng::float8 as lng, i.id as item_id
from public.vendors as v join public.catalog_items as i on i.vendor_id = v.id
where v.slug = $1 and i.stock is null and i.price_paise >= 20000
  and not exists (select from public.item_option_groups as g where g.item_id = i.id and g.min_choices > 0)
order by i.id limit 1`

/** What keeps one customer from ordering all day, which is not what is measured. */
const LIFT_LIMITS = `
update public.app_settings set setting_value = to_jsonb(maximum)
where setting_key in ('max_live_orders', 'quotes_per_minute', 'quotes_per_hour')`

async function customer(stack: Stack, number: number, vendor: z.infer<typeof vendorSchema>) {
  const client = createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Each from an address of its own: the limits of signing in count by address.
    global: { headers: { 'x-forwarded-for': `198.51.100.${number}` } },
  })
  const account = { email: `bench${number}@example.com`, password: 'correct horse' }
  const id = await signUpProven(stack.database, client, account)
  const { data } = await client.auth.getSession()
  const [address] = await stack.database.query(
    `insert into public.addresses (user_id, label, line, city, pincode, lat, lng)
     values ($1::uuid, 'Home', 'Flat 4, Lakeview Residency', 'Hyderabad', '500081', $2::float8, $3::float8) returning id`,
    [id, vendor.lat + NEXT_DOOR, vendor.lng],
  )
  await stack.database.query('select private.credit_wallet($1::uuid, $2::bigint, gen_random_uuid()::text)', [
    id,
    WALLET_PAISE,
  ])
  return { token: data.session?.access_token ?? '', addressId: idSchema.parse(address).id }
}

/** Runs a job in a process of its own. */
function loaded(job: RestJob): Promise<RestLoadResult> {
  const child = fork(fileURLToPath(new URL('./rest-load.ts', import.meta.url)))
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(restLoadResult.parse(message)))
    child.once('exit', (code) => reject(new Error(`the load process ended early (exit code ${code})`)))
    child.send(job)
  })
}

function figuresOf(what: string, { perSecond, durations }: ParallelRun): Figure[] {
  return [
    { what: `${what}: a second`, value: perSecond, unit: '/s' },
    { what: `${what}: time`, value: median(durations), unit: 'ms' },
    { what: `${what}: p95`, value: percentile(durations, 0.95), unit: 'ms' },
  ]
}

async function measure(stack: Stack, engine: string, { quick, tell }: BenchOptions): Promise<Figure[]> {
  const [found] = await stack.database.query(FIND_VENDOR, [RESTAURANT])
  const vendor = vendorSchema.parse(found)
  await stack.database.query(LIFT_LIMITS)
  const customers: RestJob['customers'] = []
  for (let number = 1; number <= Math.max(...LOADS.map(({ clients }) => clients)); number++)
    customers.push(await customer(stack, number, vendor))
  const figures: Figure[] = []
  for (const { clients, callsEach, checkoutRounds } of LOADS) {
    tell(`${engine}, ${clients} at a time`)
    const result = await loaded({
      apiUrl: stack.apiUrl,
      publishableKey: stack.publishableKey,
      customers,
      vendor: { id: vendor.id, itemId: vendor.item_id, lat: vendor.lat, lng: vendor.lng },
      clients,
      callsEach: quick ? Math.ceil(callsEach / 4) : callsEach,
      checkoutRounds: quick ? Math.ceil(checkoutRounds / 4) : checkoutRounds,
    })
    const who = `${engine}, ${clients === 1 ? '1 client' : `${clients} clients`}`
    figures.push(
      ...figuresOf(`${who}, home`, result.home),
      ...figuresOf(`${who}, list`, result.list),
      ...figuresOf(`${who}, menu`, result.menu),
      ...figuresOf(`${who}, checkout of four calls`, result.checkout),
    )
  }
  return figures
}

/**
 * What a customer's app asks through REST: home, the list of restaurants, a menu, and from a filled cart to the placed order,
 * on both engines at 1, 8 and 32 clients, the callers in a process of their own.
 */
export async function benchRest(options: BenchOptions): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, open } of ENGINES) {
    const scratchFolder = await mkdtemp(join(tmpdir(), 'angadi-bench-'))
    try {
      const stack = await startStack({
        root: paths.root,
        openDatabase: () => open(options.tell),
        scratchFolder,
      })
      try {
        figures.push(...(await measure(stack, name, options)))
      } finally {
        await stack.stop()
      }
    } finally {
      await rm(scratchFolder, { recursive: true, force: true })
    }
  }
  return figures
}
