import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { signUpProven } from '../compat/proven-sign-up.ts'
import { paths } from '../database/paths.ts'
import { openThrowAwayServer } from '../start/open-postgres-database.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { placeFrom } from './courier-world.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { type PositionsJob, type PositionsLoad, positionsResult } from './positions-load.ts'
import { median, percentile } from './statistics.ts'

const LOADS = [
  { clients: 1, callsEach: 200 },
  { clients: 8, callsEach: 60 },
  { clients: 32, callsEach: 25 },
] as const
const COURIERS = Math.max(...LOADS.map(({ clients }) => clients))
const HYDERABAD = { lat: 17.42, lng: 78.47 }
const WALLET_PAISE = 1_000_000

const quoted = z.object({ quote_id: z.string() })
const placed = z.object({ orders: z.tuple([z.object({ id: z.string() })]) })

/** Somebody with an account of their own; the limits of signing in count by address. */
async function account(stack: Stack, number: number) {
  const client = createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': `198.51.100.${number}` } },
  })
  const id = await signUpProven(stack.database, client, {
    email: `positions${number}@example.com`,
    password: 'correct horse',
  })
  const { data } = await client.auth.getSession()
  return { id, client, token: data.session?.access_token ?? '' }
}

/** A courier who has the ride of a customer, and the customer who follows it. */
async function way(stack: Stack, number: number): Promise<PositionsJob['ways'][number]> {
  const { database } = stack
  const courier = await account(stack, 2 * number)
  const customer = await account(stack, 2 * number + 1)
  const start = placeFrom(HYDERABAD.lat, HYDERABAD.lng, 0, number * 200)
  await database.query(`insert into public.user_roles (user_id, role) values ($1::uuid, 'delivery')`, [
    courier.id,
  ])
  await database.query(
    `insert into public.couriers (user_id, name, vehicle_kind, plate, verified, online, capacity, region_id, takes_rides)
     values ($1::uuid, 'Driver', 'auto', 'TS09 AB 1234', true, true, 1, private.region_at($2::float8, $3::float8), true)`,
    [courier.id, start.lat, start.lng],
  )
  await database.query('select private.credit_wallet($1::uuid, $2::bigint, gen_random_uuid()::text)', [
    customer.id,
    WALLET_PAISE,
  ])
  const stops = [
    { ...start, label: 'Station Road, Old Town' },
    { ...placeFrom(start.lat, start.lng, 4000, 0), label: 'Market Road, New Town' },
  ]
  const quote = await customer.client.rpc('quote_order', {
    request: { trade: 'ride', vehicle: 'auto', stops },
  })
  if (quote.error) throw quote.error
  const order = await customer.client.rpc('place_order', {
    quote_id: quoted.parse(quote.data).quote_id,
    idempotency_key: crypto.randomUUID(),
    payment_method: 'wallet',
  })
  if (order.error) throw order.error
  const { id } = placed.parse(order.data).orders[0]
  await database.query(
    'select private.assign_job(j.id, $2::uuid) from public.jobs as j where j.order_id = $1::uuid',
    [id, courier.id],
  )
  return { courier: courier.token, follower: customer.token, order: id, ...start }
}

function loaded(job: PositionsJob): Promise<PositionsLoad[]> {
  const child = fork(fileURLToPath(new URL('./positions-load.ts', import.meta.url)))
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(positionsResult.parse(message)))
    child.once('exit', (code) => reject(new Error(`the load process ended early (exit code ${code})`)))
    child.send(job)
  })
}

function figuresOf({ clients, perSecond, durations, delays, reported }: PositionsLoad): Figure[] {
  const who = clients === 1 ? '1 courier' : `${clients} couriers`
  return [
    { what: `report_position, ${who}: accepted`, value: perSecond, unit: '/s' },
    { what: `report_position, ${who}: p95 of a call`, value: percentile(durations, 0.95), unit: 'ms' },
    { what: `from the report to the follower, ${who}`, value: median(delays), unit: 'ms' },
    { what: `from the report to the follower, ${who}: p95`, value: percentile(delays, 0.95), unit: 'ms' },
    { what: `told to followers, ${who}`, value: delays.length / reported, unit: '%', aim: { atLeast: 1 } },
  ]
}

/**
 * Positions that couriers with a ride report through REST, and how long each takes to its follower through Realtime, on
 * PostgreSQL with the whole stack at 1, 8 and 32 couriers; callers and followers have a process of their own.
 */
export async function benchPositions({ quick, tell }: BenchOptions): Promise<readonly Figure[]> {
  const scratchFolder = await mkdtemp(join(tmpdir(), 'angadi-bench-'))
  try {
    const stack = await startStack({
      root: paths.root,
      openDatabase: openThrowAwayServer,
      scratchFolder,
    })
    try {
      // Nobody reports until all have a ride, and whoever is silent would lose it.
      await stack.database.query(
        'insert into private.dispatch_rules (stale_seconds, silent_seconds) values (3600, 3600)',
      )
      const ways: PositionsJob['ways'] = []
      for (let number = 1; number <= COURIERS; number++) ways.push(await way(stack, number))
      tell(`${COURIERS} couriers with a ride and a follower each`)
      const { apiUrl, publishableKey } = stack
      const loads = LOADS.map(({ clients, callsEach }) => ({
        clients,
        callsEach: quick ? Math.ceil(callsEach / 4) : callsEach,
      }))
      return (await loaded({ apiUrl, publishableKey, ways, loads })).flatMap(figuresOf)
    } finally {
      await stack.stop()
    }
  } finally {
    await rm(scratchFolder, { recursive: true, force: true })
  }
}
