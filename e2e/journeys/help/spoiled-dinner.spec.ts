import { expectAccessible } from '../../support/expect-accessible.ts'

import { collectedOrder } from '../../support/order.ts'
import { photoOf } from '../../support/photo.ts'
import { expect, test } from '../../support/test.ts'

test('a spoiled dish goes back at once when a photo shows it, and a person decides without one (Issue 11, Help)', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const [person, seller] = [await newCustomer(), await newVendor()]
  const order = await collectedOrder(person, seller)
  const other = await collectedOrder(person, seller)
  const customer = await open(person, `/shopping/orders/${order}`)
  await customer.getByRole('button', { name: 'Help with this order' }).click()
  const help = customer.getByRole('dialog', { name: 'Help with the order' })
  await help.getByRole('button', { name: 'Spoiled or damaged' }).click()
  await help.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(help.getByText('Please choose at least one item.')).toBeVisible()
  await help.getByRole('checkbox').first().check()
  await help.getByTestId('support-photo').setInputFiles(await photoOf(customer, 'teal'))
  await expect(help.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expectAccessible(customer)
  await help.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(help.getByText(/is back in your wallet/)).toBeVisible()
  await help.getByRole('button', { name: 'Done' }).click()
  await expect(customer.getByRole('heading', { name: 'Refunded' })).toBeVisible()

  // Another order, without a photo: a person of support decides.
  await customer.goto(`/shopping/orders/${other}`)
  await customer.getByRole('button', { name: 'Help with this order' }).click()
  await help.getByRole('button', { name: 'Spoiled or damaged' }).click()
  await help.getByRole('checkbox').first().check()
  await help.getByRole('textbox').fill('It smelled of <b>smoke</b> 😖')
  await help.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(help.getByText(/because there is no photo/)).toBeVisible()
  await help.getByRole('link', { name: 'Open the ticket' }).click()
  const thread = customer.getByRole('dialog', { name: 'Spoiled or damaged' })
  await expect(thread.getByText('It smelled of <b>smoke</b> 😖')).toBeVisible()
  const number = (await thread.getByText(/^Ticket HT\d+$/).textContent()) ?? ''

  // Support takes it over, answers, and refunds it; the customer sees each at once.
  const admin = await open('admin', '/admin/support', { window: 'desktop' })
  await admin
    .getByRole('listitem')
    .filter({ hasText: number.replace('Ticket ', '') })
    .getByRole('link')
    .click()
  const ticket = admin.getByRole('dialog', { name: 'Spoiled or damaged' })
  await ticket.getByRole('button', { name: 'Take over' }).click()
  await expect(thread.getByText(/A person of support is looking at it/)).toBeVisible()
  await expect(ticket.getByText('You look after this ticket.')).toBeVisible()
  await expectAccessible(admin)
  await ticket.getByRole('textbox', { name: 'Answer to the customer' }).fill('Sorry, it is back.')
  await ticket.getByRole('button', { name: /^Refund ₹/ }).click()
  await expect(thread.getByText('Sorry, it is back.')).toBeVisible()
  await expect(thread.getByText(/went back to the wallet/)).toBeVisible()
  const { data } = await person.client
    .from('enhanced_orders')
    .select('refund_paise')
    .eq('id', other)
    .single()
    .throwOnError()
  expect(data.refund_paise).toBeGreaterThan(0)
  await expect(ticket.getByText(/Refunded/).first()).toBeVisible()
})

test('the assistant answers from own orders, says when it does not know, and hands over to a ticket (Issue 11, Help)', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  const [person, seller] = [await newCustomer(), await newVendor()]
  await collectedOrder(person, seller)
  const page = await open(person, '/help')
  await page.getByRole('button', { name: /Ask the assistant/ }).click()
  const assistant = page.getByRole('dialog', { name: 'Assistant' })
  await assistant.getByRole('button', { name: 'Wallet balance' }).click()
  await expect(assistant.getByText(/There is ₹.* in your wallet/)).toBeVisible()
  await assistant.getByRole('textbox', { name: 'Your question' }).fill('బిల్లు కావాలి')
  await assistant.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(assistant.getByRole('link', { name: /^Bill: / })).toBeVisible()
  await assistant.getByRole('textbox', { name: 'Your question' }).fill('Do you repair bicycles?')
  await assistant.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(assistant.getByText('I do not know that.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await assistant.getByRole('button', { name: 'Write to support' }).last().click()
  const write = page.getByRole('dialog', { name: 'Write to us' })
  await expect(write.getByRole('textbox')).toHaveValue('Do you repair bicycles?')
  await write.getByText('Something else', { exact: true }).click()
  await write.getByRole('button', { name: 'Send' }).click()
  await expect(write.getByText(/^Ticket HT\d+ is open$/)).toBeVisible()
})
