import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from './accounts.ts'
import type { Customer } from './customer.ts'
import { acceptJob, advance, type PlacedOrder, placeOrder } from './order.ts'
import type { TestStack } from './stack.ts'
import type { Vendor } from './vendor.ts'

const part = z.object({ method: z.string(), status: z.string(), paise: z.coerce.number() })
const started = z.object({ provider_order_id: z.string() })
const paid = z.object({ payment_id: z.string() })
const of = z.object({ checkout_id: z.uuid() })
const sum = z.object({ paise: z.coerce.number() })

/** Places what is in the cart, to be paid online, and waits for the order's page. Returns the order's id. */
export async function placeOnline(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Cash on delivery|Angadi wallet/ }).click()
  await page.getByRole('radio', { name: /UPI, card, net banking/ }).check()
  const place = page.getByRole('button', { name: /^Place and pay ₹/ })
  await expect(place).toBeEnabled()
  await place.click()
  await expect(page).toHaveURL(/\/order-tracking\//)
  return /order-tracking\/([\w-]+)/.exec(page.url())?.[1] ?? ''
}

/** What was paid of an order, part by part, or is to be. */
export async function partsOf({ database }: TestStack, orderId: string): Promise<z.infer<typeof part>[]> {
  const rows = await database.query(
    `select method, status, amount_paise as paise from public.payments where order_id = $1::uuid order by position`,
    [orderId],
  )
  return z.array(part).parse(rows)
}

/** What the ledger has in all accounts of a kind, in paise; for one order, only what that order has moved. */
export async function booked({ database }: TestStack, account: string, orderId?: string): Promise<number> {
  const rows = await database.query(
    `select coalesce(sum(e.amount_paise), 0) as paise from private.ledger_entries as e
     join private.ledger_accounts as a on a.id = e.account_id
     join private.ledger_transactions as t on t.id = e.transaction_id
     where a.kind = $1 and ($2::uuid is null or t.order_id = $2::uuid)`,
    [account, orderId ?? null],
  )
  return sum.parse(rows[0]).paise
}

async function post({ webUrl }: TestStack, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${webUrl}/simulator/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the simulator answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Somebody pays the practice gateway for nothing of ours. Returns the payment's id. */
export async function payForNothing(stack: TestStack, amount: number): Promise<string> {
  return paid.parse(await post(stack, 'practice/stray', { amount })).payment_id
}

/** A bank disputes a payment at the practice gateway, or has decided. */
export async function tellDispute(
  stack: TestStack,
  payment_id: string,
  status: 'open' | 'won' | 'lost',
): Promise<void> {
  await post(stack, 'practice/dispute', { payment_id, status })
}

/** An order of what is in the cart and a vendor's main item that was paid at the gateway, with the payment's id. */
export async function paidOnline(
  stack: TestStack,
  customer: Customer,
  vendor: Vendor,
  walletFirst = false,
): Promise<{ readonly order: PlacedOrder; readonly paymentId: string }> {
  const order = await placeOrder(customer, vendor, { method: 'gateway', walletFirst })
  const [row] = await stack.database.query(
    'select checkout_id from public.enhanced_orders where id = $1::uuid',
    [order.id],
  )
  const { data, error } = await customer.client.functions.invoke('payments', {
    body: { action: 'start', subject_id: of.parse(row).checkout_id },
  })
  if (error) throw error
  const { provider_order_id: order_id } = started.parse(data)
  const { payment_id } = paid.parse(await post(stack, 'pay', { order_id, choice: 'upi' }))
  await expect
    .poll(async () => (await partsOf(stack, order.id)).map(({ status }) => status))
    .not.toContain('created')
  return { order, paymentId: payment_id }
}

/** An order to be paid in cash that its courier has fetched and brings to the customer. */
export async function onTheWay(
  stack: TestStack,
  courier: Account,
  customer: Customer,
  vendor: Vendor,
): Promise<PlacedOrder> {
  const order = await placeOrder(customer, vendor, { method: 'cash' })
  await advance(vendor, order.id, 'confirmed')
  await acceptJob(courier, order.id)
  await advance(vendor, order.id, 'preparing')
  await advance(vendor, order.id, 'ready')
  await stack.database.query(`select private.transition($1::uuid, 'out_for_delivery', $2::uuid, 'courier')`, [
    order.id,
    courier.id,
  ])
  return order
}
