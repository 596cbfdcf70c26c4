import { readFile } from 'node:fs/promises'
import { indiaDay, startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { bookVisit, calendarOf, createVisitedSalon } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { expect, test } from '../../support/test.ts'

const HOUR_MS = 3_600_000
/** Noon in India, three days ahead: free of charge to move and cancel at any hour of today. */
const NOON = new Date(startOfIndiaDay(Date.now()) + 3 * 24 * HOUR_MS + 12 * HOUR_MS)
const LATER = new Date(NOON.getTime() + 3 * HOUR_MS)

/** 20261130T063000Z */
const inFile = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

test('a booking is moved once by its customer and then cancelled free, and every calendar agrees', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const [customer, salon] = [await newCustomer(), await createVisitedSalon(stack, cell)]
  const order = await bookVisit(customer, salon, NOON)
  const salonSays = async () =>
    (await calendarOf(salon, indiaDay(NOON.getTime()), 1)).map(({ state, starts_at: startsAt }) => [
      state,
      Date.parse(startsAt),
    ])
  const page = await open(customer, '/my-bookings')
  const card = page.getByRole('article').filter({ hasText: salon.vendorName })
  await expect(card.getByText(/12:00 – 1:00 pm/)).toBeVisible()
  await expect(card.getByText('with Anita Rao')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // One address for the calendar, shown once, which reads what is booked without signing in.
  await page.getByRole('button', { name: 'Bookings in my calendar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bookings in my calendar' })
  await sheet.getByRole('button', { name: 'Make an address' }).click()
  const address = await sheet.getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent()
  const feed = async () => {
    const answer = await fetch(address ?? '')
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return answer.text()
  }
  expect(await feed()).toContain(`DTSTART:${inFile(NOON)}\r\n`)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()

  // Moved by three hours: the list leads to the times that are free.
  await card.getByRole('link', { name: /^Change time/ }).click()
  const times = page.getByRole('dialog', { name: 'Another time' })
  await times.getByRole('radio', { name: '3:00 pm', exact: true }).click()
  await times.getByRole('button', { name: /^Move to .*3:00 pm/ }).click()
  await expect(page.getByRole('heading', { name: /3:00 – 4:00 pm/ })).toBeVisible()
  await expect(page.getByText(/^You moved it\. Before: .*12:00 pm/)).toBeVisible()
  await expect(page.getByText('Come with washed hair.')).toBeVisible()
  expect(await salonSays()).toEqual([['confirmed', LATER.getTime()]])
  const moved = await feed()
  expect(moved).toContain(`DTSTART:${inFile(LATER)}\r\n`)
  expect(moved).toContain('SEQUENCE:1\r\n')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Add to calendar/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${order.order_number}.ics`)
  expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART:${inFile(LATER)}\r\n`)
  await expectAccessible(page)

  // Free until two hours before, as the page says; what was paid comes back.
  await expect(page.getByText(/^Until: .*1:00 pm$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(cancelling.getByText(/^Cancelling is free\. ₹400 goes back/)).toBeVisible()
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('This visit does not take place.')).toBeVisible()
  expect(await salonSays()).toEqual([['cancelled', LATER.getTime()]])
  const { data: wallet } = await customer.client.rpc('my_wallet').throwOnError()
  expect(wallet).toHaveProperty('balance_paise', 500_000)
  const cancelled = await feed()
  expect(cancelled).toContain('STATUS:CANCELLED\r\n')
  expect(cancelled).toContain('SEQUENCE:2\r\n')

  await page.goto('/appointments?view=past')
  await expect(page.getByRole('heading', { name: 'Appointments' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: salon.vendorName })).toContainText('Cancelled')
})
