import type pg from 'pg'

/** Where couriers are online: so many, evenly in a square around a place. */
export interface CourierWorld {
  /** Part of their ids: worlds of one database differ in it. */
  readonly name: string
  readonly couriers: number
  readonly lat: number
  readonly lng: number
  /** The length of a side of the square in metres. */
  readonly sideM: number
}

const METRES_A_DEGREE = 111_195
/** Written in portions, so that progress shows. */
const PORTION = 100_000

/** A place in degrees, so far from another one to the north and to the east, in metres. */
export function placeFrom(lat: number, lng: number, northM: number, eastM: number) {
  return {
    lat: lat + northM / METRES_A_DEGREE,
    lng: lng + eastM / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180)),
  }
}

/** Six in ten drive an auto and take rides, the others carry goods on bikes; each with two answers and a job done. */
const WRITE = [
  `insert into public.user_roles (user_id, role)
   select md5($1 || '/' || n)::uuid, 'delivery' from generate_series($2::integer, $3::integer) as n`,
  `insert into public.couriers (user_id, name, vehicle_kind, plate, verified, online, capacity, region_id, takes_goods,
     takes_rides, last_online_at)
   select md5($1 || '/' || n)::uuid, 'Courier ' || n, case when n % 10 < 6 then 'auto' else 'bike' end, 'TS09 AB 1234', true,
     true, 2, (select r.id from public.regions as r where r.slug = 'telangana'), n % 10 >= 6, n % 10 < 6,
     now() - n % 120 * interval '1 minute'
   from generate_series($2::integer, $3::integer) as n`,
  `insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, offered_at, expires_at, answered_at,
     outcome)
   select md5($1 || '/job/' || n)::uuid, md5($1 || '/' || n)::uuid, 1, 800, now() - interval '1 day', now() - interval '1 day', now() - interval '1 day',
     case when a = 1 or n % 3 = 0 then 'accepted' else 'declined' end::public.offer_outcome
   from generate_series($2::integer, $3::integer) as n, generate_series(1, 2) as a`,
  `insert into public.jobs (id, order_id, leg, region_id, state, performer_id, distance_m, pay_paise, assigned_at, done_at)
   select md5($1 || '/job/' || n)::uuid, md5($1 || '/order/' || n)::uuid, 1, (select r.id from public.regions as r where r.slug = 'telangana'),
     'delivered', md5($1 || '/' || n)::uuid, 3000, 5000, now() - interval '1 day', now() - n % 90 * interval '1 minute'
   from generate_series($2::integer, $3::integer) as n`,
] as const

const WRITE_POSITIONS = `
insert into public.courier_positions (user_id, lat, lng, accuracy_m)
select md5($1 || '/' || n)::uuid, $4::float8 + (random() - 0.5) * $6::float8, $5::float8 + (random() - 0.5) * $7::float8, 10
from generate_series($2::integer, $3::integer) as n`

const TABLES = [
  'public.user_roles',
  'public.couriers',
  'public.courier_positions',
  'public.job_offers',
  'public.jobs',
]

/**
 * Writes couriers who are online, in bulk and without triggers, into a database that is thrown away. A position of an
 * hour's age still counts: no phone stands behind them that sends another.
 *
 * @param told called after each portion, with the number written so far
 */
export async function fillWithCouriers(
  client: pg.Client,
  world: CourierWorld,
  told: (written: number) => void,
): Promise<void> {
  await client.query(`select set_config('session_replication_role', 'replica', false), setseed(0.5)`)
  const span = placeFrom(world.lat, 0, world.sideM, world.sideM)
  const sides = [span.lat - world.lat, span.lng]
  for (let from = 1; from <= world.couriers; from += PORTION) {
    const to = Math.min(world.couriers, from + PORTION - 1)
    for (const text of WRITE) await client.query(text, [world.name, from, to])
    await client.query(WRITE_POSITIONS, [world.name, from, to, world.lat, world.lng, ...sides])
    told(to)
  }
  await client.query('insert into private.dispatch_rules (stale_seconds, silent_seconds) values (3600, 3600)')
  await client.query(`set session_replication_role = default`)
  // As autovacuum would sooner or later.
  for (const table of TABLES) await client.query(`vacuum analyze ${table}`)
}
