import type { Page } from '@playwright/test'
import type { Position } from '../../support/cells.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { digitsAt, typeCode } from '../../support/handover-code.ts'
import { expectBalanced, fillDoor, goTo, receiverLink, saveAddress } from '../../support/parcel.ts'
import { photoOf } from '../../support/photo.ts'
import { expect, test } from '../../support/test.ts'

/** The courier says to have arrived, or that nobody is there, before the server agrees. */
const REFUSED = [/status of 409/]

async function checked(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
}

test('a parcel with two receivers: one opens with the code, the other never does, and it comes back (Spec §2 /delivery-services)', async ({
  open,
  as,
  stack,
  cell,
  newCustomer,
  newCourier,
}) => {
  test.slow()
  const north = (degrees: number): Position => ({ ...cell, latitude: cell.latitude + degrees })
  const [home, first, second] = [north(0.01), north(0.02), north(0.03)]
  const sender = await newCustomer()
  await saveAddress(stack, sender, 'Office', second)
  const courier = await newCourier()

  const page = await open(sender, '/')
  await page.context().setGeolocation(first)
  await page.goto('/delivery-services')
  await fillDoor(page, 0, { name: 'Lakshmi Devi', phone: '9876543210', saved: 'Home: ' })
  await checked(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await fillDoor(page, 0, { name: 'Sunitha Rao', phone: '9876543211', line: 'Flat 5, Temple Street' })
  await page.getByRole('button', { name: 'Add another address' }).click()
  await fillDoor(page, 1, { name: 'Ravi Teja', phone: '9876543212', saved: 'Office: ' })
  await checked(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('combobox', { name: 'What do you send?' }).selectOption('Documents')
  await page.getByRole('radio', { name: /Up to 5 kg/ }).check()
  await page.getByRole('checkbox', { name: /Nothing prohibited/ }).check()
  await checked(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await checked(page)
  await page.getByRole('button', { name: 'See the price' }).click()
  const price = page.getByRole('dialog', { name: 'Your parcel' })
  await expect(price.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  await checked(page)

  const work = await open(courier, '/delivery-dashboard', { allowed: REFUSED })
  await expect(work.getByText('Waiting for a job')).toBeVisible()
  await price.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { name: 'We are looking for a courier' })).toBeVisible()

  const offer = work.getByRole('alertdialog', { name: 'New parcel' })
  await expect(offer.getByText('2 addresses')).toBeVisible()
  await checked(work)
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expect(work.getByRole('heading', { name: 'To the sender' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /comes to pick it up/ })).toBeVisible()
  await checked(work, page)

  // The receivers follow by their links, without an account.
  const receiver = await open(null, await receiverLink(page, 'Send link to Sunitha Rao'))
  await expect(receiver.getByText('The courier has not picked it up yet.')).toBeVisible()
  const other = await open(null, await receiverLink(page, 'Send link to Ravi Teja'))

  await goTo(stack, work, courier, home)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await expect(work.getByRole('heading', { name: 'Take the parcel over' })).toBeVisible()
  await work.getByTestId('parcel-photo').setInputFiles(await photoOf(work, 'teal'))
  await expect(work.getByText('Photo taken')).toBeVisible()
  await checked(work)
  await typeCode(work, 'Code', await digitsAt(page, 'Code for the pick-up'), 'Confirm code')
  await expect(work.getByRole('heading', { name: 'To Sunitha Rao' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your parcel is on its way' })).toBeVisible()

  await receiver.reload()
  await expect(receiver.getByText('You are next.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('1 other address comes before you.')).toBeVisible()
  await checked(receiver, other)

  await goTo(stack, work, courier, first)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await expect(work.getByRole('heading', { name: 'Hand over to Sunitha Rao' })).toBeVisible()
  await work.getByText('Without a code').click()
  await checked(work)
  await typeCode(work, 'Code', await digitsAt(receiver, 'Your code'), 'Confirm code')
  await expect(work.getByRole('heading', { name: 'To Ravi Teja' })).toBeVisible()
  await expect(page.getByText(/Handed over at .* with the code/)).toBeVisible()
  await receiver.reload()
  await expect(receiver.getByText('Your parcel was handed over')).toBeVisible()
  await checked(receiver, page)

  // Nobody is there: a call comes before the report.
  await goTo(stack, work, courier, second)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await expect(work.getByRole('heading', { name: 'Hand over to Ravi Teja' })).toBeVisible()
  await work.getByRole('button', { name: 'Nobody took it' }).click()
  const report = work.getByRole('dialog', { name: 'Why could it not be handed over?' })
  await expect(report.getByRole('button', { name: 'Report it' })).toBeDisabled()
  await report.getByRole('radio', { name: 'Nobody was there' }).check()
  await checked(work)
  await report.getByRole('button', { name: 'Report it' }).click()
  await expect(work.getByText('Please call first, or wait a little longer.')).toBeVisible()
  await work.getByRole('button', { name: 'Show the number' }).click()
  await expect(work.getByRole('link', { name: /Call .*98765 43212/ })).toBeVisible()
  await work.getByRole('button', { name: 'Nobody took it' }).click()
  await report.getByRole('button', { name: 'Report it' }).click()
  await expect(work.getByRole('heading', { name: 'Wait for the sender' })).toBeVisible()
  await other.reload()
  await expect(other.getByText(/could not hand it over\. Lakshmi decides/)).toBeVisible()
  await expect(page.getByText(/Bringing it back costs ₹/)).toBeVisible()
  await checked(work, other, page)

  // Another try, at which the receiver refuses.
  await page.getByRole('button', { name: 'Try again' }).click()
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await work.getByRole('button', { name: 'Nobody took it' }).click()
  await report.getByRole('radio', { name: 'The receiver refused it' }).check()
  await expect(report.getByRole('button', { name: 'Report it' })).toBeDisabled()
  await report.getByRole('textbox', { name: 'What the receiver said' }).fill('Never ordered')
  await report.getByRole('button', { name: 'Report it' }).click()
  await expect(work.getByRole('heading', { name: 'Bring it back to Lakshmi Devi' })).toBeVisible()
  await expect(page.getByText('Comes back', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByText('The parcel goes back to its sender')).toBeVisible()
  await checked(work, page)

  await goTo(stack, work, courier, home)
  await work.getByRole('button', { name: 'I have arrived' }).click()
  await typeCode(work, 'Code', await digitsAt(page, 'Code for the return'), 'Confirm code')
  await expect(work.getByRole('heading', { name: 'Brought back' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Some of it was handed over, some came back' }),
  ).toBeVisible()
  await expect(page.getByText('Way back').first()).toBeVisible()
  await checked(page, work)
  await expectBalanced(await as('admin'))
})
