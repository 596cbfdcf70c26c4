import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import type { StackAddresses } from '../start/stack-process.ts'

/** Of the seeds: open round the clock, close to the demo customer's address. */
const RESTAURANT = 'deg-and-dastarkhwan-madhapur'

const withId = z.object({ id: z.uuid() })
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
  orders: z.array(z.object({ order_number: z.string() })),
})

/** The demo customer, signed in with a code as on a phone. */
export async function demoCustomer({ apiUrl, publishableKey }: StackAddresses): Promise<SupabaseClient> {
  const account = demoAccounts.find(({ role }) => role === 'customer')
  if (!account) throw new Error('the seeds have no demo customer')
  const client = createClient(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { phone, code: token } = account
  const { error } = await client.auth.verifyOtp({ phone, token, type: 'sms' })
  if (error) throw error
  return client
}

/**
 * Orders an item with only what the apps use: REST and its functions.
 *
 * @returns the order's number
 * @throws what a function refuses
 */
export async function orderThroughApi(client: SupabaseClient): Promise<string> {
  const call = async <T>(schema: z.ZodType<T>, name: string, args: object): Promise<T> =>
    schema.parse((await client.rpc(name, args).throwOnError()).data)
  const vendor = await client.from('vendors').select('id').eq('slug', RESTAURANT).single().throwOnError()
  const sections = await call(menu, 'get_menu', { vendor_id: withId.parse(vendor.data).id })
  const item = sections
    .flatMap(({ items }) => items)
    .find(
      ({ orderable, price_paise, option_groups }) =>
        orderable && price_paise >= 20_000 && option_groups.every(({ min_choices }) => min_choices === 0),
    )
  await call(z.uuid(), 'add_to_cart', { item_id: item?.id, quantity: 1 })
  const address = await client.from('addresses').select('id').limit(1).single().throwOnError()
  const { quote_id } = await call(quote, 'quote_order', {
    request: { fulfilment: 'delivery', address_id: withId.parse(address.data).id },
  })
  const { orders } = await call(placed, 'place_order', {
    quote_id,
    idempotency_key: randomUUID(),
    payment_method: 'wallet',
  })
  return orders[0]?.order_number ?? 'none'
}

/** The numbers of the orders that a user sees, the latest first. */
export async function orderNumbers(client: SupabaseClient): Promise<readonly string[]> {
  const { data } = await client
    .from('enhanced_orders')
    .select('order_number')
    .order('created_at', { ascending: false })
    .throwOnError()
  return z
    .array(z.object({ order_number: z.string() }))
    .parse(data)
    .map(({ order_number }) => order_number)
}
