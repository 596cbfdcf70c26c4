import { indiaDay, startOfIndiaDay } from '../../../packages/domain/src/time/india-day.ts'
import { bookVisit, bringForward, calendarOf, createVisitedSalon } from '../../support/booked-visit.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { partsOf } from '../../support/payments.ts'
import { expect, test } from '../../support/test.ts'

const HOUR_MS = 3_600_000
/** Noon in India, three days ahead: at any hour of today there is time to answer and to move. */
const NOON = new Date(startOfIndiaDay(Date.now()) + 3 * 24 * HOUR_MS + 12 * HOUR_MS)
const DAY = indiaDay(NOON.getTime())
const DESK = `/salon/appointments?day=${DAY}`

test('a request is accepted and moved by keys alone; its customer and another desk see it at once, and the slower clerk is told (Spec §2 Beauty)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const people = ['Anita Rao', 'Bina Das']
  const salon = await createVisitedSalon(stack, cell, { people, confirmsItself: false })
  const customer = await newCustomer()
  const order = await bookVisit(customer, salon, NOON, { with: 'Anita Rao' })
  const page = await open(customer, `/order-tracking/${order.id}`)
  await expect(page.getByText('Waiting for an answer')).toBeVisible()
  const desk = await open(salon, DESK, { window: 'desktop' })
  // Whoever is overtaken is refused by the server.
  const other = await open(salon, DESK, { window: 'desktop', allowed: [/status of 409/] })

  // By keys: into the calendar, to the booking, open it, accept.
  const visit = (at: typeof desk, time: string) =>
    at.getByRole('button', { name: new RegExp(`^${time}.*Lakshmi Haircut`) })
  await visit(desk, '12:00').focus()
  await desk.keyboard.press('Enter')
  const sheet = desk.getByRole('dialog', { name: 'Lakshmi' })
  await sheet.getByRole('button', { name: 'Accept' }).focus()
  await desk.keyboard.press('Enter')
  await expect(sheet.getByText('Confirmed')).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()
  await expect(visit(other, '12:00')).toContainText('Confirmed')

  // An hour later, and to Bina: every arrow is a move, Enter saves it.
  await visit(desk, '12:00').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'])
    await desk.keyboard.press(key)
  await expect(page.getByRole('heading', { name: /1:00 – 2:00 pm/ })).toBeVisible()
  await expect(page.getByText(/moved it\. Before: .*12:00 pm/)).toBeVisible()
  await expect(page.getByText('Bina Das')).toBeVisible()
  await expect(visit(other, '1:00')).toBeVisible()
  const { data: told } = await customer.client.from('system_notifications').select('title').throwOnError()
  expect(told.map(({ title }) => title)).toContain('New time')
  await expectAccessible(desk)

  // The other desk has begun to move it when this one is done: it is not overwritten unseen.
  await visit(other, '1:00').focus()
  await other.keyboard.press('ArrowDown')
  await visit(desk, '1:00').focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await desk.keyboard.press(key)
  await expect(page.getByRole('heading', { name: /12:30 – 1:30 pm/ })).toBeVisible()
  await other.keyboard.press('Enter')
  await expect(other.getByText('Lakshmi stays where it was')).toBeVisible()
  await expect(visit(other, '12:30')).toBeVisible()
  const [now, ...more] = await calendarOf(salon, DAY, 1)
  expect(more).toEqual([])
  expect(Date.parse(now?.starts_at ?? '')).toBe(NOON.getTime() + HOUR_MS / 2)
})

