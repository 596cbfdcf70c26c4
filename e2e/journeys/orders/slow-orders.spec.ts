import { collectedOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** Home comes in one request, the own orders with it. */
const HOME = '**/rest/v1/rpc/home_page*'

test.describe('one’s own orders on the home screen when the network fails (Spec §8 Orders)', () => {
  test('after three attempts it says "Unable to Load Personalized Data", and trying again loads the page with its orders', async ({
    open,
    newCustomer,
    newVendor,
  }) => {
    const customer = await newCustomer()
    await collectedOrder(customer, await newVendor())
    const page = await open(customer, 'about:blank', { allowed: [/ERR_FAILED/] })
    let attempts = 0
    await page.route(HOME, (route) => {
      attempts += 1
      return route.abort()
    })
    await page.goto('/')
    await expect(page.getByText('Unable to Load Personalized Data')).toBeVisible()
    await expect.poll(() => attempts).toBe(3)
    await page.unroute(HOME)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Unable to Load Personalized Data')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Order again' }).first()).toBeVisible()
  })

  test('an answer that takes longer than expected is told, and comes all the same', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount(), 'about:blank')
    const held = Promise.withResolvers<void>()
    await page.route(HOME, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    const notice = page.getByRole('main').getByText('Loading is taking longer than expected')
    await expect(notice).toBeVisible()
    held.resolve()
    await expect(notice).toBeHidden()
  })
})
