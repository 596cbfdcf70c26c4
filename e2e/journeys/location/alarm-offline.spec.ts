import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { createDriver } from '../../support/driver.ts'
import { acceptJob } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** Chromium's messages about requests without a network. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/, /WebSocket/]
/** Some 4 km. */
const NORTH_DEGREES = 0.035

const quoted = z.object({ quote_id: z.uuid() })
const placed = z.object({ orders: z.array(z.object({ id: z.uuid() })).min(1) })

test('a driver’s silence is said, and both alarms of a ride without a network go out once (Spec §4 Live tracking, §8 Offline)', async ({
  open,
  newCustomer,
  stack,
  cell,
}) => {
  test.slow()
  const { database } = stack
  const driver = await createDriver(stack, cell, { name: 'Salma Begum', plate: 'TS 09 UC 1200' })
  await database.query(
    `with duty as (update public.couriers set online = true, last_online_at = now() where user_id = $1::uuid)
     insert into public.courier_positions (user_id, lat, lng) values ($1::uuid, $2, $3)`,
    [driver.id, cell.latitude, cell.longitude],
  )
  const customer = await newCustomer()
  const stop = (latitude: number, label: string) => ({ lat: latitude, lng: cell.longitude, label })
  const stops = [stop(cell.latitude, 'Old Market'), stop(cell.latitude + NORTH_DEGREES, 'Fort')]
  const quote = await customer.client
    .rpc('quote_order', { request: { trade: 'ride', vehicle: 'auto', stops } })
    .throwOnError()
  const ride = await customer.client
    .rpc('place_order', {
      quote_id: quoted.parse(quote.data).quote_id,
      idempotency_key: randomUUID(),
      payment_method: 'wallet',
    })
    .throwOnError()
  const [{ id } = { id: '' }] = placed.parse(ride.data).orders
  await acceptJob(driver, id)
  await driver.client.rpc('advance_order', { order_id: id, to_status: 'confirmed' }).throwOnError()

  const page = await open(customer, `/ride-tracking/${id}`, { allowed: NO_NETWORK })
  const wheel = await open(driver, '/delivery-dashboard', { allowed: NO_NETWORK })
  await expect(page.getByRole('heading', { name: /Salma is coming/ })).toBeVisible()
  await expect(wheel.getByRole('button', { name: 'SOS' })).toBeVisible()
  for (const screen of [page, wheel]) await deferredPartsShown(screen)

  // The phone of the driver reports nothing for two minutes.
  await wheel.context().setOffline(true)
  await database.query(
    `update public.courier_positions set seen_at = now() - interval '2 minutes' where user_id = $1::uuid`,
    [driver.id],
  )
  await expect(page.getByText(/^The driver's phone has sent no position since/)).toBeVisible()
  await driver.client
    .rpc('report_position', { lat: cell.latitude - 0.0005, lng: cell.longitude })
    .throwOnError()
  await expect(page.getByText(/^The driver's phone has sent no position since/)).toBeHidden()

  await page.context().setOffline(true)
  for (const screen of [page, wheel]) {
    await screen.getByRole('button', { name: 'SOS' }).click()
    await screen.getByRole('button', { name: 'Alert Angadi' }).click()
  }
  await page.getByRole('button', { name: 'Yes, send the alarm' }).click()
  for (const screen of [page, wheel]) {
    const sheet = screen.getByRole('dialog')
    await expect(sheet.getByText(/the alarm could not be sent yet/)).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(sheet.getByRole('link', { name: 'Write an SMS' })).toHaveAttribute(
      'href',
      /^sms:\?&body=I%20need/,
    )
  }
  const calls = async () =>
    database.query('select role from private.sos_calls where order_id = $1::uuid order by role', [id])
  expect(await calls()).toEqual([])
  for (const screen of [page, wheel]) {
    await screen.context().setOffline(false)
    await expect(screen.getByText('Your alarm has been sent. Angadi’s safety team has it.')).toBeVisible()
    await expect(screen.getByText(/the alarm could not be sent yet/)).toBeHidden()
  }
  expect(await calls()).toEqual([{ role: 'driver' }, { role: 'user' }])
})
