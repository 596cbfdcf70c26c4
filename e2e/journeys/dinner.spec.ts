import type { Locator, Page } from '@playwright/test'
import { cancelOpenOrders, dinnerDish, fillCart } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/test.ts'

/** On phones the kitchen's board shows one stage at a time. */
async function showStage(kitchen: Page, stage: string): Promise<void> {
  const choice = kitchen.getByRole('group', { name: 'Stage of the orders' }).getByText(stage)
  if (await choice.isVisible()) await choice.click()
}

/** The board takes a tap so soon after another for the second half of a double tap. */
const BETWEEN_TAPS_MS = 700

/** The four digits that stand beside or below a label. */
async function digitsAt(page: Page | Locator, label: string): Promise<string> {
  const text = (await page.getByText(label, { exact: true }).first().locator('xpath=..').textContent()) ?? ''
  const [digits] = /\d{4}/.exec(text.replaceAll(' ', '')) ?? []
  if (digits === undefined) throw new Error(`no code beside "${label}": ${text}`)
  return digits
}

async function typeCode(page: Page, label: string, code: string, submit: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).first().click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: submit }).click()
}

test('dinner is ordered, cooked, delivered and booked to the paisa (Spec §4 Orders)', async ({
  open,
  as,
}) => {
  test.setTimeout(240_000)
  await cancelOpenOrders(await as('ananya'), await as('admin'))
  await fillCart(await as('ananya'), [])
  const dish = await dinnerDish(await as('ananya'))

  const kitchen = await open('restaurant')
  await expect(kitchen.getByRole('heading', { name: 'Live orders' })).toBeVisible()
  await expectAccessible(kitchen)

  const courier = await open('courier')
  const shift = courier.getByRole('switch', { name: /line/ })
  await expect(shift).toBeVisible()
  await expectAccessible(courier)
  if ((await shift.getAttribute('aria-checked')) === 'false') await shift.click()
  await expect(courier.getByText('Waiting for a job')).toBeVisible()
  await expectAccessible(courier)

  const customer = await open('ananya', '/food')
  await customer.getByRole('searchbox', { name: 'Search restaurants and dishes' }).fill('Deg')
  await customer.getByRole('link', { name: 'Deg & Dastarkhwan' }).first().click()
  await expect(customer.getByRole('heading', { level: 1, name: 'Deg & Dastarkhwan' })).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('searchbox', { name: 'Search in the menu' }).fill(dish.name)
  await customer.getByRole('button', { name: 'Add', exact: false }).first().click()
  await customer.getByRole('link', { name: /View cart/ }).click()
  await expect(customer.getByRole('group', { name: dish.name })).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('link', { name: 'Continue to checkout' }).click()
  await expect(customer.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await customer.getByText('Angadi wallet').click()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: /Place order/ }).click()
  await expect(customer.getByRole('heading', { name: 'Waiting for Deg & Dastarkhwan' })).toBeVisible()
  await expectAccessible(customer)
  const number = /HYD-\d+-\d+/.exec((await customer.getByText(/^Order HYD/).textContent()) ?? '')?.[0] ?? ''
  const [, id = ''] = /order-tracking\/([\w-]+)/.exec(customer.url()) ?? []

  const ticket = kitchen.getByRole('article').filter({ hasText: number })
  await expect(ticket.getByText('New order from Ananya')).toBeVisible()
  await expectAccessible(kitchen)
  await ticket.getByRole('button', { name: 'Accept' }).click()
  await expect(customer.getByRole('heading', { name: 'Deg & Dastarkhwan has your order' })).toBeVisible()

  const accept = courier.getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  await expectAccessible(courier)
  await accept.click()
  await expect(courier.getByText('Go to the restaurant').first()).toBeVisible()
  await expectAccessible(courier)

  await showStage(kitchen, 'Preparing')
  await ticket.getByRole('button', { name: 'Start cooking' }).click()
  await expect(customer.getByRole('heading', { name: 'Your food is being cooked' })).toBeVisible()
  await kitchen.waitForTimeout(BETWEEN_TAPS_MS)
  await ticket.getByRole('button', { name: 'Ready' }).click()
  await expect(customer.getByRole('heading', { name: 'Your food is packed' })).toBeVisible()
  await showStage(kitchen, 'Ready')
  await expectAccessible(kitchen)

  await courier.getByRole('button', { name: 'I am at the restaurant' }).click()
  await expect(ticket.getByText(/Ravi.* is here/)).toBeVisible()
  await typeCode(courier, 'Pick-up code', await digitsAt(ticket, 'Pick-up code'), 'I have the order')
  await expect(customer.getByRole('heading', { name: 'Your food is on the way' })).toBeVisible()
  await expectAccessible(courier)
  await courier.getByRole('button', { name: 'I have arrived' }).click()
  await expect(customer.getByRole('heading', { name: 'Almost at your door' })).toBeVisible()
  await expectAccessible(customer)
  await typeCode(courier, 'Customer’s code', await digitsAt(customer, 'Your delivery code'), 'Hand over')
  await expect(courier.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await expectAccessible(courier)
  await expect(customer.getByRole('heading', { name: 'Delivered. Enjoy your meal!' })).toBeVisible()
  await expectAccessible(customer)

  const admin = await open('admin', `/admin?order=${id}`)
  await expect(admin.getByRole('heading', { name: 'Books' })).toBeVisible()
  const { client } = await as('admin')
  const { data: overview } = await client.rpc('admin_overview')
  expect(overview).toMatchObject({ ledger_balanced: true })
})
