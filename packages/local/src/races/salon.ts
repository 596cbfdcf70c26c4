import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { rpc } from '../market/rpc.ts'
import { pick } from './actors.ts'
import type { Harness } from './harness.ts'

/** Noon in India, three days ahead, in milliseconds since 1970. */
export const NOON = Math.floor(Date.now() / 86_400_000 + 3) * 86_400_000 + 6.5 * 3_600_000

/** So many hours after that noon, or before it. */
export function hoursFromNoon(hours: number): string {
  return new Date(NOON + hours * 3_600_000).toISOString()
}

/** Where somebody is in two places, or what has ended takes time, or what lives takes none. */
export const BROKEN_TIMES = `
  select 'overlap' as what, a.booking_id::text as id from private.taken_times as a join private.taken_times as b
    on b.resource_id = a.resource_id and b.during && a.during and (b.booking_id, b.part, b.piece) > (a.booking_id, a.part, a.piece)
    where a.is_alone
  union all
  select 'ended', b.id::text from public.bookings as b join private.taken_times as t on t.booking_id = b.id
    where b.state not in ('held', 'pending', 'confirmed', 'in_progress')
  union all
  select 'nothing taken', b.id::text from public.bookings as b
    where b.state in ('pending', 'confirmed', 'in_progress')
      and not exists (select from private.taken_times as t where t.booking_id = b.id)`

const held = z.object({ id: z.uuid() })

/** Keeps a time of a salon for one service, by somebody or whoever is free. */
export function holdVisit(
  { api }: Harness,
  customer: Customer,
  salon: Salon,
  visit: { readonly service: string; readonly startsAt: string; readonly person?: string | undefined },
): Promise<{ id: string }> {
  const { service, startsAt, person } = visit
  return rpc(
    api,
    customer.id,
    'hold_booking',
    {
      vendor_id: salon.id,
      steps: JSON.stringify([
        { service_id: service, ...(person === undefined ? {} : { resource_id: person }) },
      ]),
      starts_at: startsAt,
      idempotency_key: randomUUID(),
    },
    held,
  )
}

/**
 * Books a kept time, paid from the wallet.
 *
 * @throws an error that names the problems when the time is not to be had any more
 */
export async function bookVisit({ api }: Harness, customer: Customer, booking: string): Promise<string> {
  const quote = await quoteId(api, customer, { trade: 'beauty', booking_id: booking })
  const placed = await place(api, customer, quote, 'wallet')
  if (placed.outcome === 'price_changed')
    throw new Error(`not placed: ${placed.quote.problems.map(({ code }) => code).join(', ')}`)
  return pick(placed.orders, 0).id
}

/** A salon of a race. */
export interface Salon {
  readonly id: string
  readonly owner: string
  readonly people: readonly string[]
  /** An hour's cut by anybody, and a colour of 30, 45 and 30 minutes by anybody. */
  readonly cut: string
  readonly colour: string
}

/** A salon that is open day and night, with so many people who do everything and one pool of two chairs for cuts. */
export async function openSalon(
  { market, api, owner: database }: Harness,
  people: number,
  terms: Readonly<Record<string, unknown>> = {},
): Promise<Salon> {
  const owner = await market.person('vendor')
  const slug = `salon-${randomUUID()}`
  const { rows } = await database.query(
    `with salon as (
       insert into public.vendors (owner_id, slug, name, kind, region_id, address, lat, lng, delivery_radius_m, status, prices_include_tax)
       values ($1, $2, $2, 'beauty', private.region_at(17.43, 78.45), 'Road No. 1, Banjara Hills', 17.43, 78.45, 5000, 'active', true)
       returning id
     ), staff as (
       insert into public.vendor_staff (vendor_id, user_id, position) select id, $1, 'owner' from salon
     ), trade as (
       insert into public.vendor_trades (vendor_id, trade) select id, 'beauty' from salon on conflict do nothing
     ) select id from salon`,
    [owner, slug],
  )
  const { id } = z.object({ id: z.uuid() }).parse(rows[0])
  const save = (name: string, params: Readonly<Record<string, unknown>>) =>
    rpc(api, owner, name, { vendor_id: id, ...params }, z.uuid())
  const everybody: string[] = []
  for (let n = 0; n < people; n++)
    everybody.push(await save('save_resource', { resource: JSON.stringify({ name: `Person ${n}` }) }))
  const chairs = await save('save_resource', {
    resource: JSON.stringify({ name: 'Chairs', kind: 'pool', capacity: 2 }),
  })
  const anybody = everybody.map((person) => ({ id: person }))
  const service = (name: string, minutes: readonly number[], more: readonly unknown[]) =>
    save('save_service', {
      service: JSON.stringify({ name, minutes, price_paise: 40_000, resources: [...anybody, ...more] }),
    })
  const cut = await service('Cut', [60], [{ id: chairs, need: 2 }])
  const colour = await service('Colour', [30, 45, 30], [])
  await rpc(
    api,
    owner,
    'save_booking_terms',
    { vendor_id: id, terms: JSON.stringify({ step_minutes: 15, notice_minutes: 0, ...terms }) },
    z.unknown(),
  )
  return { id, owner, people: everybody, cut, colour }
}
