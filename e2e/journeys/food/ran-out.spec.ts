import { expectAccessible } from '../../support/expect-accessible.ts'
import { advance, fillCart } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

test('a dish runs out and takes longer: the restaurant asks, the customer answers, and what came stands in the order (issue 31)', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const [buyer, kitchen] = [await newCustomer(), await newVendor()]
  await fillCart(buyer, [kitchen.main, kitchen.drink])
  const customer = await open(buyer, '/checkout')
  await customer.getByText('Angadi wallet').click()
  await customer.getByRole('button', { name: /Place order/ }).click()
  await expect(customer).toHaveURL(/order/)
  const { data: order } = await buyer.client
    .from('enhanced_orders')
    .select('id, order_number')
    .single()
    .throwOnError()
  await customer.goto(`/order-tracking/${order.id}`)
  await advance(kitchen, order.id, 'confirmed')
  await advance(kitchen, order.id, 'preparing')

  // Nothing is new: the board opens where the work is.
  const board = await open(kitchen, '/vendor')
  const ticket = board.getByRole('article').filter({ hasText: order.order_number })
  await ticket.getByRole('button', { name: '+10 min' }).click()
  await expect(ticket.getByText('10 min more than promised')).toBeVisible()
  await ticket.getByRole('button', { name: 'Something ran out' }).click()
  const sheet = board.getByRole('dialog')
  await sheet.getByRole('radio', { name: new RegExp(kitchen.drink.name) }).check()
  await sheet.getByRole('radio', { name: /^Leave it out/ }).check()
  await expectAccessible(board)
  await sheet.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(ticket.getByText(`The customer is asked: ${kitchen.drink.name}`)).toBeVisible()

  await expect(customer.getByRole('heading', { name: `${kitchen.drink.name} ran out` })).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: /^Without it/ }).click()
  await expect(customer.getByRole('heading', { name: `${kitchen.drink.name} ran out` })).toBeHidden()
  await expect(ticket.getByText('Did not come')).toBeVisible()
  await expect(customer.getByText('Did not come')).toBeVisible()
  const { data: paid } = await buyer.client
    .from('enhanced_orders')
    .select('refund_paise')
    .single()
    .throwOnError()
  expect(paid.refund_paise).toBeGreaterThan(0)
})
