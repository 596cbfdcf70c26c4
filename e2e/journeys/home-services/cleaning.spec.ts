import { randomUUID } from 'node:crypto'
import { createAccount } from '../../support/accounts.ts'
import { bringForward } from '../../support/booked-visit.ts'
import type { Position } from '../../support/cells.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'

const VENDOR = 'Shine at Home'

/** Somebody who cleans homes alone, open day and night, and is booked without being asked. */
async function createCleaner(stack: TestStack, place: Position) {
  const account = await createAccount(stack, place, { name: 'Ramesh Yadav', roles: ['vendor'] })
  const vendorId = randomUUID()
  await stack.database.query(
    `with vendor as (
       insert into public.vendors
         (id, owner_id, slug, name, kind, region_id, address, area, lat, lng, delivery_radius_m, status, prices_include_tax)
       values ($1::uuid, $2::uuid, $6, $3, 'home_service', private.region_at($4, $5), 'Lake Road', 'Lake Road',
         $4, $5, 5000, 'active', true) returning id
     ) insert into public.vendor_staff (vendor_id, user_id, position) select id, $2::uuid, 'owner' from vendor`,
    [vendorId, account.id, VENDOR, place.latitude, place.longitude, `shine-${vendorId}`],
  )
  const { client } = account
  const { data: person } = await client
    .rpc('save_resource', { vendor_id: vendorId, resource: { name: 'Ramesh Yadav' } })
    .throwOnError()
  const service = {
    name: 'Deep cleaning of a flat',
    minutes: [120],
    price_paise: 200_000,
    warranty_days: 7,
    type: 'home-deep-cleaning',
    resources: [{ id: person }],
  }
  await client.rpc('save_service', { vendor_id: vendorId, service }).throwOnError()
  await client.rpc('save_booking_terms', { vendor_id: vendorId, terms: { step_minutes: 30 } }).throwOnError()
  return { ...account, vendorId }
}

test('a home is cleaned: begun by the customer’s code, with extra work approved, and done again under warranty (Spec §2 Home services)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const [customer, cleaner] = [await newCustomer(), await createCleaner(stack, cell)]
  const page = await open(customer, '/category/cleaning')
  await page.getByRole('link', { name: /Deep cleaning of a home/ }).click()
  await page.getByRole('link', { name: new RegExp(VENDOR) }).click()
  await page.getByRole('button', { name: 'Add Deep cleaning of a flat' }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  await times
    .getByRole('radio', { name: /4\d free times/ })
    .nth(2)
    .click()
  await times.getByRole('radio', { name: '11:30 am', exact: true }).click()
  await times.getByRole('button', { name: 'Keep this time' }).click()
  const paying = page.getByRole('dialog', { name: 'Check and book' })
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByRole('dialog', { name: 'Booked' }).getByRole('link', { name: 'See the booking' }).click()
  await expect(page.getByRole('heading', { name: /11:30 am – 1:30 pm/ })).toBeVisible()
  const code = (await page.getByText(/^The code is/).textContent())?.replaceAll(/\D/g, '') ?? ''
  const number =
    (
      await page
        .getByText(/^Order /)
        .first()
        .textContent()
    )?.replace('Order ', '') ?? ''
  await bringForward(stack, number)

  const desk = await open(cleaner, '/vendor/bookings')
  await desk.getByRole('main').getByText('Today', { exact: true }).click()
  await desk.getByText(number).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByRole('button', { name: 'I am on the way' }).click()
  await expect(sheet.getByRole('button', { name: 'I am on the way' })).toBeHidden()
  await sheet.getByRole('textbox', { name: /^The customer.s code/ }).pressSequentially(code)
  await sheet.getByRole('button', { name: 'Begin the work' }).click()
  await expect(sheet.getByRole('button', { name: 'Propose extra work' })).toBeVisible()
  await expectAccessible(desk)
  await sheet.getByRole('button', { name: 'Propose extra work' }).click()
  await sheet.getByLabel('What is to be done').fill('Balcony')
  await sheet.getByLabel('Price in rupees').fill('300')
  await sheet.getByLabel('Why').fill('It is full of dust')
  await sheet.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(sheet.getByText('The customer is asked about ₹300')).toBeVisible()

  await expect(page.getByText('Extra work is proposed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText('Extra work is proposed')).toBeHidden()

  await sheet.getByRole('button', { name: /finish$/ }).click()
  await expect(page.getByRole('heading', { name: 'Warranty' })).toBeVisible()
  await page.getByRole('button', { name: 'Something is not right' }).click()
  const again = page.getByRole('dialog', { name: 'Have it done again' })
  await again.getByLabel('What is not right?').fill('The kitchen floor is still dirty')
  await again
    .getByRole('radio', { name: /4\d free times/ })
    .nth(2)
    .click()
  await again.getByRole('radio', { name: '11:30 am', exact: true }).click()
  await again.getByRole('button', { name: 'Book the visit' }).click()
  await expect(page.getByText('The visit is booked')).toBeVisible()
})
