import { fileURLToPath } from 'node:url'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Page } from '@playwright/test'
import { acceptJob, advance, placeOrder } from '../support/order.ts'
import { restaurantOf, withAddress } from '../support/seeded.ts'
import { test } from '../support/test.ts'

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

/** Writes what a window shows, once pictures and fonts are there. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' })
}

test('shops and stores', async ({ open }) => {
  await take(await open('imran', pathTo('home')), 'customer-home')
  await take(
    await open('imran', pathTo('groceryStoreSlug', { slug: 'manjeera-fresh-mart-zaheerabad' })),
    'customer-groceries',
  )
  await take(
    await open('imran', pathTo('vendorVendorSlug', { vendorSlug: 'deccan-bazaar-zaheerabad' })),
    'customer-shop',
  )
  await take(await open('store', pathTo('vendorProducts')), 'vendor-items')
})

test('a dinner', async ({ open, as }) => {
  const vendor = await as('restaurant')
  const courier = await as('courier')
  const ananya = await withAddress(await as('ananya'))
  const restaurant = await restaurantOf(ananya, 'Deg & Dastarkhwan')
  await take(await open('ananya', pathTo('restaurantId', { id: restaurant.slug })), 'customer-menu')
  await courier.client.rpc('set_courier_online', { online: true, lat: 17.4486, lng: 78.3908 }).throwOnError()
  const { id } = await placeOrder(ananya, restaurant)
  await advance(vendor, id, 'confirmed')
  await acceptJob(courier, id)
  await advance(vendor, id, 'preparing')
  await take(await open('courier', pathTo('deliveryDashboard')), 'delivery-job')
  await take(await open('ananya', pathTo('orderTrackingId', { id })), 'customer-tracking')
  await placeOrder(ananya, restaurant)
  await take(await open('restaurant', pathTo('vendor')), 'vendor-board')
  await take(await open('admin', pathTo('admin'), { window: 'desktop' }), 'admin-board')
})
