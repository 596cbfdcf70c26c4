import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { advance, fillCart, openOrders } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

test.describe('an order is placed once, whatever happens on the way (Spec §8)', () => {
  test('a double tap orders once', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    const page = await open(customer, '/checkout')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await place.dblclick()
    await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
    expect(await openOrders(customer)).toHaveLength(1)
  })

  test('two tabs with the same cart order once', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    const first = await open(customer, '/checkout')
    const second = await open(customer, '/checkout', { allowed: [/status of 409/] })
    const place = (page: typeof first) => page.getByRole('button', { name: /Place order/ })
    await expect(place(first)).toBeEnabled()
    await expect(place(second)).toBeEnabled()
    await place(first).click()
    await expect(first.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
    await expect(second.getByText('Your cart is empty')).toBeVisible()
    await expectAccessible(second)
    expect(await openOrders(customer)).toHaveLength(1)
  })

  test('without a network the order waits with a reason, nothing typed is lost, and it is placed once (Spec §8 Offline)', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    const page = await open(customer, '/checkout', {
      allowed: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/],
    })
    await page.getByRole('button', { name: /Note for the delivery/ }).click()
    await page.getByLabel('Instructions for the delivery').fill('Ring twice, please')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    // The code for placing an order loads when the page is idle; without a network it could not be loaded any more.
    await deferredPartsShown(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(place).toHaveAccessibleDescription('You can do this when you are back online.')
    await place.click({ force: true })
    await expectAccessible(page)
    await expect(page.getByLabel('Instructions for the delivery')).toHaveValue('Ring twice, please')
    expect(await openOrders(customer)).toHaveLength(0)
    await page.context().setOffline(false)
    await expect(place).toBeEnabled()
    await expect(place).not.toHaveAttribute('aria-disabled', 'true')
    await place.click()
    await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
    const orders = await openOrders(customer)
    expect(orders.map(({ instructions }) => instructions)).toEqual(['Ring twice, please'])
  })

  test('a customer who cancels stops the kitchen', { tag: '@desktop' }, async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    const board = await open(vendor, '/vendor')
    await expect(board.getByRole('heading', { name: 'Live orders' })).toBeVisible()
    await expect(board.getByRole('group', { name: 'Stage of the orders' })).toBeHidden()
    const page = await open(customer, '/checkout', { window: 'phone' })
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await place.click()
    await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
    const [order] = await openOrders(customer)
    const { id = '', order_number: number } = order ?? {}
    await expect(board.getByRole('article').filter({ hasText: number ?? '' })).toBeVisible()
    await advance(vendor, id, 'confirmed')
    await expect(page.getByRole('heading', { name: `${vendor.vendorName} has your order` })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    const sheet = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expectAccessible(page)
    await sheet.getByText('I changed my mind').click()
    await sheet
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click()
    await expect(page.getByText('This order is cancelled').first()).toBeVisible()
    await expectAccessible(page)
    await expect(board.getByText(`Stop: ${number} is cancelled`)).toBeVisible()
    await expectAccessible(board)
    await board.getByRole('button', { name: 'Got it' }).first().click()
  })
})
