import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { advance, dinnerDish, fillCart } from './dinner.ts'
import type { SignedIn } from './session.ts'

const quote = z.object({ quote_id: z.uuid() })
const placed = z.object({ orders: z.array(z.object({ id: z.uuid() })) })
const tracking = z.object({ drop_code: z.string() })

/** A dinner that the customer has collected: placed, cooked and handed over through the API. Tells its id. */
export async function collectedDinner(customer: SignedIn, restaurant: SignedIn): Promise<string> {
  const { client } = customer
  await fillCart(customer, [await dinnerDish(customer)])
  const asked = await client.rpc('quote_order', { request: { fulfilment: 'pickup' } }).throwOnError()
  const { quote_id } = quote.parse(asked.data)
  const answer = await client
    .rpc('place_order', {
      quote_id,
      idempotency_key: randomUUID(),
      payment_method: 'wallet',
    })
    .throwOnError()
  const order = placed.parse(answer.data).orders[0]?.id ?? ''
  for (const step of ['confirmed', 'preparing', 'ready'] as const) await advance(restaurant, order, step)
  const { drop_code } = tracking.parse(
    (await client.rpc('order_tracking', { order_id: order }).throwOnError()).data,
  )
  await restaurant.client
    .rpc('advance_order', { order_id: order, to_status: 'delivered', code: drop_code })
    .throwOnError()
  return order
}
