import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { migratedServer } from '../database/migrated-server.ts'
import { rpc } from '../market/rpc.ts'
import { type Harness, harnessOver } from '../races/harness.ts'
import { type CourierWorld, fillWithCouriers, placeFrom } from './courier-world.ts'
import { connect, copyDatabase } from './databases.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'
import { broadcastAsHosted } from './hosted-broadcast.ts'
import { median, percentile } from './statistics.ts'

const FEW = 100
const SOME = 10_000
const MANY = 1_000_000
const MANY_QUICKLY = 100_000
/** Couriers online on a square kilometre, everywhere: some hundred within the first circle of three kilometres. */
const PER_KM2 = 3.5
/** A town with five times as many: ten thousand in a square of 24 kilometres. */
const TOWN_SIDE_M = 24_000
const HYDERABAD = { lat: 17.42, lng: 78.47 }
/** The town is far from the square of a million. */
const TOWN = { lat: 17.42, lng: 90.47 }
const MEMORY = '2GB'
const RIDES = 80
const RIDES_QUICKLY = 25
const WARM_UP = 5
/** Ten thousand times as many couriers may take this many times as long. */
const AIM = 2
const AIM_TO_OFFER_MS = 1000
const WALLET_PAISE = 1_000_000

const quoted = z.object({ quote_id: z.string() })
const placed = z.object({ orders: z.tuple([z.object({ id: z.string() })]) })
const jobRow = z.object({ id: z.string(), offers: z.coerce.number() })

/** Couriers among whom is searched, and where the rides begin: so far from the middle at most. */
interface Setting {
  readonly harness: Harness
  readonly lat: number
  readonly lng: number
  readonly reachM: number
}

