import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/** Of the seeds: open round the clock, close to the demo customer's address. */
export const RESTAURANT = 'deg-and-dastarkhwan-madhapur'

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

/** Calls a function of the database and checks what it answers. */
export type Call = <T>(schema: z.ZodType<T>, name: string, args: object) => Promise<T>

/** Where a dinner comes from, where it goes, and how it is paid. */
export interface Dinner {
  readonly vendorId: string
  readonly addressId: string
  readonly method: 'wallet' | 'cash' | 'gateway'
}

/**
 * Orders the first item that costs at least ₹200 and needs no choice, by the calls that the app makes.
 *
 * @throws what a function refuses
 */
export async function orderDinner(call: Call, { vendorId, addressId, method }: Dinner) {
  const sections = await call(menu, 'get_menu', { vendor_id: vendorId })
  const item = sections
    .flatMap(({ items }) => items)
    .find(
      ({ orderable, price_paise, option_groups }) =>
        orderable && price_paise >= 20_000 && option_groups.every(({ min_choices }) => min_choices === 0),
    )
  await call(z.uuid(), 'add_to_cart', { item_id: item?.id, quantity: 1 })
  const { quote_id } = await call(quote, 'quote_order', {
    request: { fulfilment: 'delivery', address_id: addressId },
  })
  const { orders } = await call(placed, 'place_order', {
    quote_id,
    idempotency_key: randomUUID(),
    payment_method: method,
  })
  return orders
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
