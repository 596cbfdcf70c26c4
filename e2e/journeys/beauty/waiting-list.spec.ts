import { indiaDay, startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { bookVisit, createVisitedSalon, walletOf } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

const HOUR_MS = 3_600_000
const TEN = new Date(startOfIndiaDay(Date.now()) + 3 * 24 * HOUR_MS + 10 * HOUR_MS)

test('a day is full: who waits is offered what becomes free, claims it within its time and pays (Issue 12, Waitlist)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const salon = await createVisitedSalon(stack, cell)
  const [first, second] = [await newCustomer(), await newCustomer()]
  // For the next days there is one hour, and it is taken.
  await salon.client
    .rpc('save_booking_terms', { vendor_id: salon.vendorId, terms: { horizon_days: 4, deposit_bp: 10_000 } })
    .throwOnError()
  for (const days of [0, 1, 2, 3, 4, 5])
    await salon.client
      .rpc('save_resource_day', {
        resource_id: salon.people['Anita Rao'] ?? '',
        day: indiaDay(Date.now() + days * 24 * HOUR_MS),
        hours: days === 3 ? [{ opens: '10:00', closes: '11:00' }] : [],
      })
      .throwOnError()
  const taken = await bookVisit(first, salon, TEN)

  const page = await open(second, '/beauty-wellness')
  await page.getByRole('link', { name: salon.vendorName }).click()
  await page.getByRole('button', { name: 'Add Haircut' }).click()
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  const waiting = times.getByRole('region', { name: 'No time that suits you?' })
  await waiting.getByLabel('Days').selectOption(indiaDay(Date.now() + 4 * 24 * HOUR_MS))
  await expectAccessible(page)
  await waiting.getByRole('button', { name: 'Tell me when a time frees up' }).click()
  await expect(times.getByText('You are on the list')).toBeVisible()
  await times.getByRole('link', { name: 'My waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeVisible()
  await expect(page.getByText(/^Yours if you take it before/)).toHaveCount(0)

  // The first gives it up, and the second's window has the offer without a reload.
  await first.client.rpc('cancel_order', { order_id: taken.id, reason_code: 'changed_mind' }).throwOnError()
  await expect(page.getByText(/^Yours if you take it before/)).toBeVisible()
  await expect(page.getByText(/10:00 – 11:00 am/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Take it' }).click()

  // It is kept like any time that is being booked, and is paid.
  await page.getByRole('button', { name: 'Go on with your booking' }).click()
  const paying = page.getByRole('dialog', { name: 'Check and book' })
  await expect(paying.getByText(/10:00/).first()).toBeVisible()
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Book for ₹400' }).click()
  await page.getByRole('dialog', { name: 'Booked' }).getByRole('link', { name: 'See the booking' }).click()
  await expect(page.getByRole('heading', { name: /10:00 – 11:00 am/ })).toBeVisible()
  expect([await walletOf(first), await walletOf(second)]).toEqual([500_000, 460_000])
  const { data: left } = await second.client.rpc('my_waiting_list').throwOnError()
  expect(left).toEqual([])
})
