import { z } from 'zod'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { gatewayOf } from '../../support/gateway.ts'
import { digitsAt, typeCode } from '../../support/handover-code.ts'
import { formatPaise } from '../../support/money.ts'
import { booked, onTheWay, partsOf } from '../../support/payments.ts'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'

const code = z.object({ content: z.string() })

/** What the QR code on the courier's screen says: where an app for UPI pays it. */
async function scanned({ database }: TestStack, orderId: string): Promise<string> {
  const rows = await database.query(
    `select c.content from private.gateway_codes as c join private.gateway_orders as g on g.id = c.gateway_order_id
     where g.subject_id = $1::uuid`,
    [orderId],
  )
  return code.parse(rows[0]).content
}

test('cash becomes UPI in the customer’s window while the courier is on the way', async ({
  open,
  stack,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  const [customer, vendor, courier] = [await newCustomer(), await newVendor(), await newCourier()]
  const order = await onTheWay(stack, courier, customer, vendor)
  const amount = formatPaise(order.total_paise)
  const rider = await open(courier, '/delivery-dashboard')
  const cash = rider.getByRole('region', { name: 'Collect in cash' })
  await expect(cash).toContainText(amount)

  const page = await open(customer, `/order-tracking/${order.id}`)
  await page.getByRole('button', { name: `Pay ${amount} now` }).click()
  await gatewayOf(page)
    .getByRole('button', { name: /Approve by UPI/ })
    .click()
  await expect(page.getByText('Online, paid')).toBeVisible()
  await expect(page.getByRole('button', { name: `Pay ${amount} now` })).toBeHidden()
  await expectAccessible(page)

  await expect(rider.getByText('Already paid. Collect nothing.')).toBeVisible()
  await expect(cash).toBeHidden()
  await expect(rider.getByRole('button', { name: 'Pay by UPI' })).toBeHidden()
  await expectAccessible(rider)
  expect(await partsOf(stack, order.id)).toEqual([
    { method: 'gateway', status: 'captured', paise: order.total_paise },
  ])
})

test('cash becomes UPI by the QR code at the door: the courier takes nothing, and bill and books say so', async ({
  open,
  as,
  stack,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  test.slow()
  const [customer, vendor, courier] = [await newCustomer(), await newVendor(), await newCourier()]
  const order = await onTheWay(stack, courier, customer, vendor)
  const amount = formatPaise(order.total_paise)
  const rider = await open(courier, '/delivery-dashboard', {
    // The courier says to have arrived from too far away, which the server refuses first.
    allowed: [/status of 409/],
  })
  await rider.getByRole('button', { name: 'I have arrived' }).click()
  const tooFar = rider.getByRole('dialog', { name: 'You do not seem to be there yet' })
  await tooFar.getByRole('radio', { name: 'We agreed on another spot' }).click()
  await tooFar.getByRole('button', { name: 'I am here' }).click()

  await rider.getByRole('button', { name: 'Pay by UPI' }).click()
  const sheet = rider.getByRole('dialog', { name: 'Pay by UPI' })
  await expect(sheet.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible()
  await expect(sheet.getByText(amount)).toBeVisible()
  await sheet.getByRole('button', { name: 'Ask whether it is paid' }).click()
  await expect(sheet.getByText('It is not paid yet.')).toBeVisible()
  await expectAccessible(rider)
  await expectNoOverflow(rider)

  const phone = await open(null, await scanned(stack, order.id))
  await phone.getByRole('button', { name: /Approve by UPI/ }).click()
  await expect(phone.getByText('Paid. You can go back.')).toBeVisible()
  await expect(sheet.getByText('Paid by UPI. Take no cash.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(rider.getByText('Already paid. Collect nothing.')).toBeVisible()

  const page = await open(customer, `/order-tracking/${order.id}`)
  await typeCode(rider, 'Customer’s code', await digitsAt(page, 'Your delivery code'), 'Hand over')
  await expect(rider.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await expect(rider.getByText('Cash collected')).toBeHidden()
  await expect(page.getByText('Online, paid')).toBeVisible()

  expect(await partsOf(stack, order.id)).toEqual([
    { method: 'gateway', status: 'captured', paise: order.total_paise },
  ])
  expect(await booked(stack, 'cash_with_courier', order.id)).toBe(0)
  expect(await booked(stack, 'gateway_clearing', order.id)).toBe(-order.total_paise)
  const { client } = await as('admin')
  const { data: overview } = await client.rpc('admin_overview')
  expect(overview).toMatchObject({ ledger_balanced: true })
})
