import { placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

test('a manager is invited by number, accepts, sees no money, and is dismissed while signed in', async ({
  open,
  newVendor,
  newAccount,
  newCustomer,
}) => {
  const vendor = await newVendor()
  const manager = await newAccount({ name: 'Meera Rao' })
  const customer = await newCustomer()

  const owner = await open(vendor, '/vendor/people')
  await owner.getByRole('button', { name: 'Invite' }).click()
  const sheet = owner.getByRole('dialog', { name: 'Invite to work here' })
  await sheet.getByLabel('Mobile number').fill(manager.phone.slice(3))
  await sheet.getByRole('radio', { name: /Manager/ }).check()
  await sheet.getByRole('button', { name: 'Make invitation' }).click()
  const made = owner.getByRole('dialog', { name: /^Invitation for/ })
  const address = (await made.getByText(/\/vendor\/invitation\?link=/).textContent()) ?? ''
  await made.getByRole('button', { name: 'Close' }).last().click()
  await expect(owner.getByText(`Number ending in ${manager.phone.slice(-4)}`)).toBeVisible()

  // The link is of no use to somebody with another number.
  const { pathname, search } = new URL(address)
  const stranger = await open(customer, pathname + search, { allowed: [/status of 403/] })
  await expect(stranger.getByText(/This invitation is for the number ending in/)).toBeVisible()

  // Dismissed, their page asks once more where the orders are told.
  const page = await open(manager, pathname + search, { allowed: [/status of 403/] })
  await expect(page.getByText('Position: Manager')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('link', { name: `Open ${vendor.vendorName}` }).click()
  const order = await placeOrder(customer, vendor)
  await expect(page.getByText(order.order_number).first()).toBeVisible()

  await page.goto('/vendor/analytics')
  await expect(page.getByText('Your position does not include money. Ask the owner.')).toBeVisible()
  await page.goto('/vendor')
  await expect(page.getByText(order.order_number).first()).toBeVisible()

  await owner.getByRole('button', { name: 'More about Meera Rao' }).click()
  await owner.getByRole('menuitem', { name: 'Dismiss' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(owner.getByRole('button', { name: 'More about Meera Rao' })).toHaveCount(0)
  // Without a reload: the order is gone, and the session stays.
  await expect(page).toHaveURL(/\/unauthorized/)
  await expect(page.getByText(order.order_number)).toHaveCount(0)

  await owner.getByRole('tab', { name: 'Log' }).click()
  await expect(owner.getByText('Dismissed Meera Rao')).toBeVisible()
  await expect(owner.getByText('Joined as Manager')).toBeVisible()
})
