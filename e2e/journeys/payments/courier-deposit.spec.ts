import type { Account } from '../../support/accounts.ts'
import type { Customer } from '../../support/customer.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { gatewayOf } from '../../support/gateway.ts'
import { codeOf } from '../../support/handover-code.ts'
import { formatPaise } from '../../support/money.ts'
import { advance, type PlacedOrder, placeOrder } from '../../support/order.ts'
import { onTheWay } from '../../support/payments.ts'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'
import type { Vendor } from '../../support/vendor.ts'

interface People {
  readonly customer: Customer
  readonly vendor: Vendor
  readonly courier: Account
}

/** A cash order that the courier has delivered. Returns the cash that they hold of it, in paise. */
async function deliveredForCash(stack: TestStack, { customer, vendor, courier }: People): Promise<number> {
  const order = await onTheWay(stack, courier, customer, vendor)
  const code = await codeOf(stack, order.id, 'drop')
  await courier.client
    .rpc('advance_order', { order_id: order.id, to_status: 'delivered', code })
    .throwOnError()
  return order.total_paise
}

/** How many offers of an order a courier has got so far. */
async function offersOf({ database }: TestStack, { id }: PlacedOrder, courier: Account): Promise<number> {
  const rows = await database.query(
    `select from public.job_offers as f join public.jobs as j on j.id = f.job_id
     where j.order_id = $1::uuid and f.courier_id = $2::uuid`,
    [id, courier.id],
  )
  return rows.length
}

test('at the limit no cash job comes; cash paid in by UPI is off it once, and the job comes', async ({
  open,
  stack,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  test.slow()
  const [customer, vendor, courier] = [await newCustomer(), await newVendor(), await newCourier()]
  const held = await deliveredForCash(stack, { customer, vendor, courier })
  await stack.database.query('update public.couriers set cash_limit_paise = $2 where user_id = $1::uuid', [
    courier.id,
    held,
  ])
  const page = await open(courier, '/delivery-dashboard')
  await expect(page.getByText('You are at your limit: no cash jobs come until you hand it in.')).toBeVisible()
  const next = await placeOrder(customer, vendor, { method: 'cash' })
  await advance(vendor, next.id, 'confirmed')
  expect(await offersOf(stack, next, courier)).toBe(0)

  await page.getByRole('link', { name: 'Hand in cash' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hand in cash', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const amount = formatPaise(held)
  await page.getByRole('button', { name: `Pay ${amount} by UPI` }).click()
  await gatewayOf(page)
    .getByRole('button', { name: /Approve by UPI/ })
    .click()
  await expect(page.getByRole('main').getByText(`${amount} is paid in`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Nothing to hand in')).toBeVisible()
  await expect(page.getByText('By UPI', { exact: true })).toHaveCount(1)

  // The search for a courier begins anew by itself, a minute after nobody was found.
  await stack.database.query(
    `update private.order_timers set due_at = now()
     where order_id = $1::uuid and action = 'retry_dispatch' and done_at is null`,
    [next.id],
  )
  await stack.database.query('select private.sweep_timers()')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(`Collect ${formatPaise(next.total_paise)} in cash`)).toBeVisible()
})
