import type { Request } from '@playwright/test'
import { countCalls } from '../../support/count-calls.ts'
import { acceptJob, advance, cancelOrder, placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** A tracking screen buzzes at a step; Chromium says that nobody has touched it yet. */
const allowed = [/navigator\.vibrate/]

test('what happens to orders costs an open screen one call at the most, and none where the event carries it', {
  tag: '@desktop',
}, async ({ open, as, newCustomer, newVendor, newCourier }) => {
  test.slow()
  const [customer, vendor, courier] = [await newCustomer(), await newVendor(), await newCourier()]
  const order = await placeOrder(customer, vendor)
  const board = await open(vendor, '/vendor')
  const admin = await open('admin', '/admin')
  const tracking = await open(customer, `/order-tracking/${order.id}`, { window: 'phone', allowed })
  const desk = await open(courier, '/delivery-dashboard', { window: 'phone', allowed })
  const counters = { board, admin, tracking, desk }
  const ticket = (number: string) => board.getByRole('article').filter({ hasText: number })
  const line = (number: string) => admin.getByRole('row').filter({ hasText: number })
  const ours = [order.id]
  // Administration also hears of the orders that other tests have left behind.
  const isOurs = (request: Request) =>
    !request.url().includes('/rpc/admin_news') || ours.some((id) => request.postData()?.includes(id))
  const on = Object.entries(counters).map(([name, page]) => [name, countCalls(page, isOurs)] as const)
  const calls = () => Object.fromEntries(on.map(([name, counter]) => [name, counter.calls()]))

  // The first event comes to pages that fetch once more because they have just begun to listen.
  await expect(desk.getByText('Waiting for a job')).toBeVisible()
  // The parts that load when a screen is idle come late on a busy machine, and an offer ends after half a minute. Only
  // these parts ask for the profile.
  for (const page of Object.values(counters))
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/rest/v1/profiles')),
    )
  await advance(vendor, order.id, 'confirmed')
  await expect(ticket(order.order_number).getByRole('button', { name: 'Start cooking' })).toBeVisible()
  await expect(line(order.order_number).getByText('Confirmed')).toBeVisible()
  await expect(tracking.getByRole('heading', { name: /has your order/ })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Accept' })).toBeVisible()
  for (const [, counter] of on) await counter.restart()

  // A step, and the courier's answer: the board and the courier's screen are told, tracking and administration ask once.
  await advance(vendor, order.id, 'preparing')
  await expect(tracking.getByRole('heading', { name: 'Your food is being cooked' })).toBeVisible()
  await expect(ticket(order.order_number).getByRole('button', { name: 'Ready' })).toBeVisible()
  await expect(line(order.order_number).getByText('Preparing')).toBeVisible()
  expect(calls()).toEqual({ board: {}, desk: {}, tracking: { order_tracking: 1 }, admin: { admin_news: 1 } })

  await acceptJob(courier, order.id)
  await expect(desk.getByText('Go to the restaurant').first()).toBeVisible()
  await expect(ticket(order.order_number).getByText(/Ravi/).first()).toBeVisible()
  await expect(line(order.order_number).getByText(/Ravi/)).toBeVisible()
  await expect.poll(() => calls()['tracking']).toEqual({ order_tracking: 2 })
  // What became of an offer that went away is asked for, to say it; and whom the courier of a new job may reach.
  await expect
    .poll(calls)
    .toMatchObject({ board: {}, admin: { admin_news: 2 }, desk: { job_offers: 1, contacts: 1 } })

  // Another order that comes and is called off: of the board only the figures of the day are asked for.
  const other = await placeOrder(await newCustomer(), vendor)
  ours.push(other.id)
  await expect(ticket(other.order_number)).toBeVisible()
  await expect(line(other.order_number)).toBeVisible()
  await expect.poll(() => calls()['board']).toEqual({ vendor_day: 1 })
  await cancelOrder(await as('admin'), other.id)
  await expect(line(other.order_number).getByText('Cancelled')).toBeVisible()
  await expect.poll(() => calls()['board']).toEqual({ vendor_day: 2 })
  expect(calls()).toEqual({
    board: { vendor_day: 2 },
    admin: { admin_news: 4 },
    tracking: { order_tracking: 2 },
    desk: { job_offers: 1, contacts: 1 },
  })
})
