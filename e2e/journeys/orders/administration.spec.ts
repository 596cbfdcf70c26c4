import { expectAccessible } from '../../support/expect-accessible.ts'
import { formatPaise } from '../../support/money.ts'
import { advance, placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the administration (Spec §4 Admin)', { tag: '@desktop' }, () => {
  test('sees an order at once, opens its history and books, and cancels it with a refund', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    const page = await open('admin')
    await expect(page.getByRole('heading', { name: 'Live orders' })).toBeVisible()
    await expectAccessible(page)
    const order = await placeOrder(customer, vendor)
    const line = page.getByRole('link', { name: order.order_number })
    await expect(line).toBeVisible()
    await line.click()
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`))
    const sheet = page.getByRole('main')
    await expect(sheet.getByRole('heading', { name: 'Books' })).toBeVisible()
    await expect(sheet.getByText('Held for the order')).toBeVisible()
    await expectAccessible(page)

    await advance(vendor, order.id, 'confirmed')
    await expect(sheet.getByText('Confirmed').first()).toBeVisible()

    await sheet.getByRole('button', { name: /^Cancel, refund ₹/ }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel ${order.order_number}?` })
    await dialog.getByRole('button', { name: /^Cancel and refund ₹/ }).click()
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByText('Problem at the restaurant or shop').click()
    await dialog.getByRole('button', { name: /^Cancel and refund ₹/ }).click()
    await expect(page.getByText(`${formatPaise(order.total_paise)} went back to the customer.`)).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Cancel, refund ₹/ })).toBeHidden()
  })

  test('filters the orders and says when none fits', async ({ open }) => {
    const page = await open('admin')
    await page.getByRole('searchbox').fill('no such order')
    await expect(page.getByText('No orders here')).toBeVisible()
    await expectAccessible(page)
  })

  test('is closed to everybody else, on the screen and on the server', async ({ open, newAccount }) => {
    const vendor = await newAccount({ roles: ['vendor'] })
    const page = await open(vendor, '/admin')
    await expect(page).toHaveURL(/\/unauthorized/)
    const { error } = await vendor.client.rpc('admin_orders', {})
    expect(error?.code).toBe('PT403')
  })
})
