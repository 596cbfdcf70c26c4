import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { gatewayOf } from '../../support/gateway.ts'
import { fillCart } from '../../support/order.ts'
import { partsOf, placeOnline } from '../../support/payments.ts'
import { expect, test } from '../../support/test.ts'

test('somebody without an account pays by a link in another browser; the customer hears of it, and the link is used up', async ({
  open,
  stack,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await fillCart(customer, [vendor.main])
  const page = await open(customer, '/checkout')
  const order = await placeOnline(page)
  await gatewayOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Let somebody else pay' }).click()
  const share = page.getByRole('dialog', { name: 'Somebody else pays' })
  const address = (await share.getByText(/\/pay\/[\w-]{22}$/).textContent()) ?? ''
  await expectAccessible(page)
  await share.getByRole('button', { name: 'Close' }).click()

  const friend = await open(null, address)
  await expect(friend.getByRole('heading', { name: 'Pay for Lakshmi' })).toBeVisible()
  await expect(friend.getByText(vendor.vendorName)).toBeVisible()
  // What was ordered, and where it goes, is nobody else's business.
  await expect(friend.getByText(vendor.main.name)).toHaveCount(0)
  await expect(friend.getByText('Lake Road')).toHaveCount(0)
  await expectAccessible(friend)
  await expectNoOverflow(friend)
  await friend.getByRole('button', { name: /^Pay ₹/ }).click()
  await gatewayOf(friend)
    .getByRole('button', { name: /Approve by UPI/ })
    .click()
  await expect(friend.getByText('This is paid. Thank you.')).toBeVisible()

  await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
  expect(await partsOf(stack, order)).toMatchObject([{ method: 'gateway', status: 'captured' }])
  const later = await open(null, address)
  await expect(later.getByText('This is paid. Thank you.')).toBeVisible()
  await expect(later.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

test('a link that its customer has ended leads to nothing', async ({ open, newCustomer, newVendor }) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await fillCart(customer, [vendor.main])
  const page = await open(customer, '/checkout')
  await placeOnline(page)
  await gatewayOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Let somebody else pay' }).click()
  const share = page.getByRole('dialog', { name: 'Somebody else pays' })
  const address = (await share.getByText(/\/pay\/[\w-]{22}$/).textContent()) ?? ''
  await share.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'End the links' }).click()
  await expect(page.getByText('Nobody can pay by a link any more')).toBeVisible()
  const friend = await open(null, address)
  await expect(friend.getByText('There is nothing to pay here any more.')).toBeVisible()
})
