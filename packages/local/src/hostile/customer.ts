import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { StackAddresses } from '../start/stack-process.ts'

/** Of the seeds: open round the clock, with an address of its own nearby. */
const RESTAURANT = 'deg-and-dastarkhwan-madhapur'
const CITY = { city: 'Hyderabad', pincode: '500081' }

const withId = z.object({ id: z.uuid() })
const place = z.object({ id: z.uuid(), lat: z.number(), lng: z.number() })
const message = z.object({ text: z.string() })
const menu = z.array(
  z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        orderable: z.boolean(),
        price_paise: z.int(),
        option_groups: z.array(z.object({ min_choices: z.int() })),
      }),
    ),
  }),
)
const quote = z.object({ quote_id: z.uuid() })
const placed = z.object({
  outcome: z.literal('placed'),
  orders: z.array(z.object({ id: z.uuid(), order_number: z.string() })).min(1),
})

/** A new customer with an address, who orders like the app does: through REST and its functions alone. */
export class Customer {
  /** How long each call took, in milliseconds. */
  readonly durations: number[] = []
  /** The numbers of the orders that were confirmed to this customer. */
  readonly orders: string[] = []
  private readonly client: SupabaseClient
  private readonly addressId: string
  private readonly vendorId: string

  private constructor(client: SupabaseClient, addressId: string, vendorId: string) {
    this.client = client
    this.addressId = addressId
    this.vendorId = vendorId
  }

  /**
   * Signs one up with a code.
   *
   * @param phone with "+"
   * @param address from which the sign-in comes, as a proxy would say
   */
  static async signUp(
    { apiUrl, inboxUrl, publishableKey }: StackAddresses,
    phone: string,
    address: string,
  ): Promise<Customer> {
    const client = createClient(apiUrl, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-forwarded-for': address } },
    })
    const { error: unsent } = await client.auth.signInWithOtp({ phone })
    if (unsent) throw unsent
    const inbox = new URL('/api/messages', inboxUrl)
    inbox.searchParams.set('to', phone)
    const sent = z.array(message).parse(await (await fetch(inbox)).json())
    const [token = ''] = /\d{6}/.exec(sent[0]?.text ?? '') ?? []
    const { error: refused } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
    if (refused) throw refused
    const vendor = place.parse(
      (await client.from('vendors').select('id, lat, lng').eq('slug', RESTAURANT).single().throwOnError())
        .data,
    )
    const { lat, lng } = vendor
    const kept = await client
      .from('addresses')
      .insert({ label: 'Home', line: '12 Hitech City Road', ...CITY, lat, lng })
      .select('id')
      .single()
      .throwOnError()
    return new Customer(client, withId.parse(kept.data).id, vendor.id)
  }

  /** The headers that a call of this customer carries. */
  async headers(): Promise<Readonly<Record<string, string>>> {
    const { data } = await this.client.auth.getSession()
    return { authorization: `Bearer ${data.session?.access_token}` }
  }

  /** Orders something of the menu and cancels it again, so that the next can be ordered. */
  async order(): Promise<void> {
    const sections = await this.call(menu, 'get_menu', { vendor_id: this.vendorId })
    const item = sections
      .flatMap(({ items }) => items)
      .find(
        ({ orderable, price_paise, option_groups }) =>
          orderable && price_paise >= 20_000 && option_groups.every(({ min_choices }) => min_choices === 0),
      )
    await this.call(z.uuid(), 'add_to_cart', { item_id: item?.id, quantity: 1 })
    const { quote_id } = await this.call(quote, 'quote_order', {
      request: { fulfilment: 'delivery', address_id: this.addressId },
    })
    const { orders } = await this.call(placed, 'place_order', {
      quote_id,
      idempotency_key: randomUUID(),
      payment_method: 'cash',
    })
    for (const { id, order_number } of orders) {
      this.orders.push(order_number)
      await this.call(z.unknown(), 'cancel_order', { order_id: id, reason_code: 'changed_mind' })
    }
  }

  /** Orders again and again, with pauses as people make them, until `isOver`. */
  async orderUntil(isOver: () => boolean, pauseMs: number): Promise<void> {
    while (!isOver()) {
      await this.order()
      await setTimeout(pauseMs)
    }
  }

  /** The numbers of the orders that the database has of this customer. */
  async orderNumbers(): Promise<readonly string[]> {
    const { data } = await this.client.from('enhanced_orders').select('order_number').throwOnError()
    return z
      .array(z.object({ order_number: z.string() }))
      .parse(data)
      .map(({ order_number }) => order_number)
  }

  /** Cancels what an interrupted `order` has left behind, of which one may have only so many. */
  async cancelRest(): Promise<void> {
    const { data } = await this.client
      .from('enhanced_orders')
      .select('id')
      .not('status', 'in', '(delivered,cancelled)')
      .throwOnError()
    for (const { id } of z.array(withId).parse(data))
      await this.call(z.unknown(), 'cancel_order', { order_id: id, reason_code: 'changed_mind' })
  }

  private async call<T>(schema: z.ZodType<T>, name: string, args: object): Promise<T> {
    const startedAt = performance.now()
    const { data } = await this.client.rpc(name, args).throwOnError()
    this.durations.push(performance.now() - startedAt)
    return schema.parse(data)
  }
}
