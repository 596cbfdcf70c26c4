import { createVisitedSalon } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

test('a customer finds a salon, keeps a time, pays a deposit, and the salon sees her (Spec §2 Beauty)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const [customer, salon] = [await newCustomer(), await createVisitedSalon(stack, cell)]
  await salon.client
    .rpc('save_booking_terms', { vendor_id: salon.vendorId, terms: { step_minutes: 30, deposit_bp: 2500 } })
    .throwOnError()
  const page = await open(customer, '/beauty-wellness')
  await page.getByRole('link', { name: salon.vendorName }).click()
  await expect(page.getByRole('heading', { name: salon.vendorName })).toBeVisible()
  await expect(page.getByText('25% is paid with the booking, the rest after your visit.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Haircut' }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The fourth day is free from its first half hour on, at whatever hour this runs.
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  await times
    .getByRole('radio', { name: /48 free times|47 free times/ })
    .nth(2)
    .click()
  await times.getByRole('radio', { name: '11:30 am', exact: true }).click()
  await expectAccessible(page)
  await times.getByRole('button', { name: 'Keep this time' }).click()
  const paying = page.getByRole('dialog', { name: 'Check and book' })
  await expect(paying.getByText('Paid now')).toBeVisible()
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Book for ₹100' }).click()
  const booked = page.getByRole('dialog', { name: 'Booked' })
  await expect(booked.getByText(`${salon.vendorName} expects you.`)).toBeVisible()
  await booked.getByRole('link', { name: 'See the booking' }).click()
  await expect(page.getByRole('heading', { name: /11:30 am – 12:30 pm/ })).toBeVisible()
  await expect(page.getByText('Come with washed hair.')).toBeVisible()
  const { data: wallet } = await customer.client.rpc('my_wallet').throwOnError()
  expect(wallet).toHaveProperty('balance_paise', 490_000)

  const desk = await open(salon, '/vendor/bookings')
  await desk.getByText('Upcoming', { exact: true }).click()
  await expect(desk.getByText(/11:30/).first()).toBeVisible()
  await expectAccessible(desk)
  await expectNoOverflow(desk)
})
