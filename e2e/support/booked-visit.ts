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
}

const id = z.uuid()
const held = z.object({ id: z.uuid() })
const quote = z.object({ quote_id: z.uuid() })
const placed = z.object({ orders: z.tuple([z.object({ id: z.uuid(), order_number: z.string() })]) })
const calendar = z.array(z.object({ order_id: z.uuid(), state: z.string(), starts_at: z.string() }))

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

/** Creates a salon with one professional and one service of an hour. */
export async function createVisitedSalon(stack: TestStack, place: Position): Promise<VisitedSalon> {
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
  const person = read(
    id,
    await client.rpc('save_resource', { vendor_id: vendorId, resource: { name: 'Anita Rao' } }),
  )
  const serviceId = read(
    id,
    await client.rpc('save_service', {
      vendor_id: vendorId,
      service: {
        name: 'Haircut',
        minutes: [60],
        price_paise: 40_000,
        preparation: 'Come with washed hair.',
        resources: [{ id: person }],
      },
    }),
  )
  read(
    z.unknown(),
    await client.rpc('save_booking_terms', { vendor_id: vendorId, terms: { step_minutes: 30 } }),
  )
  return { ...account, vendorId, vendorName, serviceId }
}

/** Books the salon's service for a time, paid from the wallet. */
export async function bookVisit({ client }: SignedIn, salon: VisitedSalon, startsAt: Date) {
  const booking = read(
    held,
    await client.rpc('hold_booking', {
      vendor_id: salon.vendorId,
      steps: [{ service_id: salon.serviceId }],
      starts_at: startsAt.toISOString(),
      idempotency_key: randomUUID(),
    }),
  )
  const request = { trade: 'beauty', booking_id: booking.id }
  const { quote_id } = read(quote, await client.rpc('quote_order', { request }))
  const order = { quote_id, idempotency_key: randomUUID(), payment_method: 'wallet' as const }
  return read(placed, await client.rpc('place_order', order)).orders[0]
}

/** A salon's own calendar over some days of India, such as from `2026-11-29`. */
export async function calendarOf({ client, vendorId }: VisitedSalon, fromDay: string, days: number) {
  return read(calendar, await client.rpc('vendor_calendar', { vendor_id: vendorId, from_day: fromDay, days }))
}
