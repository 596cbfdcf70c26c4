import { expectAccessible } from '../../support/expect-accessible.ts'
import { placeOrder } from '../../support/order.ts'
import { shellStored } from '../../support/service-worker.ts'
import { expect, test } from '../../support/test.ts'

test('notifications are asked for where an order is followed, after a tap and never before (Issue 2, Web Push)', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  const { id } = await placeOrder(customer, vendor)
  const page = await open(customer, '/', { installed: true })
  await page.addInitScript(() => {
    // No push service can be reached from here; this replaces the browser's answers.
    let asked = 0
    Notification.requestPermission = () => {
      asked++
      document.documentElement.dataset['asked'] = String(asked)
      return Promise.resolve('granted')
    }
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      options: { applicationServerKey: null },
      toJSON: () => ({ keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: () => Promise.resolve(true),
    }
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(null),
      subscribe: () => Promise.resolve(subscription),
    })
  })
  await shellStored(page, 'customer')
  await page.goto(`/order-tracking/${id}`)
  const action = page.getByRole('button', { name: "Tell me when it's on its way" })
  await expect(action).toBeVisible()
  await expectAccessible(page)
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull()
  await action.click()
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible()
  expect(await page.locator('html').getAttribute('data-asked')).toBe('1')
  const { data } = await customer.client.from('push_subscriptions').select('endpoint, language')
  expect(data).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/journey', language: 'en' }])
})
