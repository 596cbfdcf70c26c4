import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { typeCode } from '../../support/handover-code.ts'
import { expectBalanced, goTo, sendParcel } from '../../support/parcel.ts'
import { photoOf } from '../../support/photo.ts'
import { expect, test } from '../../support/test.ts'

/** Chromium's console message about a request without a network. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/]

test('a parcel is handed over in a cellar: the photo waits with its step, and comes once (docs/decisions/0143)', async ({
  open,
  as,
  stack,
  cell,
  newCustomer,
  newCourier,
}) => {
  test.slow()
  const door = { ...cell, latitude: cell.latitude + 0.02 }
  const next = { ...cell, latitude: cell.latitude + 0.03 }
  const sender = await newCustomer()
  const courier = await newCourier()
  const work = await open(courier, '/delivery-dashboard', { allowed: NO_NETWORK })
  await expect(work.getByText('Waiting for a job')).toBeVisible()
  const { id, pickupCode } = await sendParcel(stack, sender, [door, next])
  await work.getByRole('button', { name: 'Accept' }).click()
  await goTo(stack, work, courier, sender.at)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await work.getByTestId('parcel-photo').setInputFiles(await photoOf(work, 'teal'))
  await typeCode(work, 'Code', pickupCode, 'Confirm code')
  await expect(work.getByRole('heading', { name: 'To Receiver 1' })).toBeVisible()
  await goTo(stack, work, courier, door)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await work.getByText('Without a code').click()
  const photo = await photoOf(work, 'maroon')

  await work.context().setOffline(true)
  await work.getByTestId('parcel-photo').setInputFiles(photo)
  await expect(work.getByRole('heading', { name: 'To Receiver 2' })).toBeVisible()
  await expect(work.getByText('1 step waits for the network')).toBeVisible()
  await goTo(stack, work, courier, next)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await expect(work.getByRole('heading', { name: 'Hand over to Receiver 2' })).toBeVisible()
  await expect(work.getByText('2 steps wait for the network')).toBeVisible()
  await expectAccessible(work)
  await expectNoOverflow(work)
  const drops = () =>
    stack.database.query(
      `select d.state, d.proof, (select count(*)::integer from storage.objects as s
         where s.bucket_id = 'parcel-pictures' and s.name = d.proof_picture) as photos
       from private.parcel_drops as d where d.order_id = $1::uuid order by d.n`,
      [id],
    )
  const waiting = { state: 'waiting', proof: null, photos: 0 }
  expect(await drops()).toEqual([waiting, waiting])

  await work.context().setOffline(false)
  await expect.poll(drops).toEqual([{ state: 'delivered', proof: 'picture', photos: 1 }, waiting])
  await expect(work.getByText(/for the network/)).toBeHidden()
  await work.reload()
  await expect(work.getByRole('heading', { name: 'Hand over to Receiver 2' })).toBeVisible()
  await work.getByText('Without a code').click()
  await work.getByRole('textbox', { name: 'Name of whoever took it' }).fill('Meena')
  await work.getByRole('button', { name: 'Handed over' }).click()
  await expect(work.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  const { client } = sender
  const { data } = await client.from('enhanced_orders').select('status').eq('id', id).single().throwOnError()
  expect(data).toEqual({ status: 'delivered' })
  await expectBalanced(await as('admin'))
})
