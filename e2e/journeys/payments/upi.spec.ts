import { createCustomer } from '../../support/customer.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { gatewayOf } from '../../support/gateway.ts'
import { fillCart, openOrders } from '../../support/order.ts'
import { partsOf, placeOnline } from '../../support/payments.ts'
import { expect, test } from '../../support/test.ts'

/** ₹40: less than any dish of a test's vendor costs with its fees. */
const WALLET_PAISE = 4000
/** A bank that answers late, in milliseconds: 20 s and what a busy machine adds. */
const LATE_MS = 90_000

test('half is paid from the wallet, half by UPI, and the page is closed in between', async ({
  open,
  stack,
  cell,
  newVendor,
}) => {
  test.slow()
  const [customer, vendor] = [await createCustomer(stack, cell, WALLET_PAISE), await newVendor()]
  await fillCart(customer, [vendor.main])
  const page = await open(customer, '/checkout')
  const id = await placeOnline(page)
  const gateway = gatewayOf(page)
  await expect(gateway.getByRole('heading', { name: /Practice payment/ })).toBeVisible()
  expect(await openOrders(customer)).toMatchObject([{ id, status: 'awaiting_payment' }])
  await gateway.getByRole('button', { name: /Approve after 20 seconds/ }).click()
  await expect(gateway.getByText(/Waiting for the answer/)).toBeVisible()
  await page.close()

  await expect
    .poll(async () => (await openOrders(customer)).map(({ status }) => status), { timeout: LATE_MS })
    .toEqual(['pending'])
  const parts = await partsOf(stack, id)
  expect(parts).toMatchObject([
    { method: 'wallet', status: 'captured', paise: WALLET_PAISE },
    { method: 'gateway', status: 'captured' },
  ])
  const again = await open(customer, `/order-tracking/${id}`)
  await expect(again.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
  await expect(again.getByText(/^Angadi wallet ₹40 · Online ₹[\d,.]+, paid$/)).toBeVisible()
})

test('a page that is open while the bank answers late finds the payment by itself', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await fillCart(customer, [vendor.main])
  const page = await open(customer, '/checkout')
  await placeOnline(page)
  const gateway = gatewayOf(page)
  await gateway.getByRole('button', { name: /Approve after 20 seconds/ }).click()
  await expect(gateway.getByText(/Waiting for the answer/)).toBeVisible()
  await gateway.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('A payment may be under way')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible({
    timeout: LATE_MS,
  })
})

test('a declined card is told in words, and the same order is paid by UPI', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await fillCart(customer, [vendor.main])
  const page = await open(customer, '/checkout')
  await placeOnline(page)
  await gatewayOf(page)
    .getByRole('button', { name: /^Decline/ })
    .click()
  await expect(gatewayOf(page).getByRole('alert')).not.toBeEmpty()
  await gatewayOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  // Whoever comes back to the page later finds it as it was.
  await page.reload()
  await expect(page.getByText('Nothing is lost', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await gatewayOf(page)
    .getByRole('button', { name: /Approve by UPI/ })
    .click()
  await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
  expect(await openOrders(customer)).toHaveLength(1)
})

test('a declined card becomes cash: the cart and what was chosen are back', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  await fillCart(customer, [vendor.main])
  const page = await open(customer, '/checkout')
  await page.getByRole('button', { name: /Note for the delivery/ }).click()
  await page.getByLabel('Instructions for the delivery').fill('Ring twice, please')
  await placeOnline(page)
  await gatewayOf(page)
    .getByRole('button', { name: /^Decline/ })
    .click()
  await gatewayOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Pay in another way' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(vendor.main.name, { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: /Angadi wallet/ }).click()
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
  expect(await openOrders(customer)).toMatchObject([
    { status: 'pending', instructions: 'Ring twice, please' },
  ])
})
