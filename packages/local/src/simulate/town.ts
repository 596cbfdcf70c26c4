import type { LatLng } from '@angadi/domain/geo.ts'
import { z } from 'zod'
import { Random } from '../../../../supabase/seeds/random.ts'
import { type Customer, Market } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import type { SimulatedClock } from './clock.ts'
import { placeAround, type Request, requestsOf } from './demand.ts'
import type { Roads, Way } from './movement.ts'

/** A town to simulate; the same one gives the same people, requests and answers each time. */
export interface Town {
  readonly seed: number
  /** The slug of its region. */
  readonly slug: string
  readonly drivers: number
  readonly ridesAnHour: number
  readonly minutes: number
  readonly fromHour: number
}

/** A driver: what they are like, and what they do now. */
export interface Driver {
  readonly id: string
  /** The share of offers that they take where the way to the pick-up is short. */
  readonly willingness: number
  /** How long they look at an offer, in seconds. */
  readonly reply: number
  place: LatLng
  way: Way | undefined
  /** Since when they have a ride, in seconds. */
  busySince: number | undefined
  busy: number
  /** In paise, also of rides that ended after the last request. */
  earned: number
}

/** A town with everybody in it. */
export interface Population {
  readonly roads: Roads
  readonly drivers: readonly Driver[]
  readonly rides: readonly { readonly customer: Customer; readonly request: Request }[]
}

const WILLINGNESS = [0.45, 0.98] as const
const REPLY_S = [3, 14] as const
const DRIVERS_SPREAD_M = 2000
const WALLET_PAISE = 1_000_000
const CASH_LIMIT_PAISE = 500_000

const regionRow = z.object({
  lat: z.number(),
  lng: z.number(),
  factor: z.coerce.number(),
  kmh: z.coerce.number(),
})

const REGION = `
select r.center_lat::float8 as lat, r.center_lng::float8 as lng, private.road_factor(r.id) as factor,
  private.travel_speed(r.id, 'auto') as kmh
from public.regions as r where r.slug = $1`

/** Positions of many drivers in one transaction, each by the function that their app calls. */
const REPORT_ALL = `
create function simulation.report_all(reports jsonb) returns void language plpgsql as $$
declare
  one record;
begin
  for one in select * from jsonb_to_recordset(reports) as r (driver text, lat float8, lng float8) loop
    perform set_config('request.jwt.claims',
      jsonb_build_object('sub', one.driver, 'role', 'authenticated', 'aal', 'aal1')::text, true);
    perform public.report_position(one.lat, one.lng, accuracy_m => 10);
  end loop;
end
$$`

async function driver(
  clock: SimulatedClock,
  market: Market,
  random: Random,
  centre: LatLng,
): Promise<Driver> {
  const id = await market.person('delivery')
  await clock.pool.query(
    `insert into public.couriers (user_id, name, vehicle_kind, plate, verified, capacity, cash_limit_paise, region_id, takes_rides)
     values ($1, 'Driver', 'auto', 'TS09 AB 1234', true, 1, $2, private.region_at($3, $4), true)`,
    [id, CASH_LIMIT_PAISE, centre.lat, centre.lng],
  )
  const place = placeAround(random, centre, DRIVERS_SPREAD_M)
  await rpc(clock.pool, id, 'set_courier_online', { online: true, ...place }, z.unknown())
  return {
    id,
    willingness: random.between(...WILLINGNESS),
    reply: random.between(...REPLY_S),
    place,
    way: undefined,
    busySince: undefined,
    busy: 0,
    earned: 0,
  }
}

/**
 * Everybody of a town at the beginning: drivers who have gone online, and customers with money in their wallets.
 *
 * @throws when there is no such region
 */
export async function populate(clock: SimulatedClock, town: Town): Promise<Population> {
  const { pool } = clock
  const { rows } = await pool.query(REGION, [town.slug])
  if (rows.length === 0) throw new Error(`There is no region ${town.slug}.`)
  const { factor, kmh, ...centre } = regionRow.parse(rows[0])
  await pool.query(REPORT_ALL)
  await pool.query(
    `update public.app_settings set setting_value = '100000' where setting_key in ('quotes_per_minute', 'quotes_per_hour')`,
  )
  const name = `${town.seed}/${town.slug}`
  const market = new Market(pool)
  const random = new Random('drivers', name)
  const drivers: Driver[] = []
  for (let n = 0; n < town.drivers; n++) drivers.push(await driver(clock, market, random, centre))
  const rides: Population['rides'][number][] = []
  for (const request of requestsOf(new Random('requests', name), { centre, ...town }))
    rides.push({ customer: await market.customer(WALLET_PAISE), request })
  return { roads: { factor, kmh }, drivers, rides }
}
