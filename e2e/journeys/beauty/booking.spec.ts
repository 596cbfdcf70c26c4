import { createVisitedSalon, walletOf } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

test('a customer finds a salon, keeps a time with two of its people, pays a deposit, moves it once, and the salon sees it (Spec §2 Beauty)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const [customer, salon] = [
    await newCustomer(),
    await createVisitedSalon(stack, cell, { people: ['Anita Rao', 'Bina Das'] }),
  ]
  const facial = {
    name: 'Facial',
    minutes: [60],
    price_paise: 60_000,
    resources: [{ id: salon.people['Bina Das'] ?? '' }],
  }
  await salon.client.rpc('save_service', { vendor_id: salon.vendorId, service: facial }).throwOnError()
  await salon.client
    .rpc('save_booking_terms', { vendor_id: salon.vendorId, terms: { step_minutes: 30, deposit_bp: 2500 } })
    .throwOnError()
  const page = await open(customer, '/beauty-wellness')
  await page.getByRole('link', { name: salon.vendorName }).click()
  await expect(page.getByRole('heading', { name: salon.vendorName })).toBeVisible()
  await expect(page.getByText('25% is paid with the booking, the rest after your visit.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Haircut' }).click()
  await page.getByRole('button', { name: 'Add Facial' }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The fourth day is free from its first half hour on, at whatever hour this runs.
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  await times.getByLabel('Who does Haircut').selectOption({ label: 'Anita Rao' })
  await times
    .getByRole('radio', { name: /4\d free times/ })
    .nth(2)
    .click()
  await times.getByRole('radio', { name: '11:30 am', exact: true }).click()
  await expectAccessible(page)
  await times.getByRole('button', { name: 'Keep this time' }).click()
  const paying = page.getByRole('dialog', { name: 'Check and book' })
  await expect(paying.getByText('Paid now')).toBeVisible()
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Book for ₹250' }).click()
  const booked = page.getByRole('dialog', { name: 'Booked' })
  await expect(booked.getByText(`${salon.vendorName} expects you.`)).toBeVisible()
  await booked.getByRole('link', { name: 'See the booking' }).click()
  await expect(page.getByRole('heading', { name: /11:30 am – 1:30 pm/ })).toBeVisible()
  await expect(page.getByText('Come with washed hair.')).toBeVisible()
  expect(await walletOf(customer)).toBe(475_000)

  // Moved once: both of its people, with the deposit that was paid.
  await page.getByRole('button', { name: 'Change time' }).click()
  const later = page.getByRole('dialog', { name: 'Another time' })
  await later.getByRole('radio', { name: '3:00 pm', exact: true }).click()
  await later.getByRole('button', { name: /^Move to .*3:00 pm/ }).click()
  await expect(page.getByRole('heading', { name: /3:00 – 5:00 pm/ })).toBeVisible()
  await expect(page.getByText(/^You moved it\. Before: .*11:30 am/)).toBeVisible()
  await expect(page.getByText('Anita Rao')).toBeVisible()
  await expect(page.getByText('Bina Das')).toBeVisible()
  expect(await walletOf(customer)).toBe(475_000)
  const parts = await stack.database.query(
    `select r.name, to_char(lower(t.during) at time zone 'Asia/Kolkata', 'HH24:MI') as at from private.taken_times as t
     join public.resources as r on r.id = t.resource_id where r.vendor_id = $1::uuid order by t.during`,
    [salon.vendorId],
  )
  expect(parts).toEqual([
    { name: 'Anita Rao', at: '15:00' },
    { name: 'Bina Das', at: '16:00' },
  ])

  const desk = await open(salon, '/vendor/bookings')
  await desk.getByText('Upcoming', { exact: true }).click()
  await expect(desk.getByText(/3:00 – 5:00 pm/).first()).toBeVisible()
  await expect(desk.getByText('Collect ₹750')).toBeVisible()
  await expectAccessible(desk)
  await expectNoOverflow(desk)
})
