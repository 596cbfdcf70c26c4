import { expectAccessible } from '../../support/expect-accessible.ts'
import { advance, placeOrder } from '../../support/order.ts'
import { shellStored } from '../../support/service-worker.ts'
import { expect, test } from '../../support/test.ts'

/** Whether this device has stored an answer with this word in its key. */
function hasStored(word: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('angadi-answers')
    opening.onsuccess = () => {
      const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys()
      keys.onsuccess = () => {
        opening.result.close()
        resolve(keys.result.some((key) => String(key).includes(word)))
      }
    }
  })
}

/** Console messages of browsers when the network is lost. */
const NO_NETWORK = [/net::ERR_/, /Failed to (fetch|load)/, /WebSocket connection/]

test('a list and a menu that were visited stay readable without a network, with their age, also after a reload (Spec §8 Offline)', async ({
  open,
}) => {
  const page = await open('ananya', '/food', { installed: true, allowed: NO_NETWORK })
  const restaurant = page.getByRole('link', { name: 'Deg & Dastarkhwan' }).first()
  await expect(restaurant).toBeVisible()
  await restaurant.click()
  const item = page.getByText('Hyderabadi Chicken Dum Biryani').first()
  await expect(item).toBeVisible()
  await expect.poll(() => page.evaluate(hasStored, 'menu')).toBe(true)
  await page.goBack()
  await shellStored(page, 'customer')
  await expect.poll(() => page.evaluate(hasStored, 'nearby')).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText("You're offline. Some features may be limited")).toBeVisible()
  await expect(page.getByText(/^Offline, saved /)).toBeVisible()
  await expect(restaurant).toBeVisible()
  await expectAccessible(page)
  await restaurant.click()
  await expect(item).toBeVisible()
  await expect(page.getByText(/^Offline, saved /)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Offline, saved /)).toHaveCount(0)
})

test('a server that cannot be reached means offline, whatever the browser says (Spec §8 Offline)', async ({
  open,
  stack,
}) => {
  const page = await open(null, 'about:blank', { allowed: NO_NETWORK })
  let isCut = true
  await page.route(`${stack.apiUrl}/**`, (route) => (isCut ? route.abort() : route.continue()))
  await page.goto('/food')
  await expect(page.getByText("You're offline. Some features may be limited")).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  isCut = false
  await expect(page.getByText("You're offline. Some features may be limited")).toHaveCount(0)
})

test('an order that was open once keeps its page and its code without a network, for its customer only (Spec §8 Offline)', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  const { id } = await placeOrder(customer, vendor, { fulfilment: 'pickup' })
  for (const step of ['confirmed', 'preparing', 'ready'] as const) await advance(vendor, id, step)
  const page = await open(customer, `/order-tracking/${id}`, { installed: true, allowed: NO_NETWORK })
  const code = page.getByText(/^Code \d/)
  await expect(code).toBeAttached()
  const digits = await code.textContent()
  await shellStored(page, 'customer')
  await expect.poll(() => page.evaluate(hasStored, 'tracking')).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Offline, saved /)).toBeVisible()
  await expect(code).toHaveText(digits ?? '')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText(/^Offline, saved /)).toHaveCount(0)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect.poll(() => page.evaluate(hasStored, 'tracking')).toBe(false)
})
