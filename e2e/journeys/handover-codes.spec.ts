import { advance, cancelOpenOrders, placeDinner } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/test.ts'

/** Wrong codes in a row before the pause (Spec §9 Codes). */
const TRIES = 5

test('wrong pick-up codes are counted and then paused, and the job can be given back', async ({
  open,
  as,
}) => {
  test.setTimeout(120_000)
  const ananya = await as('ananya')
  await cancelOpenOrders(ananya, await as('admin'))
  const courier = await open('courier')
  const shift = courier.getByRole('switch', { name: /line/ })
  await expect(shift).toBeVisible()
  if ((await shift.getAttribute('aria-checked')) === 'false') await shift.click()
  await expect(courier.getByText('Waiting for a job')).toBeVisible()

  const order = await placeDinner(ananya, 'cash')
  await advance(await as('restaurant'), order.id, 'confirmed')
  await courier.getByRole('button', { name: 'Accept' }).click()
  await courier.getByRole('button', { name: 'I am at the restaurant' }).click()
  await advance(await as('restaurant'), order.id, 'preparing')
  await advance(await as('restaurant'), order.id, 'ready')
  const { data } = await (await as('restaurant')).client.rpc('vendor_orders', {
    vendor_id: (await (await as('restaurant')).client.rpc('my_vendors')).data?.[0]?.id ?? '',
  })
  const right = data?.find(({ order_id }) => order_id === order.id)?.pickup_code ?? ''
  const wrong = right === '0000' ? '1111' : '0000'

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
  await cancelOpenOrders(ananya, await as('admin'))
})
