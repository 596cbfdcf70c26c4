import { setTimeout } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { orderDinner, orderNumbers, RESTAURANT } from '../market/order-dinner.ts'
import type { StackAddresses } from '../start/stack-process.ts'

const CITY = { city: 'Hyderabad', pincode: '500081' }

const withId = z.object({ id: z.uuid() })
const place = z.object({ id: z.uuid(), lat: z.number(), lng: z.number() })
const message = z.object({ text: z.string() })

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
    const { vendorId, addressId } = this
    const orders = await orderDinner((...asked) => this.call(...asked), {
      vendorId,
      addressId,
      method: 'cash',
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
  orderNumbers(): Promise<readonly string[]> {
    return orderNumbers(this.client)
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
