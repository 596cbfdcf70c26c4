import { expectAccessible } from '../../support/expect-accessible.ts'
import { codeOf } from '../../support/handover-code.ts'
import { advance, fillCart } from '../../support/order.ts'
import type { TestStack } from '../../support/stack.ts'
import { expect, test } from '../../support/test.ts'

/** Opens a vendor every day for some hours that begin so many hours from now by the Indian clock. */
async function openIn(stack: TestStack, vendorId: string, hours: number): Promise<void> {
  await stack.database.query(
    `update public.vendor_hours set opens = date_trunc('hour', (now() at time zone 'Asia/Kolkata') + make_interval(hours => $2::integer))::time,
       closes = date_trunc('hour', (now() at time zone 'Asia/Kolkata') + make_interval(hours => $2::integer + 10))::time
     where vendor_id = $1::uuid`,
    [vendorId, hours],
  )
}

/** Moves an order's half hour to 19 minutes from now: whatever is due before it is due. */
async function bringNear(stack: TestStack, orderId: string): Promise<void> {
  await stack.database.query(
    `update public.enhanced_orders set scheduled_for = now() + interval '19 minutes',
       promised_min_at = now() + interval '19 minutes', promised_max_at = now() + interval '49 minutes' where id = $1::uuid`,
    [orderId],
  )
  await stack.database.query(
    'update private.order_timers set due_at = now() where order_id = $1::uuid and done_at is null',
    [orderId],
  )
}

test('a dinner for later is ordered while the restaurant is closed, accepted at its opening, moved once, dispatched in time and delivered (Issue 10, 6)', async ({
  open,
  stack,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  test.slow()
  const [buyer, seller, rider] = [await newCustomer(), await newVendor(), await newCourier()]
  await openIn(stack, seller.vendorId, 3)
  await fillCart(buyer, [seller.main])
  const courier = await open(rider, '/delivery-dashboard')
  await expect(courier.getByText('Waiting for a job')).toBeVisible()

  const customer = await open(buyer, '/checkout')
  await expect(customer.getByText(/You can order for later. The first time is/)).toBeVisible()
  await expect(customer.getByRole('radio', { name: 'Now' })).not.toBeChecked()
  await customer.getByRole('button', { name: 'Order for this time' }).click()
  await customer.getByText('Angadi wallet').click()
  await customer.getByRole('button', { name: /Place order/ }).click()
  await expect(customer.getByRole('heading', { name: `Waiting for ${seller.vendorName}` })).toBeVisible()
  await expect(customer.getByText(/The restaurant accepts by/)).toBeVisible()
  await expectAccessible(customer)
  const [, id = ''] = /order-tracking\/([\w-]+)/.exec(customer.url()) ?? []
  const number =
    /[A-Z]{3}-\d+-\d+/.exec((await customer.getByText(/^Order [A-Z]{3}-/).textContent()) ?? '')?.[0] ?? ''

  // The restaurant opens.
  await openIn(stack, seller.vendorId, 0)
  const board = await open(seller, '/vendor')
  const ticket = board.getByRole('article').filter({ hasText: number })
  await expect(ticket.getByText(/Accept by/)).toBeVisible()
  await ticket.getByRole('button', { name: 'Accept' }).click()
  await expect(board.getByRole('heading', { name: 'Later (1)' })).toBeVisible()
  await expect(board.getByText(/Begin at/)).toBeVisible()
  await expectAccessible(board)
  await expect(customer.getByRole('heading', { name: `${seller.vendorName} has your order` })).toBeVisible()

  await customer.getByRole('button', { name: 'Change the time' }).click()
  const sheet = customer.getByRole('dialog', { name: 'Choose another time' })
  const other = sheet.getByRole('group', { name: 'Time' }).getByRole('radio', { checked: false }).last()
  await other.check()
  await sheet.getByRole('button', { name: /^Move to/ }).click()
  await expect(sheet).toBeHidden()
  await expect(courier.getByText('Waiting for a job')).toBeVisible()

  // Its time comes: the board moves it up, a courier is asked, and it stays where it is.
  await bringNear(stack, id)
  await expect(courier.getByRole('button', { name: 'Accept' })).toBeVisible()
  await courier.getByRole('button', { name: 'Accept' }).click()
  await expect(courier.getByText('Go to the restaurant').first()).toBeVisible()
  await expect(board.getByRole('heading', { name: /^Later/ })).toBeHidden()
  await customer.reload()
  await expect(customer.getByText('The time cannot be changed any more.')).toBeVisible()
  const { error } = await buyer.client.rpc('reschedule_order', {
    order_id: id,
    starts_at: new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 86_400_000).toISOString(),
  })
  expect(error?.details).toBe('schedule_change_over')

  await advance(seller, id, 'preparing')
  await advance(seller, id, 'ready')
  for (const [to, purpose] of [
    ['out_for_delivery', 'pickup'],
    ['delivered', 'drop'],
  ] as const) {
    const code = await codeOf(stack, id, purpose)
    await rider.client.rpc('advance_order', { order_id: id, to_status: to, code }).throwOnError()
  }
  await expect(customer.getByRole('heading', { name: 'Delivered. Enjoy your meal!' })).toBeVisible()
})
