import { z } from 'zod'
import { createCustomer } from '../../support/customer.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { formatPaise } from '../../support/money.ts'
import { advance, fillCart } from '../../support/order.ts'
import { booked, paidOnline, partsOf } from '../../support/payments.ts'
import { expect, test } from '../../support/test.ts'

/** About half of what is ordered; less than the refund and the other half come to, so that both get some. */
const WALLET_PAISE = 20_000

const back = z.array(z.object({ destination: z.string(), paise: z.coerce.number() }))

test('a part of an order that was paid half by wallet and half by UPI goes back to both', {
  tag: '@desktop',
}, async ({ open, stack, cell, newVendor }) => {
  test.slow()
  const [customer, vendor] = [await createCustomer(stack, cell, WALLET_PAISE), await newVendor()]
  await fillCart(customer, [vendor.drink])
  const { order, paymentId } = await paidOnline(stack, customer, vendor, true)
  const [, online] = await partsOf(stack, order.id)
  const onlinePaise = online?.paise ?? 0
  expect(await partsOf(stack, order.id)).toEqual([
    { method: 'wallet', status: 'captured', paise: WALLET_PAISE },
    { method: 'gateway', status: 'captured', paise: order.total_paise - WALLET_PAISE },
  ])
  await advance(vendor, order.id, 'confirmed')

  const page = await open('admin', `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: /^Refund up to ₹/ }).click()
  const dialog = page.getByRole('dialog', { name: `Refund ${order.order_number}` })
  await dialog.getByRole('checkbox', { name: /^Items/ }).check()
  await dialog.getByRole('checkbox', { name: new RegExp(`1 × ${vendor.main.name}`) }).check()
  await dialog.getByText('Something was missing').click()
  const confirm = dialog.getByRole('button', { name: /^Refund ₹/ })
  await expect(confirm).toBeVisible()
  const said = ((await confirm.textContent()) ?? '').replace('Refund ', '')
  await expectAccessible(page)
  await confirm.click()
  await expect(page.getByText(`${said} went back to the customer.`)).toBeVisible()

  // What was paid last goes back first: all that came by UPI, and the rest into the wallet.
  const rows = await stack.database.query(
    `select destination, amount_paise as paise from public.refunds where order_id = $1::uuid order by destination`,
    [order.id],
  )
  const refunds = back.parse(rows)
  expect(refunds).toMatchObject([{ destination: 'source', paise: onlinePaise }, { destination: 'wallet' }])
  expect(formatPaise(refunds.reduce((sum, { paise }) => sum + paise, 0))).toBe(said)
  await expect
    .poll(() =>
      stack.database.query(
        'select amount::integer, status from payment_simulator.refunds where payment_id = $1',
        [paymentId],
      ),
    )
    .toEqual([{ amount: onlinePaise, status: 'processed' }])
  await expect.poll(() => booked(stack, 'refund_clearing', order.id)).toBe(0)
  expect(await booked(stack, 'gateway_clearing', order.id)).toBe(0)

  const bill = await open(customer, `/order-tracking/${order.id}`)
  await expect(bill.getByText(/^Angadi wallet ₹200 · Online ₹[\d,.]+, partly refunded$/)).toBeVisible()
  await expect(bill.getByRole('region', { name: 'Refunded' })).toBeVisible()
  await bill.goto('/wallet')
  await expect(bill.getByText(formatPaise(refunds[1]?.paise ?? 0), { exact: true }).first()).toBeVisible()
})
