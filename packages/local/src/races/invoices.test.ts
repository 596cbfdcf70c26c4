import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { place, putInCart, quoteId } from '../market/checkout.ts'
import { atOnce, RACE_TIMEOUT, START_TIMEOUT } from './harness.ts'
import { openVendorHarness, type VendorHarness } from './vendor-harness.ts'

let harness: VendorHarness

beforeAll(async () => {
  harness = await openVendorHarness()
}, START_TIMEOUT)
afterAll(() => harness.stop())

const numbers = z.array(z.object({ number: z.string(), issued_at: z.coerce.date() }))

/** The numbers of a series in the order of their time. */
async function issued(prefix: string): Promise<string[]> {
  const { rows } = await harness.owner.query(
    `select number, issued_at from public.invoices where number like $1 order by issued_at`,
    [`${prefix}/%`],
  )
  return numbers.parse(rows).map(({ number }) => number.slice(-6))
}

const counted = (from: number, many: number) =>
  Array.from({ length: many }, (_, index) => String(from + index).padStart(6, '0'))

/** Completes an order in a transaction of its own; one that is undone leaves as if it had never been. */
async function complete(order: string, undone: boolean): Promise<void> {
  const client = await harness.api.connect()
  try {
    await client.query('begin')
    // The state alone: what else delivering does has races of its own.
    await client.query(`update public.enhanced_orders set status = 'delivered' where id = $1`, [order])
    // Documents are made here, as they would be at the commit.
    await client.query('set constraints public.complete_supplies_are_invoiced immediate')
    await client.query(undone ? 'rollback' : 'commit')
  } finally {
    client.release()
  }
}

async function credit(order: string, undone: boolean): Promise<void> {
  const client = await harness.api.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into public.order_charges (order_id, position, phase, code, tax_class, amount_paise, of_position)
       select order_id, max(position) + 1, 'refunded', 'items', 'restaurant', -1000, 1 from public.order_charges where order_id = $1 group by 1`,
      [order],
    )
    await client.query('set constraints public.refunds_are_credited immediate')
    await client.query(undone ? 'rollback' : 'commit')
  } finally {
    client.release()
  }
}

test(
  '40 supplies complete at once, nine of them undone, and credit notes likewise: no number is missing or twice, and numbers follow time',
  async () => {
    const vendor = await harness.market.openVendor([{ pricePaise: 20_000 }])
    const orders = await atOnce(40, async () => {
      const customer = await harness.market.customer(100_000)
      await putInCart(harness.api, customer, vendor)
      const placed = await place(harness.api, customer, await quoteId(harness.api, customer))
      if (placed.outcome !== 'placed') throw new Error('the order was not placed')
      return placed.orders[0]?.id ?? ''
    })
    await atOnce(40, (n) => complete(orders[n] ?? '', n % 4 === 1 && n < 36))
    // Two documents an order: the restaurant's supply, and delivery with the platform's fee.
    expect(await issued('AG')).toEqual(counted(1, 62))

    await atOnce(3, (n) => credit(orders[n * 4] ?? '', n === 1))
    await credit(orders[4] ?? '', false)
    expect(await issued('AC')).toEqual(counted(1, 3))
    // What was undone finds the next numbers.
    await atOnce(9, (n) => complete(orders[n * 4 + 1] ?? '', false))
    expect(await issued('AG')).toEqual(counted(1, 80))
    const { rows } = await harness.owner.query(
      'select * from private.invoice_gaps() union all select null, null, null, count(*), 0 from private.invoice_differences() having count(*) > 0',
    )
    expect(rows).toEqual([])
  },
  RACE_TIMEOUT,
)
