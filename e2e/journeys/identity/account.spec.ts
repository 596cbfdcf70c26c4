import { expectAccessible } from '../../support/expect-accessible.ts'
import { photoOf } from '../../support/photo.ts'
import { profileOf } from '../../support/profile.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the account page (Issue: account page; Spec §3 User, §7 profiles, §8 Profile update)', () => {
  test('a newcomer says who they are, and it is still there after a reload', async ({ open, newAccount }) => {
    const person = await newAccount()
    const page = await open(person, '/profile')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Member since \d/)).toBeVisible()
    await expectAccessible(page)
    const edit = page.getByRole('button', { name: 'Edit your profile' })
    await edit.click()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeDisabled()
    await page.getByLabel('Town or city').fill('Hyderabad')
    await save.click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    await page.getByLabel('Full name').fill('  Lakshmi Devi ')
    await page.getByLabel('Address', { exact: true }).fill('12-3, Kavuri Hills')
    await save.click()
    await expect(page.getByLabel('Full name')).toHaveCount(0)
    expect(await profileOf(person)).toMatchObject({
      full_name: 'Lakshmi Devi',
      address: '12-3, Kavuri Hills',
      city: 'Hyderabad',
    })
    await page.reload()
    await edit.click()
    await expect(page.getByLabel('Full name')).toHaveValue('Lakshmi Devi')
    await expect(save).toBeDisabled()
  })

  test('a photo is cut and shrunk on the device, replaces the one before, and can be removed', async ({
    open,
    newCustomer,
  }) => {
    const person = await newCustomer()
    const page = await open(person, '/profile')
    const shown = page.getByRole('main').locator('img')
    const put = async (colour: string) => {
      await page.getByTestId('photo-file').setInputFiles(await photoOf(page, colour))
      await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Use this photo' }).click()
      await expect(page.getByRole('img', { name: 'Preview of your photo' })).toHaveCount(0)
      await expect(shown).toHaveCount(1)
      return (await shown.getAttribute('src')) ?? ''
    }
    const first = await put('teal')
    const stored = Buffer.from(await (await fetch(first)).arrayBuffer())
    expect(stored.subarray(8, 12).toString()).toBe('WEBP')
    expect(stored.includes('GPS')).toBe(false)
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([512, 512])
    await put('crimson')
    await expect.poll(() => shown.getAttribute('src')).not.toBe(first)
    const second = (await shown.getAttribute('src')) ?? ''
    await expect.poll(async () => (await fetch(first)).ok).toBe(false)
    await page.getByTestId('photo-file').setInputFiles({
      name: 'no.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    await expect(page.getByText('This file is no picture that we can read.')).toBeVisible()
    await page.getByRole('button', { name: 'Change photo' }).click()
    await page.getByRole('menuitem', { name: 'Remove photo' }).click()
    await expect(shown).toHaveCount(0)
    await expect.poll(async () => (await fetch(second)).ok).toBe(false)
    expect((await profileOf(person)).avatar_url).toBeNull()
  })

  test('addresses are added, changed, made the usual one and removed', async ({ open, newAccount }) => {
    const person = await newAccount()
    const page = await open(person, '/profile')
    await page.getByRole('button', { name: 'Saved addresses' }).click()
    await expect(page.getByText('No address yet')).toBeVisible()
    const add = async (kind: string, house: string) => {
      await page.getByRole('button', { name: 'Add an address' }).click()
      const sheet = page.getByRole('dialog', { name: 'New address' })
      await expect(sheet.getByLabel('House or flat')).toHaveValue('')
      await expect(sheet.getByText('The pin is set')).toHaveCount(0)
      await sheet.getByText(kind, { exact: true }).click()
      await sheet.getByLabel('House or flat').fill(house)
      await sheet.getByLabel('Street and area').fill('Kavuri Hills Road')
      await sheet.getByLabel('Town').fill('Hyderabad')
      await sheet.getByLabel('PIN code').fill('500081')
      await sheet.getByRole('button', { name: 'Use my current location' }).click()
      await expect(sheet.getByText('The pin is set')).toBeVisible()
      await sheet.getByRole('button', { name: 'Save address' }).click()
      await expect(sheet).toBeHidden()
    }
    await add('Home', 'Flat 302')
    await add('Work', 'Plot 9')
    const addresses = page.getByRole('dialog', { name: 'Saved addresses' })
    await expect(addresses.getByText('Flat 302, Kavuri Hills Road, Hyderabad 500081')).toBeVisible()
    await addresses.getByRole('button', { name: 'More about Work' }).click()
    await page.getByRole('menuitem', { name: 'Make it the usual one' }).click()
    // It moves to the top.
    await expect(addresses.getByRole('listitem').first()).toContainText('Plot 9')
    await addresses.getByRole('button', { name: 'More about Home' }).click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    const sheet = page.getByRole('dialog', { name: 'Change “Home”' })
    await expect(sheet.getByLabel('House or flat')).toHaveValue('Flat 302')
    await expectAccessible(page)
    await sheet.getByLabel('House or flat').fill('Flat 303')
    await sheet.getByRole('button', { name: 'Save address' }).click()
    await expect(sheet).toBeHidden()
    await expect(addresses.getByText('Flat 303, Kavuri Hills Road')).toBeVisible()
    await addresses.getByRole('button', { name: 'More about Home' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(addresses.getByText('Flat 303, Kavuri Hills Road')).toHaveCount(0)
    // The page shows a change before the server has made it.
    await expect
      .poll(async () => (await person.client.from('addresses').select('label, is_default')).data)
      .toEqual([{ label: 'Work', is_default: true }])
  })

  test('the language changes without a reload and goes along to a device that never chose', async ({
    open,
    newAccount,
  }) => {
    const person = await newAccount()
    const page = await open(person, '/profile')
    await page.evaluate(() => {
      document.title = 'not reloaded'
    })
    const before = await page.evaluate(() => performance.timeOrigin)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Language/ })
      .click()
    await page.getByRole('radio', { name: 'తెలుగు' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
    await expect.poll(async () => (await profileOf(person)).language).toBe('te')
    const other = await open(person, '/')
    await expect(other.locator('html')).toHaveAttribute('lang', 'te')
    const guest = await open(null, '/')
    await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  })
})
