import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Customer } from './customer.ts'
import type { SignedIn } from './session.ts'
import type { MenuItem, Vendor } from './vendor.ts'

const quote = z.object({ quote_id: z.uuid(), problems: z.array(z.object({ code: z.string() })) })
const placed = z.object({
  outcome: z.literal('placed'),
  orders: z.array(z.object({ id: z.uuid(), order_number: z.string(), total_paise: z.int() })),
})
const moved = z.object({ outcome: z.enum(['moved', 'wrong_code', 'code_locked']), status: z.string() })
const tracking = z.object({ drop_code: z.string() })

/** An order that was placed through the API. */
export type PlacedOrder = z.infer<typeof placed>['orders'][number]

/** What a function of the database answered; its own type is too deep to be read. */
interface Answer {
  readonly data: unknown
  readonly error: { readonly code: string; readonly details: string; readonly message: string } | null
}

function answerOf<T>(schema: z.ZodType<T>, answer: Answer): T {
  if (answer.error) throw new Error(`${answer.error.code} ${answer.error.details}: ${answer.error.message}`)
  return schema.parse(answer.data)
}

/** Adds one of each item to a user's cart. */
export async function fillCart({ client }: SignedIn, items: readonly Pick<MenuItem, 'id'>[]): Promise<void> {
  for (const { id } of items)
    answerOf(z.uuid(), await client.rpc('add_to_cart', { item_id: id, quantity: 1 }))
}

/** How an order is placed. */
export interface Placing {
  readonly method?: 'wallet' | 'cash' | 'gateway'
  readonly fulfilment?: 'delivery' | 'pickup'
  /** Whether the wallet pays first what it can, and the gateway the rest. */
  readonly walletFirst?: boolean
}

/** Places an order of a vendor's main item, delivered to the customer's home unless they collect it. */
export async function placeOrder(
  customer: Pick<Customer, 'client' | 'session' | 'addressId'>,
  vendor: { readonly main: Pick<MenuItem, 'id'> },
  { method = 'wallet', fulfilment = 'delivery', walletFirst = false }: Placing = {},
): Promise<PlacedOrder> {
  const { client, addressId } = customer
  await fillCart(customer, [vendor.main])
  const request = fulfilment === 'delivery' ? { fulfilment, address_id: addressId } : { fulfilment }
  const { quote_id } = answerOf(quote, await client.rpc('quote_order', { request }))
  const { orders } = answerOf(
    placed,
    await client.rpc('place_order', {
      quote_id,
      idempotency_key: randomUUID(),
      payment_method: method,
      wallet_first: walletFirst,
    }),
  )
  const [order] = orders
  if (!order) throw new Error('nothing was placed')
  return order
}

/** Moves an order one step further, as its vendor. */
export async function advance(
  { client }: SignedIn,
  order: string,
  to: 'confirmed' | 'preparing' | 'ready',
): Promise<void> {
  const preparation = to === 'confirmed' ? { prep_minutes: 15 } : {}
  const answer = await client.rpc('advance_order', { order_id: order, to_status: to, ...preparation })
  const { outcome } = answerOf(moved, answer)
  if (outcome !== 'moved') throw new Error(outcome)
}

const offers = z.array(z.object({ offer_id: z.uuid(), order_id: z.uuid() }))

/** Takes the job of an order that has just been offered, as its courier. */
export async function acceptJob({ client }: SignedIn, order: string): Promise<void> {
  const offered = answerOf(offers, await client.rpc('current_offers'))
  const offer = offered.find(({ order_id }) => order_id === order)
  if (!offer) throw new Error('the job was not offered to this courier')
  await client.rpc('respond_to_offer', { offer_id: offer.offer_id, accept: true }).throwOnError()
}

/** An order that the customer has collected: placed, prepared and handed over through the API. Returns its id. */
export async function collectedOrder(customer: Customer, vendor: Vendor): Promise<string> {
  const { id } = await placeOrder(customer, vendor, { fulfilment: 'pickup' })
  for (const step of ['confirmed', 'preparing', 'ready'] as const) await advance(vendor, id, step)
  const { drop_code } = answerOf(tracking, await customer.client.rpc('order_tracking', { order_id: id }))
  await vendor.client
    .rpc('advance_order', { order_id: id, to_status: 'delivered', code: drop_code })
    .throwOnError()
  return id
}

/** A user's orders that are still under way. */
export async function openOrders({ client }: SignedIn) {
  const { data } = await client
    .from('enhanced_orders')
    .select('id, order_number, status, instructions')
    .not('status', 'in', '(delivered,cancelled)')
    .throwOnError()
  return data
}

/** Cancels an order as an administrator. */
export async function cancelOrder(admin: SignedIn, order: string): Promise<void> {
  await admin.client.rpc('cancel_order', { order_id: order, reason_code: 'customer_request' }).throwOnError()
}
