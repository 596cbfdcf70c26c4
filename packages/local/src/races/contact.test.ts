import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderDish } from '../market/checkout.ts'
import { rpc } from '../market/rpc.ts'
import { atOnce, type Harness, outcomeOf, RACE_TIMEOUT, START_TIMEOUT, tally } from './harness.ts'
import { openHarness } from './race-database.ts'

const sent = z.object({ seq: z.int() })

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())

/** Sends a message as the API does: `sent`, or the refusal. */
async function say(
  caller: string,
  order: string,
  as: string,
  to: string,
  client_id: string,
): Promise<string> {
  const message = { conversation_id: order, as_role: as, to_role: to, client_id, kind: 'text', body: 'Hello' }
  const outcome = await outcomeOf(rpc(harness.api, caller, 'send_message', message, sent))
  return typeof outcome === 'string' ? outcome : 'sent'
}

test(
  'messages sent at the same moment are numbered without gaps, each is stored once, and the limit holds (Issue 10, reaching each other)',
  async () => {
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
    const customer = await harness.market.customer(100_000)
    const order = await orderDish(harness.api, customer, vendor)
    const ids = Array.from({ length: 12 }, () => randomUUID())
    const answers = await atOnce(60, (n) =>
      n % 3 === 0
        ? say(vendor.owner, order, 'vendor', 'user', randomUUID())
        : say(customer.id, order, 'user', 'vendor', ids[n % ids.length] ?? ''),
    )
    expect(tally(answers)).toEqual({ sent: 60 })
    const { rows } = await harness.owner.query(
      `select count(*)::integer as n, max(seq) as last, count(distinct client_id)::integer as ids,
         (select count(*)::integer from public.system_notifications as s
          where s.user_id = $2 and s.template = 'message_new') as told
       from private.conversation_messages where conversation_id = $1`,
      [order, customer.id],
    )
    // Twenty of the vendor, and eight different ones of the customer, each sent five times.
    expect(rows).toEqual([{ n: 28, last: 28, ids: 28, told: 1 }])
    const more = await atOnce(30, () => say(customer.id, order, 'user', 'vendor', randomUUID()))
    expect(tally(more)).toEqual({ sent: 12, '429 too_many_messages': 18 })
  },
  RACE_TIMEOUT,
)
