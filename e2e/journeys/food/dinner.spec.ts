import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { digitsAt, typeCode } from '../../support/handover-code.ts'
import { expect, test } from '../../support/test.ts'

/** On phones the vendor's board shows one stage at a time. */
async function showStage(board: Page, stage: string): Promise<void> {
  await board.getByRole('group', { name: 'Stage of the orders' }).getByText(stage).click()
}

/** Taps the button of an order and waits until the board no longer ignores the next tap as a double tap. */
async function tap(board: Page, button: Locator): Promise<void> {
  await button.click()
  const tappedAt = await board.evaluate(() => performance.now())
  await board.waitForFunction((since) => performance.now() - since > 600, tappedAt)
}

// axe checks each screen in its stories; here it checks only what a live order adds to whole pages.
test('dinner is ordered, cooked, delivered and booked to the paisa (Spec §4 Orders)', async ({
  open,
  as,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  test.slow()
  const seller = await newVendor()
  const { vendorName } = seller

  const board = await open(seller, '/vendor')
  await expect(board.getByRole('heading', { name: 'Live orders' })).toBeVisible()

  const courier = await open(await newCourier(), '/delivery-dashboard', {
    // The courier says to have arrived from too far away, which the server refuses first.
    allowed: [/status of 409/],
  })
  const shift = courier.getByRole('switch', { name: /line/ })
  await expect(courier.getByText('Waiting for a job')).toBeVisible()
  await shift.click()
  await expect(courier.getByText('Waiting for a job')).toBeHidden()
  // A tap while the request is under way does nothing.
  await expect(shift).not.toHaveAttribute('aria-busy')
  await shift.click()
  await expect(courier.getByText('Waiting for a job')).toBeVisible()

  const customer = await open(await newCustomer(), '/food')
  await customer.getByRole('searchbox', { name: 'Search restaurants and dishes' }).fill('Charminar')
  // Until the search answers, the same vendor is shown as a card.
  const found = customer.getByRole('region', { name: 'Restaurants' }).getByRole('listitem')
  await found.getByRole('link', { name: vendorName }).click()
  await expect(customer.getByRole('heading', { level: 1, name: vendorName })).toBeVisible()
  await customer.getByRole('searchbox', { name: 'Search in the menu' }).fill(seller.main.name)
  await customer.getByRole('button', { name: 'Add', exact: false }).first().click()
  await customer.getByRole('link', { name: /View cart/ }).click()
  await expect(customer.getByRole('group', { name: seller.main.name })).toBeVisible()
  await customer.getByRole('link', { name: 'Continue to checkout' }).click()
  await expect(customer.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await customer.getByText('Angadi wallet').click()
  await customer.getByRole('button', { name: /Place order/ }).click()
  await expect(customer.getByRole('heading', { name: `Waiting for ${vendorName}` })).toBeVisible()
  const number =
    /[A-Z]{3}-\d+-\d+/.exec((await customer.getByText(/^Order [A-Z]{3}-/).textContent()) ?? '')?.[0] ?? ''
  const [, id = ''] = /order-tracking\/([\w-]+)/.exec(customer.url()) ?? []

  const ticket = board.getByRole('article').filter({ hasText: number })
  await expect(ticket.getByText('New order from Lakshmi')).toBeVisible()
  await expectAccessible(board)
  await tap(board, ticket.getByRole('button', { name: 'Accept' }))
  await expect(customer.getByRole('heading', { name: `${vendorName} has your order` })).toBeVisible()

  const accept = courier.getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  await expectAccessible(courier)
  await accept.click()
  await expect(courier.getByText('Go to the restaurant').first()).toBeVisible()
  await expectAccessible(courier)

  await showStage(board, 'Preparing')
  await tap(board, ticket.getByRole('button', { name: 'Start cooking' }))
  await expect(customer.getByRole('heading', { name: 'Your food is being cooked' })).toBeVisible()
  await ticket.getByRole('button', { name: 'Ready' }).click()
  await expect(customer.getByRole('heading', { name: 'Your food is packed' })).toBeVisible()
  await showStage(board, 'Ready')

  await courier.getByRole('button', { name: 'I am at the restaurant' }).click()
  await expect(ticket.getByText(/Ravi.* is here/)).toBeVisible()
  await typeCode(courier, 'Pick-up code', await digitsAt(ticket, 'Pick-up code'), 'I have the order')
  await expect(customer.getByRole('heading', { name: 'Your food is on the way' })).toBeVisible()
  await courier.getByRole('button', { name: 'I have arrived' }).click()
  const tooFar = courier.getByRole('dialog', { name: 'You do not seem to be there yet' })
  await expectAccessible(courier)
  await tooFar.getByRole('radio', { name: 'We agreed on another spot' }).click()
  await tooFar.getByRole('button', { name: 'I am here' }).click()
  await expect(customer.getByRole('heading', { name: 'Almost at your door' })).toBeVisible()
  await expectAccessible(customer)
  await typeCode(courier, 'Customer’s code', await digitsAt(customer, 'Your delivery code'), 'Hand over')
  await expect(courier.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await expectAccessible(courier)
  await expect(customer.getByRole('heading', { name: 'Delivered. Enjoy your meal!' })).toBeVisible()

  const admin = await open('admin', `/admin/orders/${id}`)
  await expect(admin.getByRole('heading', { name: 'Books' })).toBeVisible()
  const { client } = await as('admin')
  const { data: overview } = await client.rpc('admin_overview')
  expect(overview).toMatchObject({ ledger_balanced: true })
})
