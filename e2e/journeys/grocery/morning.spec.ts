import { expectAccessible } from '../../support/expect-accessible.ts'
import { createGroceryStore } from '../../support/grocery-store.ts'
import { acceptJob } from '../../support/order.ts'
import { stored } from '../../support/stored.ts'
import { expect, test } from '../../support/test.ts'

test('a morning: groceries are found by aisle, picked and weighed, a substitute is refused, and the bags are carried (Issue 11, Done when 1)', async ({
  open,
  stack,
  cell,
  newCustomer,
  newCourier,
}) => {
  test.slow()
  const store = await createGroceryStore(stack, cell)
  const [buyer, rider] = [await newCustomer(), await newCourier()]

  // The customer fills the cart from the shelves and says what may replace the rice.
  const customer = await open(buyer, `/grocery/store/${store.slug}`)
  await expect(customer.getByRole('heading', { name: store.storeName })).toBeVisible()
  await expect(customer.getByText('₹40/kg')).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Add: Tomatoes' }).click()
  await customer.getByRole('button', { name: 'Add one more: Tomatoes' }).click()
  for (const name of ['Sona rice', 'Curd', 'Soap'])
    await customer.getByRole('button', { name: `Add: ${name}` }).click()
  await expect(customer.getByRole('group', { name: 'Soap' })).toBeVisible()
  // Changes are sent one after the other, and a page that is left has not sent those that wait.
  await expect
    .poll(async () => (await buyer.client.from('unified_cart_items').select('id').throwOnError()).data.length)
    .toBe(4)
  await customer.goto('/grocery/checkout')
  await customer.getByRole('button', { name: /^If something is missing/ }).click()
  await customer.getByRole('button', { name: 'Change: Sona rice' }).click()
  await customer.getByRole('radio', { name: /Money back/ }).check()
  await customer.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(customer.getByRole('dialog')).toBeHidden()
  await expect(customer.getByText('Money back')).toBeVisible()
  await expectAccessible(customer)
  await customer.getByText('Angadi wallet').click()
  await customer.getByRole('button', { name: /Place order/ }).click()
  await expect(customer).toHaveURL(/order-tracking/)
  const number =
    /[A-Z]{3}-\d+-\d+/.exec((await customer.getByText(/^Order [A-Z]{3}-/).textContent()) ?? '')?.[0] ?? ''
  const [, id = ''] = /order-tracking\/([\w-]+)/.exec(customer.url()) ?? []

  // The store accepts, and picks line by line.
  const board = await open(store, '/vendor')
  const ticket = board.getByRole('article').filter({ hasText: number })
  const accepted = stored(board, 'rpc/advance_order')
  await ticket.getByRole('button', { name: 'Accept' }).click()
  await accepted
  // The board ignores a second tap at once, as a double tap.
  const tappedAt = await board.evaluate(() => performance.now())
  await board.waitForFunction((since) => performance.now() - since > 600, tappedAt)
  // A phone shows one stage of the orders at a time.
  await board.getByRole('group', { name: 'Stage of the orders' }).getByText('Picking').click()
  await expect(ticket.getByRole('button', { name: 'Start picking' })).toBeVisible()
  await acceptJob(rider, id)
  await expect(ticket.getByText(/is on the way to you/)).toBeVisible()
  await ticket.getByRole('button', { name: 'Start picking' }).click()
  await ticket.getByRole('link', { name: 'Pick' }).click()
  await expect(board.getByText('0 of 4 done').first()).toBeVisible()
  await expectAccessible(board)
  const line = (name: string) => board.getByRole('article').filter({ hasText: name })
  await line('Tomatoes')
    .getByRole('button', { name: /^Weigh Tomatoes/ })
    .click()
  await line('Tomatoes').getByRole('textbox', { name: 'Weight' }).fill('1200')
  await line('Tomatoes').getByRole('button', { name: 'Weighed' }).click()
  await expect(board.getByText('At most 1100 g. Please take some out.')).toBeVisible()
  await line('Tomatoes').getByRole('textbox', { name: 'Weight' }).fill('950')
  await line('Tomatoes').getByRole('button', { name: 'Weighed' }).click()
  await expect(line('Tomatoes').getByText('950 g weighed')).toBeVisible()
  for (const name of ['Curd', 'Soap']) {
    await line(name).getByRole('button', { name: 'All there' }).click()
    await expect(line(name).getByRole('button', { name: 'All there' })).toHaveCount(0)
  }
  await line('Sona rice').getByRole('button', { name: 'Not there' }).click()
  await line('Sona rice').getByRole('button', { name: 'Offer something else' }).click()
  const offer = board.getByRole('dialog')
  await offer.getByRole('radio', { name: /Basmati rice/ }).check()
  await offer.getByRole('button', { name: 'Offer for ₹64' }).click()
  await expect(board.getByText('The customer is being asked')).toBeVisible()

  // The customer is asked at once, and refuses.
  await expect(customer.getByRole('heading', { name: 'Sona rice, 1 kg is missing' })).toBeVisible()
  await expect(customer.getByText('If you do not answer, you get your money back.')).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'No, money back' }).click()
  await expect(board.getByText('Refused: it is refunded')).toBeVisible()
  await board.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(board.getByRole('dialog').getByText(/goes back to the customer/)).toBeVisible()
  await board.getByRole('checkbox', { name: /closed/ }).check()
  await board.getByRole('button', { name: 'Ready for the courier' }).click()
  await expect(board.getByText('This order is packed. Nothing can be changed any more.')).toBeVisible()
  // 64 of rice and 2 of tomatoes, with the tax inside.
  await expect(customer.getByText('₹66 for what was missing is back in your wallet.')).toBeVisible()

  // The courier takes each bag by its number: food, chilled and other goods apart.
  // An unknown code is answered with 404, which the browser reports.
  const courier = await open(rider, '/delivery/grocery', { allowed: [/status of 404/] })
  await expect(courier.getByText('3 of 3 bags to take')).toBeVisible()
  await courier.getByRole('textbox', { name: 'Code or number of the bag' }).fill('9')
  await courier.getByRole('button', { name: 'Enter' }).click()
  await expect(courier.getByText('No bag of this order has this code.')).toBeVisible()
  for (const bag of ['1', '2', '3']) {
    await courier.getByRole('textbox', { name: 'Code or number of the bag' }).fill(bag)
    await courier.getByRole('button', { name: 'Enter' }).click()
    await expect(courier.getByText('With the courier')).toHaveCount(Number(bag))
  }
  await expect(courier.getByText('You have all 3 bags')).toBeVisible()
  await expectAccessible(courier)

  // The administration sees what was missing and who answered.
  const admin = await open('admin', `/admin/grocery-orders?search=${number}`, { window: 'desktop' })
  await expect(admin.getByText('1 short, 0 replaced')).toBeVisible()
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('dialog').getByText(/refused \(by the customer\)/)).toBeVisible()
  await expectAccessible(admin)
})
