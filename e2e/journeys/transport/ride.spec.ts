import { arriveAt, arriveAtPickup, createDriver, driveTo, takeRide } from '../../support/driver.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { digitsAt } from '../../support/handover-code.ts'
import { expect, test } from '../../support/test.ts'

/** Some 4 km north of the pick-up. */
const NORTH_DEGREES = 0.035

test('a ride is ordered, given back, driven by another driver, shared, and rated (Spec §2 Transport)', async ({
  open,
  newCustomer,
  stack,
  cell,
  as,
}) => {
  test.slow()
  const drop = { latitude: cell.latitude + NORTH_DEGREES, longitude: cell.longitude }
  const first = await createDriver(stack, cell, { name: 'Yadagiri Rao', plate: 'TS 09 UB 4471' })
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
  const [, id = ''] = /ride-tracking\/([\w-]+)/.exec(page.url()) ?? []

  await takeRide(first, id)
  await expect(page.getByRole('heading', { name: /Yadagiri is coming/ })).toBeVisible()
  const second = await createDriver(stack, cell, { name: 'Salma Begum', plate: 'TS 09 UC 1200' })
  await first.client.rpc('give_back_ride', { order_id: id, reason_code: 'ride_vehicle_broke' }).throwOnError()
  await expect(page.getByText(/Same price/)).toBeVisible()

  await takeRide(second, id)
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

  await driveTo(second, cell)
  await arriveAtPickup(second, id)
  await expect(page.getByRole('heading', { name: /Salma is there/ })).toBeVisible()
  const code = await digitsAt(page, 'Start code')
  await second.client.rpc('advance_order', { order_id: id, to_status: 'in_progress', code }).throwOnError()
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
  await arriveAt(stack, second, id, 2)
  await second.client.rpc('advance_order', { order_id: id, to_status: 'delivered' }).throwOnError()
  await expect(page.getByRole('heading', { name: 'You have arrived' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /5 stars/ }).check()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for rating')).toBeVisible()

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
