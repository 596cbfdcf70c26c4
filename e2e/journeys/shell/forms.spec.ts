import type { Page } from '@playwright/test'
import { deferredPartsShown } from '../../support/deferred-parts.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

/** Chromium's console message about a request without a network. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/]

async function typeAddress(page: Page, street: string): Promise<void> {
  await page.getByRole('textbox', { name: 'House or flat' }).fill('Flat 7')
  await page.getByRole('textbox', { name: 'Street and area' }).fill(street)
}

/** Opens the form, unless it is still open, as after a reload. */
async function openNewAddress(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add an address' })
  const house = page.getByRole('textbox', { name: 'House or flat' })
  await expect(add.or(house).first()).toBeVisible()
  if (new URL(page.url()).searchParams.get('sheet') !== 'address') await add.click()
  await expect(house).toBeVisible()
}

test('a form that is submitted without a network keeps what was typed, and is sent once when it is back', async ({
  open,
  newAccount,
}) => {
  const person = await newAccount()
  const street = 'Charminar Road'
  const page = await open(person, '/profile?sheet=addresses', { allowed: NO_NETWORK })
  await deferredPartsShown(page)
  await openNewAddress(page)
  await typeAddress(page, street)
  await page.getByRole('textbox', { name: 'Town' }).fill('Hyderabad')
  await page.getByRole('textbox', { name: 'PIN code' }).fill('500081')
  await page.getByRole('button', { name: 'Use my current location' }).click()
  await expect(page.getByText('The pin is set')).toBeVisible()
  await expect(page.locator('canvas')).toBeVisible()
  await page.context().setOffline(true)
  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await expect(page.getByText(/The network is gone. Nothing is lost/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Street and area' })).toHaveValue(street)
  await page.context().setOffline(false)
  await save.click()
  await expect(page.getByRole('dialog', { name: 'Saved addresses' })).toContainText(`Flat 7, ${street}`)
  const { data } = await person.client.from('addresses').select('line').throwOnError()
  expect(data).toEqual([{ line: `Flat 7, ${street}` }])
})

test('a half-typed form is given back once after a reload, and can be discarded', async ({
  open,
  newAccount,
}) => {
  const page = await open(await newAccount(), '/profile?sheet=addresses')
  await openNewAddress(page)
  await typeAddress(page, 'Half a street')
  await page.reload()
  const street = page.getByRole('textbox', { name: 'Street and area' })
  await openNewAddress(page)
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(street).toHaveValue('Half a street')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(street).toHaveValue('')
  await expect(page.getByText('We kept what you typed')).toBeHidden()
  await page.reload()
  await openNewAddress(page)
  await expect(street).toHaveValue('')
})
