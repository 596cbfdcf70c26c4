import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { collectedOrder } from '../../support/order.ts'
import type { SignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Chromium's console message about a request without a network. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/]

async function reviewsOf({ client }: SignedIn, labels: string) {
  const { data } = await client.from('reviews').select('stars, body').eq('body', labels).throwOnError()
  return data
}

test('a rating given without a network waits for one and is sent once', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const customer = await newCustomer()
  const labels = 'Worth the wait'
  const order = await collectedOrder(customer, await newVendor())
  const page = await open(customer, `/order-tracking/${order}`, { allowed: NO_NETWORK })
  await page.getByRole('button', { name: 'Rate your order' }).click()
  await page.getByRole('radio', { name: '4 stars' }).first().check({ force: true })
  await page.getByRole('textbox', { name: 'A few words for others' }).fill(labels)
  await deferredPartsShown(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText(/Your rating is kept and will be sent/)).toBeVisible()
  expect(await reviewsOf(customer, labels)).toHaveLength(0)
  await page.context().setOffline(false)
  await expect(page.getByText(/your rating has been sent/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate your order' })).toBeHidden()
  expect(await reviewsOf(customer, labels)).toEqual([{ stars: 4, body: labels }])
  await page.reload()
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await reviewsOf(customer, labels)).toHaveLength(1)
})
