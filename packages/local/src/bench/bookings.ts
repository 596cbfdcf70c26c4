import type pg from 'pg'
import { z } from 'zod'
import { migratedServer } from '../database/migrated-server.ts'
import { askAsGuest, connect, copyDatabase } from './databases.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './statistics.ts'

const FEW = 1_000
const MANY = 100_000
const MANY_QUICKLY = 10_000
/** Who works at one business. */
const TEAM = 4
const VISITS_EACH = 5
const DAYS = 14
const ASKED = 200
const WARM_UP = 20
const AIM_MS = 30
/** A hundred times as many professionals may take this many times as long. */
const AIM = 2
const HYDERABAD = { lat: 17.385, lng: 78.4867 }

/** Businesses of four professionals each, spread over a hundred kilometres, with a fortnight's visits. */
const fill = (professionals: number) => `
insert into public.vendors (slug, name, kind, region_id, address, area, lat, lng, delivery_radius_m, status,
  prices_include_tax)
select 'bench-' || n, 'Salon ' || n, 'beauty', (select r.id from public.regions as r order by r.slug limit 1),
  'Main Road', 'Main Road', ${HYDERABAD.lat} + (random() - 0.5), ${HYDERABAD.lng} + (random() - 0.5), 5000, 'active', true
from generate_series(1, ${professionals / TEAM}) as n;
insert into public.vendor_trades (vendor_id, trade) select v.id, 'beauty' from public.vendors as v
where v.slug like 'bench-%' on conflict do nothing;
insert into public.resources (vendor_id, kind, name) select v.id, 'person', 'Person ' || n
from public.vendors as v, generate_series(1, ${TEAM}) as n where v.slug like 'bench-%';
insert into private.resource_weeks (resource_id, valid_from) select r.id, '2026-01-01' from public.resources as r;
insert into private.resource_hours (resource_id, valid_from, weekday, opens, closes, is_break)
select r.id, '2026-01-01', d, h.opens, h.closes, h.is_break from public.resources as r, generate_series(0, 6) as d,
  (values ('10:00'::time, '20:00'::time, false), ('13:00', '14:00', true)) as h (opens, closes, is_break);
insert into public.services (vendor_id, trade, name, minutes, price_paise)
select v.id, 'beauty', 'Haircut', '{45}', 30000 from public.vendors as v where v.slug like 'bench-%';
insert into public.service_resources (service_id, resource_id)
select s.id, r.id from public.services as s join public.resources as r on r.vendor_id = s.vendor_id;
with made as (
  insert into public.bookings (id, vendor_id, state, starts_at, ends_at)
  select gen_random_uuid(), r.vendor_id, 'confirmed', t.at, t.at + interval '45 minutes' from public.resources as r,
    generate_series(1, ${VISITS_EACH}) as n,
    lateral (values ((private.today() + n * 2 + time '10:00' + floor(random() * 9)::integer * interval '1 hour')
      at time zone 'Asia/Kolkata')) as t (at)
  returning id, vendor_id, starts_at, ends_at
), turned as (
  select m.*, row_number() over (partition by m.vendor_id order by m.id) as nth from made as m
), people as (
  select r.id, r.vendor_id, row_number() over (partition by r.vendor_id order by r.id) as nth from public.resources as r
)
insert into private.taken_times (booking_id, part, piece, resource_id, during, seats, is_alone)
select t.id, 1, 1, p.id, tstzrange(t.starts_at, t.ends_at), 1, true
from turned as t join people as p on p.vendor_id = t.vendor_id and p.nth = 1 + (t.nth - 1) % ${TEAM}
on conflict do nothing;
`
const TABLES = [
  'public.vendors',
  'public.vendor_trades',
  'public.resources',
  'private.resource_weeks',
  'private.resource_hours',
  'public.services',
  'public.service_resources',
  'public.bookings',
  'private.taken_times',
]

const PICK = `select v.id, v.lat, v.lng, s.id as service from public.vendors as v join public.services as s
on s.vendor_id = v.id order by md5(v.slug) limit $1`
const picked = z.array(z.object({ id: z.string(), lat: z.number(), lng: z.number(), service: z.string() }))

async function prepare(client: pg.Client, professionals: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(fill(professionals))
  for (const table of TABLES) await client.query(`vacuum analyze ${table}`)
  await client.query('set session_replication_role = default')
}

/** What is asked, and how long it may take. */
const ASKS = {
  [`Free times over ${DAYS} days`]: {
    text: `select * from public.free_times($1, $2::text::jsonb, (now() at time zone 'Asia/Kolkata')::date, ${DAYS})`,
    values: ({ id, service }: z.infer<typeof picked>[number]) => [
      id,
      JSON.stringify([{ service_id: service }]),
    ],
    aim: AIM_MS,
  },
  'A page of businesses near by': {
    text: `select * from public.bookable_vendors('beauty', $1, $2)`,
    values: ({ lat, lng }: z.infer<typeof picked>[number]) => [lat, lng],
    aim: undefined,
  },
} as const

/** Free times and businesses near by, among a thousand professionals and a hundred thousand, in turn. */
export const benchBookings: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  const many = quick ? MANY_QUICKLY : MANY
  const server = await migratedServer({ memory: '2GB' })
  const clients: pg.Client[] = []
  try {
    await copyDatabase(server.url, ['few'])
    const few = await connect(server.url, 'few')
    clients.push(few)
    const lot = await connect(server.url, 'postgres')
    clients.push(lot)
    await prepare(few, FEW)
    await prepare(lot, many)
    tell(`${many.toLocaleString('en-IN')} professionals`)
    const figures: Figure[] = []
    for (const [what, { text, values, aim }] of Object.entries(ASKS)) {
      const ofFew = picked.parse((await few.query(PICK, [WARM_UP + ASKED])).rows)
      const ofLot = picked.parse((await lot.query(PICK, [WARM_UP + ASKED])).rows)
      const times: { readonly few: number; readonly lot: number }[] = []
      for (const [turn, place] of ofFew.entries())
        times.push({
          few: (await askAsGuest(few, { text, values: values(place) })).ms,
          lot: (await askAsGuest(lot, { text, values: values(ofLot[turn] ?? place) })).ms,
        })
      const measured = times.slice(WARM_UP)
      const name = `${what} among ${many.toLocaleString('en-IN')} professionals`
      figures.push(
        { what: name, value: median(measured.map((pair) => pair.lot)), unit: 'ms' },
        {
          what: `${name}: p95`,
          value: percentile(
            measured.map((pair) => pair.lot),
            0.95,
          ),
          unit: 'ms',
          ...(aim === undefined ? {} : { aim: { atMost: aim } }),
        },
        {
          what: `${name} against ${FEW.toLocaleString('en-IN')}`,
          value: median(measured.map((pair) => pair.lot)) / median(measured.map((pair) => pair.few)),
          unit: '×',
          aim: { atMost: AIM },
        },
      )
    }
    return figures
  } finally {
    for (const client of clients) await client.end()
    await server.stop()
  }
}
