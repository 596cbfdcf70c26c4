import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { SignedIn } from './session.ts'
import type { TestStack } from './stack.ts'

/** Somebody's own salon, open day and night, that is booked without being asked. */
export interface VisitedSalon extends Account {
  readonly vendorId: string
  readonly vendorName: string
  readonly serviceId: string
  /** Its people, each of whom does the service, by name. */
  readonly people: Readonly<Record<string, string>>
}

/** What a salon is to be like. */
export interface NewSalon {
  readonly people?: readonly string[]
  /** Whether a booking counts without the salon's yes. */
  readonly confirmsItself?: boolean
}

/** What of a visit is not as usual. */
export interface NewVisit {
  /** Who of the salon, by name; otherwise whoever is free. */
  readonly with?: string
  readonly method?: 'cash' | 'wallet'
}

const id = z.uuid()
const held = z.object({ id: z.uuid() })
const quote = z.object({ quote_id: z.uuid() })
const placed = z.object({ orders: z.tuple([z.object({ id: z.uuid(), order_number: z.string() })]) })
const wallet = z.object({ balance_paise: z.number() })
const calendar = z.array(
  z.object({
    id: z.uuid(),
    order_id: z.nullable(z.uuid()),
    state: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
  }),
)

/** What a function of the database answered; its own type is too deep to be read. */
interface Answer {
  readonly data: unknown
  readonly error: { readonly code: string; readonly details: string; readonly message: string } | null
}

function read<T>(schema: z.ZodType<T>, { error, data }: Answer): T {
  if (error) throw new Error(`${error.code} ${error.details}: ${error.message}`)
  return schema.parse(data)
}

let made = 0

/** Creates a salon with one service of an hour; with one professional, unless others are named. */
export async function createVisitedSalon(
  stack: TestStack,
  place: Position,
  { people: names = ['Anita Rao'], confirmsItself = true }: NewSalon = {},
): Promise<VisitedSalon> {
  const account = await createAccount(stack, place, { name: 'Padma Latha', roles: ['vendor'] })
  made += 1
  const vendorId = randomUUID()
  const vendorName = `Mirror Salon ${made}`
  await stack.database.query(
    `insert into public.vendors
       (id, owner_id, slug, name, kind, region_id, address, area, lat, lng, delivery_radius_m, status, prices_include_tax)
     values ($1::uuid, $2::uuid, $3, $4, 'beauty', private.region_at($5, $6), 'Lake Road', 'Lake Road', $5, $6, 5000, 'active', true)`,
    [vendorId, account.id, `mirror-salon-${made}`, vendorName, place.latitude, place.longitude],
  )
  await stack.database.query(
    `insert into public.vendor_staff (vendor_id, user_id, position) values ($1::uuid, $2::uuid, 'owner')`,
    [vendorId, account.id],
  )
  await stack.database.query(
    `insert into public.vendor_trades (vendor_id, trade) values ($1::uuid, 'beauty') on conflict do nothing`,
    [vendorId],
  )
  const { client } = account
  const people: Record<string, string> = {}
  for (const name of names)
    people[name] = read(id, await client.rpc('save_resource', { vendor_id: vendorId, resource: { name } }))
  const serviceId = read(
    id,
    await client.rpc('save_service', {
      vendor_id: vendorId,
      service: {
        name: 'Haircut',
        minutes: [60],
        price_paise: 40_000,
        preparation: 'Come with washed hair.',
        resources: Object.values(people).map((person) => ({ id: person })),
      },
    }),
  )
  read(
    z.unknown(),
    await client.rpc('save_booking_terms', {
      vendor_id: vendorId,
      terms: { step_minutes: 30, confirms_itself: confirmsItself },
    }),
  )
  return { ...account, vendorId, vendorName, serviceId, people }
}

/** Books the salon's service for a time, paid from the wallet where nothing else is said. */
export async function bookVisit(
  { client }: SignedIn,
  salon: VisitedSalon,
  startsAt: Date,
  { with: person, method = 'wallet' }: NewVisit = {},
) {
  const resource_id = person === undefined ? undefined : salon.people[person]
  const booking = read(
    held,
    await client.rpc('hold_booking', {
      vendor_id: salon.vendorId,
      steps: [{ service_id: salon.serviceId, ...(resource_id ? { resource_id } : {}) }],
      starts_at: startsAt.toISOString(),
      idempotency_key: randomUUID(),
    }),
  )
  const request = { trade: 'beauty', booking_id: booking.id }
  const { quote_id } = read(quote, await client.rpc('quote_order', { request }))
  const order = { quote_id, idempotency_key: randomUUID(), payment_method: method }
  return read(placed, await client.rpc('place_order', order)).orders[0]
}

/** A salon's own calendar over some days of India, such as from `2026-11-29`. */
export async function calendarOf({ client, vendorId }: VisitedSalon, fromDay: string, days: number) {
  return read(calendar, await client.rpc('vendor_calendar', { vendor_id: vendorId, from_day: fromDay, days }))
}

/** Takes time of somebody of the salon at its desk. */
export async function takeTime({ client, ...salon }: VisitedSalon, startsAt: Date, person: string) {
  const resource_id = salon.people[person] ?? ''
  await client
    .rpc('book_walk_in', {
      vendor_id: salon.vendorId,
      steps: [{ service_id: salon.serviceId, resource_id }],
      walk_in: { name: 'Meena' },
      idempotency_key: randomUUID(),
      starts_at: startsAt.toISOString(),
    })
    .throwOnError()
}

/** What is in somebody's wallet, in paise. */
export async function walletOf({ client }: SignedIn): Promise<number> {
  return read(wallet, await client.rpc('my_wallet')).balance_paise
}

/** The day has come: the visit of an order has its time just now. */
export function bringForward(stack: TestStack, orderNumber: string) {
  return stack.database.query(
    `with shift as (
       select b.id, b.order_id, b.starts_at - now() + interval '1 minute' as early from public.bookings as b
       join public.enhanced_orders as o on o.id = b.order_id where o.order_number = $1
     ), taken as (
       update private.taken_times as t set during = tstzrange(lower(t.during) - s.early, upper(t.during) - s.early)
       from shift as s where t.booking_id = s.id
     ), ordered as (
       update public.enhanced_orders as o set scheduled_for = o.scheduled_for - s.early from shift as s where o.id = s.order_id
     )
     update public.bookings as b set starts_at = b.starts_at - s.early, ends_at = b.ends_at - s.early
     from shift as s where b.id = s.id`,
    [orderNumber],
  )
}
