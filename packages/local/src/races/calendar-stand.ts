import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { feedAt } from '../../../../supabase/functions/calendar/feed.ts'
import { place, quoteId } from '../market/checkout.ts'
import type { Customer } from '../market/market.ts'
import { refusalIn, rpc } from '../market/rpc.ts'
import { pick } from './actors.ts'
import type { Harness } from './harness.ts'
import { openSalon, type Salon } from './salon.ts'

const booked = z.object({ id: z.uuid(), order_id: z.uuid(), version: z.int() })
const anyId = z.object({ id: z.uuid() })
const token = z.object({ token: z.string() })

/** An entry of a calendar file, as calendars read it: its lines unfolded. */
export interface ReadEntry {
  readonly uid: string
  readonly lines: readonly string[]
}

/** The lines of a file as they are written, without their ends. */
export function physicalLines(file: string): readonly string[] {
  return file.split('\r\n')
}

/** The entries of a file, unfolded. */
export function entriesIn(file: string): readonly ReadEntry[] {
  const unfolded = file.replaceAll('\r\n ', '')
  return [...unfolded.matchAll(/BEGIN:VEVENT\r\n(.*?)\r\nEND:VEVENT/gs)].map(([, body = '']) => {
    const lines = body.split('\r\n')
    return { uid: lines.find((line) => line.startsWith('UID:'))?.slice(4) ?? '', lines }
  })
}

/** A salon that is open day and night, its customer, and the calendars that read both. */
export class CalendarStand {
  readonly salon: Salon
  readonly customer: Customer
  private readonly harness: Harness

  private constructor(harness: Harness, salon: Salon, customer: Customer) {
    this.harness = harness
    this.salon = salon
    this.customer = customer
  }

  static async open(harness: Harness): Promise<CalendarStand> {
    const salon = await openSalon(harness, 1, { horizon_days: 120 })
    return new CalendarStand(harness, salon, await harness.market.customer(1_000_000))
  }

  /** Books so many minutes of the salon's only person; the address for calendars knows it by this uid. */
  async book(startsAt: string, endsAt: string, name = 'Haircut'): Promise<string> {
    const { api } = this.harness
    const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
    const service = await rpc(
      api,
      this.salon.owner,
      'save_service',
      {
        vendor_id: this.salon.id,
        service: JSON.stringify({
          name,
          minutes: [minutes],
          price_paise: 40_000,
          resources: [{ id: pick(this.salon.people, 0) }],
        }),
      },
      z.uuid(),
    )
    const { id } = await rpc(
      api,
      this.customer.id,
      'hold_booking',
      {
        vendor_id: this.salon.id,
        steps: JSON.stringify([{ service_id: service }]),
        starts_at: startsAt,
        idempotency_key: randomUUID(),
      },
      anyId,
    )
    const quote = await quoteId(api, this.customer, { trade: 'beauty', booking_id: id })
    const placed = await place(api, this.customer, quote, 'wallet')
    if (placed.outcome !== 'placed') throw new Error('not placed')
    return `${id}@angadi.in`
  }

  private async rowOf(uid: string): Promise<z.infer<typeof booked>> {
    const { rows } = await this.harness.owner.query(
      'select id, order_id, version from public.bookings where id = $1',
      [uid.replace(/@.*/, '')],
    )
    return booked.parse(rows[0])
  }

  async move(uid: string, startsAt: string): Promise<void> {
    const { id, version } = await this.rowOf(uid)
    const params = { booking_id: id, starts_at: startsAt, seen_version: version }
    await rpc(this.harness.api, this.customer.id, 'move_booking', params, z.unknown())
  }

  async cancel(uid: string): Promise<void> {
    const params = { order_id: (await this.rowOf(uid)).order_id, reason_code: 'changed_mind' }
    await rpc(this.harness.api, this.customer.id, 'cancel_order', params, z.unknown())
  }

  /** A new address for calendars, told once: of one's own bookings, or of somebody at the salon. */
  async newAddress(caller: string, resource?: string): Promise<string> {
    const params = resource === undefined ? {} : { resource_id: resource }
    return (await rpc(this.harness.api, caller, 'open_calendar_feed', params, token)).token
  }

  /** Somebody who works at the salon. */
  async employee(): Promise<string> {
    const person = await this.harness.market.person('vendor')
    await this.harness.owner.query(
      `insert into public.vendor_staff (vendor_id, user_id, position) values ($1, $2, 'staff')`,
      [this.salon.id, person],
    )
    return person
  }

  async dismiss(person: string): Promise<void> {
    const params = { vendor_id: this.salon.id, user_id: person }
    await rpc(this.harness.api, this.salon.owner, 'dismiss_staff', params, z.unknown())
  }

  /** What is answered to whoever knows an address, without signing in, by a server in a zone. */
  fetch(secret: string, zone = 'UTC'): Promise<Response> {
    return feedAt(`/calendar/${secret}.ics`, async (given) => {
      const client = await this.harness.owner.connect()
      try {
        await client.query('begin')
        await client.query(
          `select set_config('timezone', $1, true), set_config('role', 'service_role', true)`,
          [zone],
        )
        const { rows } = await client.query('select public.read_calendar_feed($1) as feed', [given])
        await client.query('commit')
        return z.object({ feed: z.unknown() }).parse(rows[0])
      } catch (error) {
        await client.query('rollback')
        const refusal = refusalIn(error)
        if (!refusal) throw error
        return { refused: refusal }
      } finally {
        client.release()
      }
    })
  }

  /** The file that the customer's calendar reads. */
  async feed(zone = 'UTC'): Promise<string> {
    return (await this.fetch(await this.newAddress(this.customer.id), zone)).text()
  }

  async standAt(address: string): Promise<void> {
    await this.harness.owner.query('update public.vendors set address = $2 where id = $1', [
      this.salon.id,
      address,
    ])
  }
}
