import type { Page } from '@playwright/test'
import { createDriver, driveTo } from '../../support/driver.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { digitsAt, typeCode } from '../../support/handover-code.ts'
import { expect, test } from '../../support/test.ts'

/** Some 4 km north of the pick-up. */
const NORTH_DEGREES = 0.035

/** Goes online in the delivery app, and waits for rides. */
async function goOnline(driver: Page): Promise<void> {
  await driver.getByRole('switch', { name: /line/ }).click()
  await expect(driver.getByText('Waiting for a job')).toBeVisible()
}

/** Accepts the ride that rings, and sets out to its pick-up. */
async function takeRide(driver: Page): Promise<void> {
  await driver.getByRole('button', { name: 'Accept' }).click()
  await driver.getByRole('button', { name: 'I am on my way' }).click()
  await expect(driver.getByRole('heading', { name: 'Go to the pick-up' })).toBeVisible()
}

test('a ride is ordered, given back, driven by another driver, shared, and rated (Spec §2 Transport)', async ({
  open,
  newCustomer,
  stack,
  cell,
  as,
}) => {
  test.slow()
  const drop = { latitude: cell.latitude + NORTH_DEGREES, longitude: cell.longitude }
  const yadagiri = await createDriver(stack, cell, { name: 'Yadagiri Rao', plate: 'TS 09 UB 4471' })
  const first = await open(yadagiri, '/delivery-dashboard')
  await goOnline(first)
  const customer = await newCustomer()
  const page = await open(customer, '/transport')

  await page.context().setGeolocation(cell)
  await page.reload()

  // Pick-up where the phone is; the drop by a pin that the phone's position sets, some kilometres on.
  await page.getByRole('button', { name: /Where are you\?/ }).click()
  const place = page.getByRole('dialog')
  await place.getByRole('button', { name: 'Use my current location' }).click()
  await expect(place.getByRole('button', { name: 'Use this place' })).toBeEnabled()
  await place.getByRole('button', { name: 'Use this place' }).click()
  await page.context().setGeolocation(drop)
  // The place of a moment ago would be taken again; what was chosen is kept.
  await page.reload()
  await page.getByRole('button', { name: /Where to\?/ }).click()
  await place.getByRole('button', { name: 'Use my current location' }).click()
  await expect(place.getByRole('button', { name: 'Use this place' })).toBeEnabled()
  await place.getByRole('button', { name: 'Use this place' }).click()
  await page.context().setGeolocation(cell)

  await page.getByRole('radio', { name: /Auto/ }).check()
  await expect(page.getByText(/Never more than ₹/).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: /Request Auto/ }).click()
  const paying = page.getByRole('dialog', { name: 'Your Auto' })
  await expect(paying.getByText('Pay the driver')).toBeVisible()
  await paying.getByRole('button', { name: /Request Auto/ }).click()
  await expect(page.getByRole('heading', { name: 'Looking for a driver' })).toBeVisible()

  await takeRide(first)
  await expect(page.getByRole('heading', { name: /Yadagiri is coming/ })).toBeVisible()
  const salma = await createDriver(stack, cell, { name: 'Salma Begum', plate: 'TS 09 UC 1200' })
  const second = await open(salma, '/delivery-dashboard')
  await goOnline(second)

  await first.getByRole('button', { name: 'Give this ride back' }).click()
  const why = first.getByRole('dialog', { name: 'Give this ride back?' })
  await expectAccessible(first)
  await why.getByRole('radio', { name: 'My vehicle broke down' }).click()
  await why.getByRole('button', { name: 'Give it back' }).click()
  await expect(first.getByText('Waiting for a job')).toBeVisible()
  await expect(page.getByText(/Same price/)).toBeVisible()

  // Before accepting, a driver knows the area of the drop, how far it is, how it is paid, and what it brings.
  const offer = second.getByRole('alertdialog', { name: 'New ride · Auto' })
  await expect(offer.getByText('Paid in cash')).toBeVisible()
  await expect(offer.getByText('Drop', { exact: true })).toBeVisible()
  await expect(offer.getByText(/km further/)).toBeVisible()
  await expect(offer.getByText(/^₹/).first()).toBeVisible()
  await expectAccessible(second)
  await takeRide(second)
  await expect(page.getByRole('heading', { name: /Salma is coming/ })).toBeVisible()
  await expect(page.getByText('TS 09 UC 1200').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Share the ride' }).click()
  const token = (await page.getByText(/\/visit\//).textContent())?.match(/visit\/([\w-]+)/)?.[1] ?? ''
  expect(token).not.toBe('')
  await page.keyboard.press('Escape')
  const follower = await open(null, `/visit/${token}`)
  await expect(follower.getByRole('heading', { name: /Salma drives/ })).toBeVisible()
  await expect(follower.getByText('TS 09 UC 1200')).toBeVisible()

  await second.getByRole('button', { name: 'I have arrived' }).click()
  await expect(page.getByRole('heading', { name: /Salma is there/ })).toBeVisible()
  await typeCode(second, 'Start code', await digitsAt(page, 'Start code'), 'Start the ride')
  await expect(second.getByRole('heading', { name: 'Go to the drop' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^On the way to/ })).toBeVisible()

  // Help is called, and the administration answers.
  await page.getByRole('button', { name: 'SOS' }).click()
  await page.getByRole('button', { name: 'Alert Angadi' }).click()
  await page.getByRole('button', { name: 'Yes, send the alarm' }).click()
  await expect(page.getByText(/The alarm was sent at/).first()).toBeVisible()
  const desk = await open('admin', '/admin/safety')
  const number = (await page.getByText(/^Order [A-Z]{3}-/).textContent())?.replace(/^Order /, '') ?? ''
  const alarm = desk.getByRole('listitem').filter({ hasText: number })
  await alarm.getByRole('textbox', { name: 'What is done' }).fill('Called the customer, all is well.')
  await expectAccessible(desk)
  await alarm.getByRole('button', { name: 'Answer the alarm' }).click()
  await expect(page.getByText(/has taken your alarm/).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await driveTo(second, drop)
  await second.getByRole('button', { name: 'I have arrived' }).click()
  await expect(second.getByRole('heading', { name: 'The fare' })).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: 'I have the cash, end the ride' }).click()
  await expect(second.getByRole('heading', { name: 'The ride has ended' })).toBeVisible()
  const [earned = 'nothing'] =
    /₹[\d.,]+/.exec(
      (await second
        .getByRole('paragraph')
        .filter({ hasText: /^You earned/ })
        .textContent()) ?? '',
    ) ?? []
  await expect(page.getByRole('heading', { name: 'You have arrived' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /5 stars/ }).check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for rating')).toBeVisible()

  await second.getByRole('button', { name: 'Ready for the next job' }).click()
  await second.getByRole('link', { name: 'Deliveries' }).click()
  await expect(second.getByRole('region', { name: 'Earned today' }).getByText(earned).first()).toBeVisible()
  const sums = second.getByRole('region', { name: 'How the sums are made' })
  await expect(sums.getByText('Angadi’s share')).toBeVisible()
  await expect(sums.getByText(earned)).toBeVisible()

  await follower.reload()
  await expect(follower.getByText('This link has ended')).toBeVisible()
  const { client } = await as('admin')
  const { data: overview } = await client.rpc('admin_overview')
  expect(overview).toMatchObject({ ledger_balanced: true })
})

test('a guest sees the fares and signs in without losing the way (Spec §2 Transport)', async ({ open }) => {
  const page = await open(null, '/transport')
  await page.getByRole('button', { name: /Where are you\?/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Madhapur, Hyderabad' }).click()
  await page.getByRole('button', { name: /Where to\?/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Charminar, Hyderabad' }).click()
  await page.getByRole('radio', { name: /Auto/ }).check()
  await page.getByRole('link', { name: 'All fares' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'Tilted map' }).click()
  await expect(page.getByRole('radio', { name: /Auto/ })).toBeChecked()
  await page.getByRole('button', { name: 'Sign in to request' }).click()
  await expect(page).toHaveURL(/\/auth\?from=%2Ftransport-3d/)
})
