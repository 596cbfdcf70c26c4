import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Customer, SampleVendor } from './market.ts'
import { rpc } from './rpc.ts'

const problem = z.object({ code: z.string() })
const quote = z.object({
  quote_id: z.nullable(z.uuid()),
  problems: z.array(problem),
  totals: z.object({ total_paise: z.int(), cash_total_paise: z.int() }),
})
const placed = z.object({
  outcome: z.literal('placed'),
  checkout_id: z.uuid(),
  orders: z.array(z.object({ id: z.uuid(), order_number: z.string(), total_paise: z.int() })),
  replayed: z.boolean(),
})
const changed = z.object({
  outcome: z.literal('price_changed'),
  quote: z.object({ problems: z.array(problem) }),
})
const answer = z.discriminatedUnion('outcome', [placed, changed])

/** What `place_order` answers. */
export type LocationAnswer = z.infer<typeof answer>
/** How an order is paid. */
export type Method = 'wallet' | 'cash' | 'gateway'

/** Adds a vendor's item to the cart. */
export function putInCart(
  pool: pg.Pool,
  customer: Customer,
  vendor: SampleVendor,
  item = 0,
  quantity = 1,
): Promise<unknown> {
  return rpc(
    pool,
    customer.id,
    'add_to_cart',
    { item_id: vendor.items[item] ?? '', option_ids: [], quantity },
    z.uuid(),
  )
}

/** Requests a quote for the cart, or for the trade that `more` names; it is merged into the request. */
export function askQuote(
  pool: pg.Pool,
  customer: Customer,
  more: Readonly<Record<string, unknown>> = {},
): Promise<z.infer<typeof quote>> {
  const cart = 'trade' in more ? {} : { fulfilment: 'delivery', address_id: customer.addressId }
  const request = { ...cart, ...more }
  return rpc(pool, customer.id, 'quote_order', { request }, quote)
}

/** Like `askQuote`, for a cart without problems. */
export async function quoteId(
  pool: pg.Pool,
  customer: Customer,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { quote_id, problems } = await askQuote(pool, customer, more)
  if (quote_id === null) throw new Error(`not placeable: ${problems.map(({ code }) => code).join(', ')}`)
  return quote_id
}

/** Places a quote, with a new idempotency key unless one is given; `more` is merged into what is sent. */
export function place(
  pool: pg.Pool,
  customer: Customer,
  quote_id: string,
  payment_method: Method = 'wallet',
  idempotency_key: string = randomUUID(),
  more: Readonly<Record<string, unknown>> = {},
): Promise<LocationAnswer> {
  return rpc(
    pool,
    customer.id,
    'place_order',
    { quote_id, idempotency_key, payment_method, cash_change_for_paise: null, ...more },
    answer,
  )
}

/** Orders one item from one vendor, from the empty cart to the placed order, and returns the order's id. */
export async function orderDish(
  pool: pg.Pool,
  customer: Customer,
  vendor: SampleVendor,
  method: Method = 'wallet',
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await putInCart(pool, customer, vendor)
  const result = await place(pool, customer, await quoteId(pool, customer, more), method)
  const [order] = result.outcome === 'placed' ? result.orders : []
  if (!order) throw new Error('the order was not placed')
  return order.id
}
