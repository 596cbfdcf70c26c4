import { z } from 'zod'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { digitsAt, typeCode } from '../../support/handover-code.ts'
import { formatPaise } from '../../support/money.ts'
import { acceptJob, advance, fillCart } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

const walletOf = z.object({ balance_paise: z.int() })

test('a noon: lunch and a charger in one checkout, the charger is cancelled and refunded, the lunch is delivered (Issue 11, Done when 1)', async ({
  open,
  as,
  newCustomer,
  newVendor,
  newShop,
  newCourier,
}) => {
  test.slow()
  const [buyer, kitchen, shop, rider] = [
    await newCustomer(),
    await newVendor(),
    await newShop(),
    await newCourier(),
  ]
  const { data: before } = await buyer.client.rpc('my_wallet').throwOnError()
  await fillCart(buyer, [kitchen.main, shop.main])
  const customer = await open(buyer, '/checkout')
  await expect(customer.getByText(kitchen.vendorName).first()).toBeVisible()
  await expect(customer.getByText(shop.vendorName).first()).toBeVisible()
  await customer.getByText('Angadi wallet').click()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: /Place order/ }).click()
  await expect(customer).toHaveURL(/order/)
  const { data: orders } = await buyer.client
    .from('enhanced_orders')
    .select('id, order_number, vendor_id, total_paise')
    .throwOnError()
  const lunch = orders.find(({ vendor_id }) => vendor_id === kitchen.vendorId)
  const charger = orders.find(({ vendor_id }) => vendor_id === shop.vendorId)
  if (!lunch || !charger) throw new Error('the checkout made no order per vendor')

  // The shop sees its part only; the customer thinks better of it.
  const seller = await open(shop, '/vendor/shopping/orders')
  await expect(seller.getByText(charger.order_number)).toBeVisible()
  await expect(seller.getByText(kitchen.main.name)).toHaveCount(0)
  await customer.goto(`/shopping/orders/${charger.id}`)
  await customer.getByRole('button', { name: 'Cancel the order' }).click()
  const sheet = customer.getByRole('dialog')
  await sheet.getByRole('radio').first().check({ force: true })
  await expectAccessible(customer)
  await sheet.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(
    customer.getByText(`${formatPaise(charger.total_paise)} is back in your wallet.`).first(),
  ).toBeVisible()
  await expect(seller.getByText('No new orders')).toBeVisible()

  // The kitchen cooks its part as if nothing had happened, and a courier brings it.
  await customer.goto(`/order-tracking/${lunch.id}`)
  const board = await open(kitchen, '/vendor')
  await expect(board.getByRole('article').filter({ hasText: lunch.order_number })).toBeVisible()
  await expect(board.getByText(charger.order_number)).toHaveCount(0)
  await advance(kitchen, lunch.id, 'confirmed')
  await acceptJob(rider, lunch.id)
  await advance(kitchen, lunch.id, 'preparing')
  await advance(kitchen, lunch.id, 'ready')
  await board.getByRole('group', { name: 'Stage of the orders' }).getByText('Ready').click()
  const ticket = board.getByRole('article').filter({ hasText: lunch.order_number })
  const courier = await open(rider, '/delivery-dashboard')
  await courier.getByRole('button', { name: 'I am at the restaurant' }).click()
  await typeCode(courier, 'Pick-up code', await digitsAt(ticket, 'Pick-up code'), 'I have the order')
  await expect(customer.getByRole('heading', { name: 'Your food is on the way' })).toBeVisible()
  await courier.context().setGeolocation(buyer.at)
  await rider.client
    .rpc('report_position', { lat: buyer.at.latitude, lng: buyer.at.longitude })
    .throwOnError()
  await courier.getByRole('button', { name: 'I have arrived' }).click()
  await typeCode(courier, 'Customer’s code', await digitsAt(customer, 'Your delivery code'), 'Hand over')
  await expect(courier.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await expect(customer.getByRole('heading', { name: 'Delivered. Enjoy your meal!' })).toBeVisible()

  // The wallet has paid for the lunch alone, and the administration sees both parts and balanced books.
  const { data: after } = await buyer.client.rpc('my_wallet').throwOnError()
  expect(after).toMatchObject({ balance_paise: walletOf.parse(before).balance_paise - lunch.total_paise })
  const admin = await open('admin', `/admin/orders/${charger.id}`, { window: 'desktop' })
  await expect(admin.getByRole('heading', { name: 'Books' })).toBeVisible()
  await expect(admin.getByText('Cancelled').first()).toBeVisible()
  const { client } = await as('admin')
  const { data: overview } = await client.rpc('admin_overview')
  expect(overview).toMatchObject({ ledger_balanced: true })
})
