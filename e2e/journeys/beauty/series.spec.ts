import { indiaDay, startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { createVisitedSalon } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

const DAY_MS = 24 * 3_600_000
const dayAhead = (days: number) => indiaDay(startOfIndiaDay(Date.now()) + days * DAY_MS + DAY_MS / 2)

test('a visit is booked every week, one date left out and one skipped, and the rest ended (Spec §2 Beauty)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const [customer, salon] = [await newCustomer(), await createVisitedSalon(stack, cell)]
  await salon.client
    .rpc('save_booking_terms', { vendor_id: salon.vendorId, terms: { step_minutes: 30, deposit_bp: 10_000 } })
    .throwOnError()
  // Two weeks after whichever day is taken below the salon is closed.
  await stack.database.query(
    'insert into public.vendor_holidays (vendor_id, day) select $1::uuid, d::date from unnest($2::text[]) as d',
    [salon.vendorId, [16, 17, 18].map(dayAhead)],
  )
  const wallet = async () => (await customer.client.rpc('my_wallet').throwOnError()).data
  const page = await open(customer, `/salon/${salon.vendorId}`)
  await page.getByRole('button', { name: 'Add Haircut' }).click()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  await times
    .getByRole('radio', { name: /48 free times|47 free times/ })
    .nth(2)
    .click()
  await times.getByRole('radio', { name: '11:30 am', exact: true }).click()
  await times.getByRole('combobox', { name: 'Repeat this visit' }).selectOption('Every week')
  await times.getByRole('combobox', { name: 'How many visits' }).selectOption('4 visits')
  await expect(times.getByText('Closed on this day')).toBeVisible()
  await expect(times.getByRole('checkbox', { name: /11:30 am/ })).toHaveCount(3)
  await expectAccessible(page)
  await times.getByRole('button', { name: 'Keep 3 times' }).click()

  // Priced together, each paid by itself.
  const paying = page.getByRole('dialog', { name: 'Check and book' })
  await expect(paying.getByText('3 visits')).toBeVisible()
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Book for ₹1,200' }).click()
  await page.getByRole('dialog', { name: 'Booked' }).getByRole('link', { name: 'See my bookings' }).click()
  const visit = (number: number) =>
    page.getByRole('article').filter({ hasText: `Part of a series (${number} of 3)` })
  for (const number of [1, 2, 3]) await expect(visit(number)).toContainText('₹400')
  expect(await wallet()).toHaveProperty('balance_paise', 380_000)
  await expectAccessible(page)
  await expectNoOverflow(page)

  // One is skipped: free so long before, and its money comes back.
  await visit(2).getByRole('link', { name: salon.vendorName, exact: true }).click()
  await expect(page.getByText('Part of a series (2 of 3)')).toBeVisible()
  await page.getByRole('button', { name: 'Skip this visit' }).click()
  const skipping = page.getByRole('dialog', { name: 'Skip this visit?' })
  await expect(skipping.getByText(/^Cancelling is free\. ₹400 goes back/)).toBeVisible()
  await skipping.getByRole('button', { name: 'Skip this visit' }).click()
  await expect(page.getByText('This visit is left out.')).toBeVisible()
  expect(await wallet()).toHaveProperty('balance_paise', 420_000)

  // The rest is ended for what is shown.
  await page.goto('/my-bookings')
  await visit(3).getByRole('link', { name: salon.vendorName, exact: true }).click()
  await expect(page.getByText('2 visits are still to come.')).toBeVisible()
  await page.getByRole('button', { name: 'End the series' }).click()
  const ending = page.getByRole('dialog', { name: 'End the series?' })
  await expect(ending.getByText('It costs nothing. ₹800 comes back to you.')).toBeVisible()
  await expectAccessible(page)
  await ending.getByRole('button', { name: 'End the series' }).click()
  await expect(page.getByText('This visit does not take place.')).toBeVisible()
  expect(await wallet()).toHaveProperty('balance_paise', 500_000)
})
