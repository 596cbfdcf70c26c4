import {
  advance,
  cancelOpenOrders,
  dinnerDish,
  fillCart,
  openOrders,
  plainDishes,
  restaurantId,
} from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/test.ts'

test.describe('what stands in the way of an order is said in a sentence (Spec §8)', () => {
  test.beforeEach(async ({ as }) => {
    const ananya = await as('ananya')
    await cancelOpenOrders(ananya, await as('admin'))
    await fillCart(ananya, [await dinnerDish(ananya)])
  })

  test('a restaurant that does not exist', async ({ open }) => {
    const page = await open('ananya', '/restaurants/no-such-kitchen')
    await expect(page.getByText('There is no such restaurant')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See restaurants near you' }).click()
    await expect(page).toHaveURL(/\/food/)
  })

  test('a dish that has sold out since it was put in the cart', async ({ open, as }) => {
    const dish = await dinnerDish(await as('ananya'))
    const { client } = await as('restaurant')
    await client.rpc('set_item_availability', { item_id: dish.id, available: false })
    try {
      const page = await open('ananya', '/checkout')
      await expect(page.getByText(`${dish.name} is sold out.`).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /Place order/ })).toBeDisabled()
      await expectAccessible(page)
    } finally {
      await client.rpc('set_item_availability', { item_id: dish.id, available: true })
    }
  })

  test('a restaurant that has stopped taking orders', async ({ open, as }) => {
    const restaurant = await as('restaurant')
    const vendor_id = await restaurantId(restaurant)
    await restaurant.client.rpc('set_accepting_orders', { vendor_id, accepting: false })
    try {
      const page = await open('ananya', '/checkout')
      await expect(page.getByText('Deg & Dastarkhwan takes no orders for the moment.').first()).toBeVisible()
      await expectAccessible(page)
    } finally {
      await restaurant.client.rpc('set_accepting_orders', { vendor_id, accepting: true })
    }
  })

  test('an address outside of the delivery area', async ({ open, as }) => {
    const imran = await as('imran')
    await fillCart(imran, (await plainDishes(imran)).slice(0, 1))
    const page = await open('imran', '/checkout')
    await expect(page.getByText('Deg & Dastarkhwan does not deliver to this address.').first()).toBeVisible()
    await expectAccessible(page)
    await fillCart(imran, [])
  })

  test('a price that has changed since the quote', async ({ open, as }) => {
    const restaurant = await as('restaurant')
    const dish = await dinnerDish(await as('ananya'))
    const page = await open('ananya', '/checkout')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    const changePrice = (price_paise: number) =>
      restaurant.client.from('catalog_items').update({ price_paise }).eq('id', dish.id).throwOnError()
    await changePrice(dish.price_paise + 1_000)
    try {
      await place.click()
      await expect(page.getByText('The price has changed')).toBeVisible()
      await expectAccessible(page)
      expect(await openOrders(await as('ananya'))).toHaveLength(0)
      await place.click()
      await expect(page.getByRole('heading', { name: 'Waiting for Deg & Dastarkhwan' })).toBeVisible()
      expect(await openOrders(await as('ananya'))).toHaveLength(1)
    } finally {
      await changePrice(dish.price_paise)
    }
  })

  test('a wallet that does not cover the order', async ({ open, as }) => {
    const ananya = await as('ananya')
    const dish = await dinnerDish(ananya)
    await ananya.client.rpc('add_to_cart', { item_id: dish.id, quantity: 40 })
    const page = await open('ananya', '/checkout')
    await expect(page.getByText(/short of this order|Your wallet does not cover/).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('a double tap orders once', async ({ open, as }) => {
    const page = await open('ananya', '/checkout')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await place.dblclick()
    await expect(page.getByRole('heading', { name: 'Waiting for Deg & Dastarkhwan' })).toBeVisible()
    expect(await openOrders(await as('ananya'))).toHaveLength(1)
  })

  test('two tabs with the same cart order once', async ({ open, as }) => {
    const first = await open('ananya', '/checkout')
    const second = await open('ananya', '/checkout', { allowed: [/status of 409/] })
    const place = (page: typeof first) => page.getByRole('button', { name: /Place order/ })
    await expect(place(first)).toBeEnabled()
    await expect(place(second)).toBeEnabled()
    await place(first).click()
    await expect(first.getByRole('heading', { name: 'Waiting for Deg & Dastarkhwan' })).toBeVisible()
    await expect(second.getByText('Your cart is empty')).toBeVisible()
    await expectAccessible(second)
    expect(await openOrders(await as('ananya'))).toHaveLength(1)
  })

  test('a network that goes in the middle loses nothing and orders once', async ({ open, as }) => {
    const page = await open('ananya', '/checkout', {
      allowed: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/],
    })
    await page.getByLabel('Instructions for the delivery').fill('Ring twice, please')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await page.waitForTimeout(1_000)
    await page.context().setOffline(true)
    await place.click()
    await expect(page.getByText('The network is gone')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel('Instructions for the delivery')).toHaveValue('Ring twice, please')
    expect(await openOrders(await as('ananya'))).toHaveLength(0)
    await page.context().setOffline(false)
    await expect(place).toBeEnabled()
    await place.click()
    await expect(page.getByRole('heading', { name: 'Waiting for Deg & Dastarkhwan' })).toBeVisible()
    const orders = await openOrders(await as('ananya'))
    expect(orders.map(({ instructions }) => instructions)).toEqual(['Ring twice, please'])
  })

  test('a customer who cancels stops the kitchen', async ({ open, as }) => {
    const kitchen = await open('restaurant')
    const page = await open('ananya', '/checkout')
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await place.click()
    await expect(page.getByRole('heading', { name: 'Waiting for Deg & Dastarkhwan' })).toBeVisible()
    const [order] = await openOrders(await as('ananya'))
    await advance(await as('restaurant'), order?.id ?? '', 'confirmed')
    await expect(page.getByRole('heading', { name: 'Deg & Dastarkhwan has your order' })).toBeVisible()
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
    await expect(kitchen.getByText(`Stop: ${order?.order_number} is cancelled`)).toBeVisible()
    await expectAccessible(kitchen)
    await kitchen.getByRole('button', { name: 'Got it' }).first().click()
  })
})
