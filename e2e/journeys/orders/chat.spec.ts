import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { acceptJob, advance, placeOrder } from '../../support/order.ts'
import { photoOf } from '../../support/photo.ts'
import { expect, test } from '../../support/test.ts'
import { noteToasts } from '../../support/toast.ts'

test('customer and courier write to and call each other, each in their own language, until the window closes (Issue 10, reaching each other)', async ({
  open,
  newCustomer,
  newVendor,
  newCourier,
  stack,
}) => {
  test.slow()
  const [person, seller, rider] = [await newCustomer(), await newVendor(), await newCourier()]
  const { id } = await placeOrder(person, seller)
  await advance(seller, id, 'confirmed')
  await acceptJob(rider, id)

  const customer = await open(person, `/order-tracking/${id}`)
  const courier = await open(rider, '/delivery-dashboard')
  await courier.evaluate((key) => localStorage.setItem(key, 'te'), LANGUAGE_STORAGE_KEY)
  await courier.reload()

  // The courier sends a sentence without typing, in Telugu; the customer reads it in English.
  await courier.getByRole('button', { name: 'Lakshmiతో చాట్ చేయండి' }).click()
  const courierChat = courier.getByRole('dialog', { name: 'Lakshmi' })
  await courierChat.getByRole('button', { name: 'మీ చిరునామా దొరకడం లేదు. దాని దగ్గర ఏముంది?' }).click()
  await customer.getByRole('button', { name: 'Chat with Ravi, 1 new message' }).click()
  const chat = customer.getByRole('dialog', { name: 'Ravi' })
  await expect(chat.getByText('I cannot find your address. What is near it?')).toBeVisible()
  await expectAccessible(customer)

  await chat.getByRole('textbox', { name: 'Message' }).fill('The blue gate')
  await chat.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(courierChat.getByText('The blue gate')).toBeVisible()
  await expect(chat.getByText('Read', { exact: false })).toBeVisible()

  // A photo is shown before it is sent.
  await chat.getByTestId('chat-photo').setInputFiles(await photoOf(customer, 'teal'))
  await customer.getByRole('button', { name: 'Send photo' }).click()
  await expect(courierChat.locator('img')).toBeVisible()
  await expect(chat.getByRole('img', { name: 'Photo' })).toBeVisible()

  // A call rings through the simulator.
  await chat.getByRole('button', { name: 'Close' }).click()
  const [told, heard] = [await noteToasts(customer), await noteToasts(courier)]
  await customer.getByRole('button', { name: 'Call Ravi' }).click()
  await expect
    .poll(async () => (await told()).filter((title) => title.includes('Ravi')))
    .toEqual(['Calling Ravi', 'You are talking to Ravi', 'The call with Ravi has ended'])
  await expect.poll(heard).toContain('Lakshmi మీకు కాల్ చేస్తున్నారు')

  // Delivered: for half an hour, a notification still opens the chat of a courier who has no job any more.
  await stack.database.query(
    `with ended as (update public.enhanced_orders set status = 'delivered', status_since = now() where id = $1::uuid)
     update public.jobs set state = 'delivered', done_at = now() where order_id = $1::uuid`,
    [id],
  )
  await courier.goto(`/delivery-dashboard?sheet=chat.user.${id}`)
  await courierChat.getByRole('button', { name: 'సరే.' }).click()
  await expect(customer.getByRole('button', { name: 'Chat with Ravi, 1 new message' })).toBeVisible()

  // Half an hour after the end.
  await stack.database.query(
    `update public.enhanced_orders set status_since = now() - interval '31 minutes' where id = $1::uuid`,
    [id],
  )
  await customer.reload()
  await customer.getByRole('button', { name: 'Chat with Ravi' }).click()
  await expect(chat.getByText('All right.')).toBeVisible()
  await expect(chat.getByText('This order has ended, and so has its chat.', { exact: false })).toBeVisible()
  await expect(chat.getByText('The blue gate')).toBeVisible()
  await expect(chat.getByRole('textbox')).toBeHidden()
  await expect(customer.getByRole('button', { name: 'Call Ravi' })).toBeHidden()
})
