import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SignedIn } from './session.ts'

/** Deg & Dastarkhwan of the seeds: the demo restaurant of Madhapur, open round the clock. */
export const RESTAURANT = 'deg-and-dastarkhwan-madhapur'

/** What a dish costs from which on it counts as a dinner, in paise. */
const DINNER_PAISE = 20_000

const menu = z.array(
  z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        orderable: z.boolean(),
        price_paise: z.int(),
        option_groups: z.array(z.object({ min_choices: z.int() })),
      }),
    ),
  }),
)
const quote = z.object({ quote_id: z.uuid(), problems: z.array(z.object({ code: z.string() })) })
const placed = z.object({
  outcome: z.literal('placed'),
  orders: z.array(z.object({ id: z.uuid(), order_number: z.string(), total_paise: z.int() })),
})
const moved = z.object({ outcome: z.enum(['moved', 'wrong_code', 'code_locked']), status: z.string() })

/** An order that was placed through the API. */
export type PlacedOrder = z.infer<typeof placed>['orders'][number]

/** A dish as the menu tells it. */
export type MenuDish = z.infer<typeof menu>[number]['items'][number]

type Functions = SignedIn['client']['rpc']

function answerOf<T>(schema: z.ZodType<T>, answer: Awaited<ReturnType<Functions>>): T {
  if (answer.error) throw new Error(`${answer.error.code} ${answer.error.details}: ${answer.error.message}`)
  return schema.parse(answer.data)
}

/** Row id of the demo restaurant. */
export async function restaurantId({ client }: SignedIn): Promise<string> {
  const { data, error } = await client.from('vendors').select('id').eq('slug', RESTAURANT).single()
  if (error) throw error
  return data.id
}

/** The dishes of the demo restaurant that can be ordered without choosing options, cheapest first. */
export async function plainDishes(customer: SignedIn): Promise<readonly MenuDish[]> {
  const sections = answerOf(
    menu,
    await customer.client.rpc('get_menu', { vendor_id: await restaurantId(customer) }),
  )
  return sections
    .flatMap(({ items }) => items)
    .filter(
      ({ orderable, option_groups }) =>
        orderable && option_groups.every(({ min_choices }) => min_choices === 0),
    )
    .toSorted((a, b) => a.price_paise - b.price_paise)
}

/** The cheapest of them that makes a dinner rather than a drink. */
export async function dinnerDish(customer: SignedIn): Promise<MenuDish> {
  const dish = (await plainDishes(customer)).find(({ price_paise }) => price_paise >= DINNER_PAISE)
  if (!dish) throw new Error('the demo restaurant has no dish to order')
  return dish
}

/** Leaves the cart with exactly these dishes. */
export async function fillCart(customer: SignedIn, dishes: readonly MenuDish[]): Promise<void> {
  answerOf(z.unknown(), await customer.client.rpc('clear_cart', {}))
  for (const { id } of dishes)
    answerOf(z.uuid(), await customer.client.rpc('add_to_cart', { item_id: id, quantity: 1 }))
}

/** Places a dinner at the demo restaurant, to where the customer lives. */
export async function placeDinner(
  customer: SignedIn,
  method: 'wallet' | 'cash' = 'wallet',
): Promise<PlacedOrder> {
  await fillCart(customer, [await dinnerDish(customer)])
  const { data: addresses, error } = await customer.client.from('addresses').select('id').limit(1)
  if (error) throw error
  const { quote_id } = answerOf(
    quote,
    await customer.client.rpc('quote_order', {
      request: { fulfilment: 'delivery', address_id: addresses[0]?.id ?? '' },
    }),
  )
  const { orders } = answerOf(
    placed,
    await customer.client.rpc('place_order', {
      quote_id,
      idempotency_key: randomUUID(),
      payment_method: method,
    }),
  )
  const [order] = orders
  if (!order) throw new Error('nothing was placed')
  return order
}

/** Moves an order one step. */
export async function advance(
  who: SignedIn,
  order: string,
  to: 'confirmed' | 'preparing' | 'ready',
): Promise<void> {
  const { outcome } = answerOf(
    moved,
    await who.client.rpc('advance_order', {
      order_id: order,
      to_status: to,
      ...(to === 'confirmed' ? { prep_minutes: 15 } : {}),
    }),
  )
  if (outcome !== 'moved') throw new Error(outcome)
}

/** The orders of somebody that are still under way. */
export async function openOrders(customer: SignedIn) {
  const { data, error } = await customer.client
    .from('enhanced_orders')
    .select('id, order_number, status, instructions')
    .not('status', 'in', '(delivered,cancelled)')
  if (error) throw error
  return data
}

/** Has the administration cancel whatever an earlier journey left under way. */
export async function cancelOpenOrders(customer: SignedIn, admin: SignedIn): Promise<void> {
  for (const { id } of await openOrders(customer))
    await admin.client.rpc('cancel_order', { order_id: id, reason_code: 'customer_request' })
}
