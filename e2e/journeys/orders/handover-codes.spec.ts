import { expectAccessible } from '../../support/expect-accessible.ts'
import { codeOf } from '../../support/handover-code.ts'
import { advance, placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** Wrong codes in a row before the pause (Spec §9 Codes). */
const TRIES = 5

test('wrong pick-up codes are counted and then paused, and the job can be given back', async ({
  open,
  stack,
  newCustomer,
  newVendor,
  newCourier,
}) => {
  const [customer, vendor] = [await newCustomer(), await newVendor()]
  const courier = await open(await newCourier(), '/delivery-dashboard')
  await expect(courier.getByText('Waiting for a job')).toBeVisible()

  const order = await placeOrder(customer, vendor, { method: 'cash' })
  await advance(vendor, order.id, 'confirmed')
  await courier.getByRole('button', { name: 'Accept' }).click()
  await courier.getByRole('button', { name: 'I am at the restaurant' }).click()
  await advance(vendor, order.id, 'preparing')
  await advance(vendor, order.id, 'ready')
  const wrong = (await codeOf(stack, order.id, 'pickup')) === '0000' ? '1111' : '0000'

  const field = courier.getByRole('textbox', { name: 'Pick-up code' })
  const submit = courier.getByRole('button', { name: 'I have the order' })
  for (let tries = TRIES - 1; tries > 0; tries--) {
    await field.click()
    await courier.keyboard.type(wrong)
    await submit.click()
    await expect(
      courier.getByText(new RegExp(`This is not the right code. ${tries} (try|tries) left.`)),
    ).toBeVisible()
  }
  await field.click()
  await courier.keyboard.type(wrong)
  await submit.click()
  await expect(courier.getByText(/Too many wrong codes. Try again in \d+ seconds?\./)).toBeVisible()
  await expect(submit).toBeDisabled()
  await expectAccessible(courier)

  await courier.getByRole('button', { name: 'Give this job back' }).click()
  await courier.getByText('Trouble with my vehicle').click()
  await expectAccessible(courier)
  await courier.getByRole('button', { name: 'Give it back' }).click()
  await expect(courier.getByText('The job is given back. We look for another courier.')).toBeVisible()
})