test('whoever walks in is booked, begun, served longer and pays in cash; who has booked pays the bill by UPI', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  const salon = await createVisitedSalon(stack, cell, { people: ['Anita Rao', 'Bina Das'] })
  const customer = await newCustomer()
  const order = await bookVisit(customer, salon, NOON, { with: 'Anita Rao', method: 'cash' })
  const desk = await open(salon, DESK, { window: 'desktop' })

  // A click on free time of Bina fills in the time and the person.
  const free = desk.getByRole('list', { name: 'Bina Das' }).getByRole('button', { name: /^Free/ })
  await free.focus()
  await desk.keyboard.press('Enter')
  const form = desk.getByRole('dialog', { name: 'Walk-in' })
  await expect(form.getByLabel('With')).toHaveValue(salon.people['Bina Das'] ?? '')
  await expect(form.getByLabel('Start')).toHaveValue('00:00')
  await expectAccessible(desk)

  // But this one stands at the desk.
  await form.getByRole('radio', { name: /Next free time/ }).check()
  await form.getByRole('checkbox', { name: /Haircut/ }).check()
  await form.getByLabel('Name').fill('Ravi')
  await form.getByRole('button', { name: 'Take the time' }).click()
  await expect(form).toBeHidden()
  const served = (await calendarOf(salon, indiaDay(Date.now()), 2)).find((one) => one.order_id === null)
  // Near midnight the next free time is tomorrow's.
  await desk.goto(`/salon/appointments?day=${indiaDay(Date.parse(served?.starts_at ?? ''))}`)
  const visit = desk.getByRole('button', { name: /Ravi Haircut/ })
  await visit.focus()
  await desk.keyboard.press('Shift+ArrowDown')
  await desk.keyboard.press('Enter')
  await expect
    .poll(async () => {
      const one = (await calendarOf(salon, indiaDay(Date.now()), 2)).find(({ id }) => id === served?.id)
      return Date.parse(one?.ends_at ?? '') - Date.parse(served?.ends_at ?? '')
    })
    .toBeGreaterThan(0)
  await visit.click()
  const sheet = desk.getByRole('dialog', { name: 'Ravi' })
  await sheet.getByRole('button', { name: 'Begin' }).click()
  await sheet.getByRole('button', { name: 'Finish' }).click()
  await sheet.getByLabel('Taken').fill('450')
  await expect(sheet.getByRole('radio', { name: 'Cash' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Finish' }).click()
  await expect(sheet.getByText('₹450, Cash')).toBeVisible()
  await expectAccessible(desk)

  // The hour of the booked one has come; her bill is paid by the code on the screen, and no cash is taken.
  await bringForward(stack, order.order_number)
  await desk.goto('/vendor/bookings')
  await desk.getByRole('main').getByText('Today', { exact: true }).click()
  await desk.getByText(order.order_number).click()
  const bill = desk.getByRole('dialog', { name: 'Lakshmi' })
  await bill.getByRole('button', { name: 'Begin' }).click()
  await expect(bill.getByRole('button', { name: 'Take ₹400 and finish' })).toBeVisible()
  await bill.getByRole('button', { name: 'Pay by UPI' }).click()
  const code = desk.getByRole('dialog', { name: 'Pay by UPI' })
  await expect(code.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible()
  await expectAccessible(desk)
  const [shown] = await stack.database.query(
    `select c.content from private.gateway_codes as c join private.gateway_orders as g on g.id = c.gateway_order_id
     where g.subject_id = $1::uuid`,
    [order.id],
  )
  const phone = await open(null, String(shown?.['content']))
  await phone.getByRole('button', { name: /Approve by UPI/ }).click()
  await expect(code.getByText('Paid by UPI. Take no cash.')).toBeVisible()
  await code.getByRole('button', { name: 'Close' }).last().click()
  await bill.getByRole('button', { name: 'Finish', exact: true }).click()
  // What is done is not among today's any more.
  await expect(bill).toBeHidden()
  await desk.getByRole('main').getByText('Past', { exact: true }).click()
  await expect(desk.getByRole('button', { name: new RegExp(order.order_number) })).toContainText('Done')
  expect(await partsOf(stack, order.id)).toEqual([{ method: 'gateway', status: 'captured', paise: 40_000 }])
})
