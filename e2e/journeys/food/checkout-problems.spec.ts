import type { Route } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { fillCart, openOrders } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

test.describe('what stands in the way of an order is said in a sentence (Spec §8)', () => {
  test('a restaurant that does not exist', async ({ open }) => {
    const page = await open(null, '/restaurants/no-such-kitchen', { allowed: [/status of 404/] })
    await expect(page.getByText('There is no such restaurant')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See restaurants near you' }).click()
    await expect(page).toHaveURL(/\/food/)
  })

  test('a dish that has sold out since it was put in the cart', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    await vendor.client
      .rpc('set_item_availability', { item_id: vendor.main.id, available: false })
      .throwOnError()
    const page = await open(customer, '/checkout')
    await expect(page.getByText(`${vendor.main.name} is sold out.`).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Place order/ })).toBeDisabled()
    await expectAccessible(page)
  })

  test('a restaurant that has stopped taking orders', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    await vendor.client
      .rpc('set_accepting_orders', { vendor_id: vendor.vendorId, accepting: false })
      .throwOnError()
    const page = await open(customer, '/checkout')
    await expect(page.getByText(`${vendor.vendorName} takes no orders for the moment.`).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('an address outside of the delivery area', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    await vendor.client
      .from('vendors')
      .update({ delivery_radius_m: 500 })
      .eq('id', vendor.vendorId)
      .throwOnError()
    const page = await open(customer, '/checkout')
    await expect(
      page.getByText(`${vendor.vendorName} does not deliver to this address.`).first(),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('a price that has changed since the quote', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await fillCart(customer, [vendor.main])
    const page = await open(customer, '/checkout')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    // Only after the tap: an earlier change could reach the screen in time, and would be the price that is agreed to.
    const changePrice = async (route: Route) => {
      await vendor.client
        .from('catalog_items')
        .update({ price_paise: vendor.main.pricePaise + 1_000 })
        .eq('id', vendor.main.id)
        .throwOnError()
      await route.continue()
    }
    await page.route('**/rpc/place_order', changePrice, { times: 1 })
    await place.click()
    await expect(page.getByText('The price has changed')).toBeVisible()
    await expectAccessible(page)
    expect(await openOrders(customer)).toHaveLength(0)
    await place.click()
    await expect(page.getByRole('heading', { name: `Waiting for ${vendor.vendorName}` })).toBeVisible()
    expect(await openOrders(customer)).toHaveLength(1)
  })

  test('a wallet that does not cover the order', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await customer.client.rpc('add_to_cart', { item_id: vendor.main.id, quantity: 40 }).throwOnError()
    const page = await open(customer, '/checkout')
    await expect(page.getByText(/short of this order|Your wallet does not cover/).first()).toBeVisible()
    await expectAccessible(page)
  })
})