/** Milliseconds of the candidates, of a whole decision, and from the tap to the offer. */
interface Times {
  readonly candidates: number
  readonly decision: number
  readonly toOffer: number
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Everybody is free again, and the job searches as if it had never asked anybody. */
const BEGIN_AGAIN = `
with gone as (delete from public.job_offers as f where f.job_id = $1)
update public.jobs as j set state = 'searching', round = 0, search_started_at = clock_timestamp() where j.id = $1`

/** One ride: placed as the app does, and its search repeated in its parts. */
async function ride({ harness, lat, lng, reachM }: Setting, north: number, east: number): Promise<Times> {
  const { api, owner, market } = harness
  const customer = await market.customer(WALLET_PAISE)
  const start = placeFrom(lat, lng, north * reachM, east * reachM)
  const stops = [
    { ...start, label: 'Station Road, Old Town' },
    { ...placeFrom(start.lat, start.lng, 3000, 1500), label: 'Market Road, New Town' },
  ]
  const request = { trade: 'ride', vehicle: 'auto', stops }
  const { quote_id } = await rpc(api, customer.id, 'quote_order', { request }, quoted)
  const call = { quote_id, idempotency_key: randomUUID(), payment_method: 'wallet' }
  let order = ''
  const toOffer = await timed(async () => {
    order = (await rpc(api, customer.id, 'place_order', call, placed)).orders[0].id
  })
  const { rows } = await owner.query(
    `select j.id, (select count(*) from public.job_offers as f where f.job_id = j.id) as offers
     from public.jobs as j where j.order_id = $1`,
    [order],
  )
  const job = jobRow.parse(rows[0])
  if (job.offers === 0) throw new Error('a ride of the benchmark was offered to nobody')
  await owner.query(BEGIN_AGAIN, [job.id])
  const candidates = await timed(() =>
    owner.query({
      name: 'candidates',
      text: 'select s.courier_id from public.jobs as j, private.suitable_couriers(j, 3000, 3) as s where j.id = $1',
      values: [job.id],
    }),
  )
  const decision = await timed(() =>
    owner.query({ name: 'decision', text: 'select private.dispatch_wave($1)', values: [job.id] }),
  )
  await owner.query(`update public.job_offers set outcome = 'withdrawn' where job_id = $1`, [job.id])
  return { candidates, decision, toOffer }
}

const PARTS = [
  { key: 'candidates', name: 'nearest candidates' },
  { key: 'decision', name: 'a whole decision' },
  { key: 'toOffer', name: 'ride from tap to offer' },
] as const

function figuresOf(many: number, times: Readonly<Record<SettingName, readonly Times[]>>): Figure[] {
  const count = (value: number) => value.toLocaleString('en-IN')
  const names: Readonly<Record<SettingName, string>> = {
    few: `${count(FEW)} couriers`,
    some: count(SOME),
    many: count(many),
    town: `${count(SOME)} in one town`,
    townOfMany: `the same town among ${count(many)}`,
  }
  const against: readonly { readonly of: SettingName; readonly to: SettingName }[] = [
    { of: 'some', to: 'few' },
    { of: 'many', to: 'few' },
    { of: 'town', to: 'few' },
    { of: 'townOfMany', to: 'town' },
  ]
  return PARTS.flatMap(({ key, name }) => {
    const all = (setting: SettingName) => times[setting].map((time) => time[key])
    return [
      ...against.map(({ of, to }): Figure => {
        const base = all(to)
        const ratio = median(all(of).map((value, turn) => value / (base[turn] ?? Number.NaN)))
        return {
          what: `${name}: ${names[of]} against ${names[to]}`,
          value: ratio,
          unit: '×',
          aim: { atMost: AIM },
        }
      }),
      ...SETTINGS.flatMap((setting): Figure[] => [
        { what: `${name}: ${names[setting]}`, value: median(all(setting)), unit: 'ms' },
        {
          what: `${name}: ${names[setting]}, p95`,
          value: percentile(all(setting), 0.95),
          unit: 'ms',
          ...(key === 'toOffer' ? { aim: { atMost: AIM_TO_OFFER_MS } } : {}),
        },
      ]),
    ]
  })
}

const SETTINGS = ['few', 'some', 'many', 'town', 'townOfMany'] as const
type SettingName = (typeof SETTINGS)[number]

/** The square that so many couriers fill. */
function spread(couriers: number): CourierWorld {
  return { name: 'spread', couriers, ...HYDERABAD, sideM: 1000 * Math.sqrt(couriers / PER_KM2) }
}

/** The town is a region of its own, with the rates of Zaheerabad. */
const BUILD_TOWN = `
with town as (
  insert into public.regions (slug, name, state, center_lat, center_lng, min_lat, min_lng, max_lat, max_lng, order_prefix)
  values ('bench-town', 'Bench Town', 'Telangana', $1::float8, $2::float8, $1::float8 - 0.3, $2::float8 - 0.3,
    $1::float8 + 0.3, $2::float8 + 0.3, 'BEN') returning id)
insert into private.ride_cards
select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'region_id', town.id))).*
from private.ride_cards as c join public.regions as r on r.id = c.region_id and r.slug = 'zaheerabad', town`

async function database(
  url: string,
  name: string,
  worlds: readonly CourierWorld[],
  tell: BenchOptions['tell'],
): Promise<Harness> {
  const client = await connect(url, name)
  try {
    await client.query(BUILD_TOWN, [TOWN.lat, TOWN.lng])
    const startedAt = performance.now()
    for (const world of worlds)
      await fillWithCouriers(client, world, (written) => {
        if (written === world.couriers || written % 200_000 === 0)
          tell(
            `${written.toLocaleString('en-IN')} couriers (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
          )
      })
  } finally {
    await client.end()
  }
  const harness = await harnessOver(url.replace(/[^/]+$/, name), async () => {})
  await broadcastAsHosted(harness.owner)
  return harness
}

/**
 * The candidates of a ride, a whole decision (weighing, offers, what is kept of it) and the time from the tap to the
 * offer, at 100, ten thousand and a million couriers online: at the same density everywhere, and in a town of ten
 * thousand alone and among a million.
 */
export const benchDispatch: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  const many = quick ? MANY_QUICKLY : MANY
  const rides = quick ? RIDES_QUICKLY : RIDES
  const server = await migratedServer({ memory: MEMORY })
  const harnesses: Harness[] = []
  try {
    await copyDatabase(server.url, ['few', 'some', 'town'])
    const town: CourierWorld = { name: 'town', couriers: SOME, ...TOWN, sideM: TOWN_SIDE_M }
    const open = async (name: string, worlds: readonly CourierWorld[]) => {
      const harness = await database(server.url, name, worlds, tell)
      harnesses.push(harness)
      return harness
    }
    const few = await open('few', [spread(FEW)])
    const some = await open('some', [spread(SOME)])
    const alone = await open('town', [town])
    const lot = await open('postgres', [spread(many - SOME), town])
    const settings: Readonly<Record<SettingName, Setting>> = {
      // A hundred couriers are one neighbourhood, and there is only one place in its middle.
      few: { harness: few, ...HYDERABAD, reachM: 200 },
      some: { harness: some, ...HYDERABAD, reachM: 20_000 },
      many: { harness: lot, ...HYDERABAD, reachM: 20_000 },
      town: { harness: alone, ...TOWN, reachM: 8000 },
      townOfMany: { harness: lot, ...TOWN, reachM: 8000 },
    }
    const times: Record<SettingName, Times[]> = { few: [], some: [], many: [], town: [], townOfMany: [] }
    for (let turn = 0; turn < WARM_UP + rides; turn++) {
      // The same places for all, of which each world takes its part.
      const north = ((turn * 7) % 41) / 20 - 1
      const east = ((turn * 11) % 41) / 20 - 1
      // In another order each time, because whoever comes later finds warmer caches.
      for (const [n] of SETTINGS.entries()) {
        const name = SETTINGS[(n + turn) % SETTINGS.length] ?? 'few'
        const time = await ride(settings[name], north, east)
        if (turn >= WARM_UP) times[name].push(time)
      }
    }
    return figuresOf(many, times)
  } finally {
    for (const harness of harnesses) await harness.stop()
    await server.stop()
  }
}
