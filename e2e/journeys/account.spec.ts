import { readFile } from 'node:fs/promises'
import { cancelOpenOrders, placeDinner } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { freshPhone, mailAccount, signInByPhone } from '../support/fresh-accounts.ts'
import { photoOf } from '../support/photo.ts'
import type { SignedIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

async function profileOf({ client, session }: SignedIn) {
  const { data, error } = await client.from('profiles').select('*').eq('id', session.user.id).single()
  if (error) throw error
  return data
}

async function settle(person: SignedIn, name = 'Lakshmi Devi') {
  await person.client.from('profiles').update({ full_name: name }).eq('id', person.session.user.id)
  await person.client.from('addresses').insert({
    label: 'Home',
    line: 'Flat 302, Kavuri Hills Road',
    city: 'Hyderabad',
    pincode: '500081',
    lat: 17.4486,
    lng: 78.3908,
  })
}

test.describe('the account page (Issue: account page; Spec §3 User, §7 profiles, §8 Profile update)', () => {
  test('a newcomer says who they are, and it is still there after a reload', async ({ open, stack }) => {
    const person = await signInByPhone(stack, freshPhone())
    const page = await open(person, '/profile')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Member since \d/)).toBeVisible()
    await expectAccessible(page)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeDisabled()
    await page.getByLabel('Town or city').fill('Hyderabad')
    await save.click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    await page.getByLabel('Full name').fill('  Lakshmi Devi ')
    await page.getByLabel('Address', { exact: true }).fill('12-3, Kavuri Hills')
    await save.click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    expect(await profileOf(person)).toMatchObject({
      full_name: 'Lakshmi Devi',
      address: '12-3, Kavuri Hills',
      city: 'Hyderabad',
    })
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Lakshmi Devi')
    await expect(save).toBeDisabled()
  })

  test('a photo is cut and shrunk on the device, replaces the one before, and can be removed', async ({
    open,
    stack,
  }) => {
    const person = await signInByPhone(stack, freshPhone())
    await settle(person)
    const page = await open(person, '/profile')
    const shown = page.getByRole('main').locator('img')
    const put = async (colour: string) => {
      await page.getByTestId('photo-file').setInputFiles(await photoOf(page, colour))
      await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Use this photo' }).click()
      await expect(page.getByText('Photo saved').last()).toBeVisible()
      await expect(shown).toHaveCount(1)
      return (await shown.getAttribute('src')) ?? ''
    }
    const first = await put('teal')
    const stored = Buffer.from(await (await fetch(first)).arrayBuffer())
    expect(stored.subarray(8, 12).toString()).toBe('WEBP')
    expect(stored.includes('GPS')).toBe(false)
    expect(
      await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([512, 512])
    const second = await put('crimson')
    await expect.poll(() => shown.getAttribute('src')).not.toBe(first)
    await expect.poll(async () => (await fetch(first)).ok).toBe(false)
    await page.getByTestId('photo-file').setInputFiles({
      name: 'no.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    await expect(page.getByText('This file is no picture that we can read.')).toBeVisible()
    await page.getByRole('button', { name: 'Change photo' }).click()
    await page.getByRole('menuitem', { name: 'Remove photo' }).click()
    await expect(page.getByText('Photo removed')).toBeVisible()
    await expect(shown).toHaveCount(0)
    await expect.poll(async () => (await fetch(second)).ok).toBe(false)
    expect((await profileOf(person)).avatar_url).toBeNull()
  })

  test('addresses are added, changed, made the usual one and removed', async ({ open, stack }) => {
    const person = await signInByPhone(stack, freshPhone())
    const page = await open(person, '/profile')
    await expect(page.getByText('No address yet')).toBeVisible()
    const add = async (kind: string, house: string) => {
      await page.getByRole('button', { name: 'Add an address' }).click()
      const sheet = page.getByRole('dialog', { name: 'New address' })
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
    const addresses = page.getByRole('region', { name: 'Saved addresses' })
    await expect(addresses.getByText('Flat 302, Kavuri Hills Road, Hyderabad 500081')).toBeVisible()
    await addresses.getByRole('button', { name: 'More about Work' }).click()
    await page.getByRole('menuitem', { name: 'Make it the usual one' }).click()
    await expect(page.getByText('“Work” is the usual one now')).toBeVisible()
    await addresses.getByRole('button', { name: 'More about Home' }).click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    const sheet = page.getByRole('dialog', { name: 'Change “Home”' })
    await expect(sheet.getByLabel('House or flat')).toHaveValue('Flat 302')
    await expectAccessible(page)
    await sheet.getByLabel('House or flat').fill('Flat 303')
    await sheet.getByRole('button', { name: 'Save address' }).click()
    await expect(addresses.getByText('Flat 303, Kavuri Hills Road')).toBeVisible()
    await addresses.getByRole('button', { name: 'More about Home' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Address removed')).toBeVisible()
    const { data } = await person.client.from('addresses').select('label, is_default')
    expect(data).toEqual([{ label: 'Work', is_default: true }])
  })

  test('the language changes without a reload and goes along to a device that never chose', async ({
    open,
    stack,
  }) => {
    const person = await signInByPhone(stack, freshPhone())
    const page = await open(person, '/profile')
    await page.evaluate(() => {
      document.title = 'not reloaded'
    })
    const before = await page.evaluate(() => performance.timeOrigin)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Language/ })
      .click()
    await page.getByText('తెలుగు', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
    await expect.poll(async () => (await profileOf(person)).language).toBe('te')
    const other = await open(person, '/')
    await expect(other.locator('html')).toHaveAttribute('lang', 'te')
    const guest = await open(null, '/')
    await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('devices are listed, one is signed out, then all', async ({ open, stack }) => {
    const account = await mailAccount(stack)
    const [laptop, phone] = [await account.signIn(LAPTOP), await account.signIn(PHONE)]
    const page = await open(phone, '/profile')
    const devices = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(devices.getByText('This device')).toHaveCount(1)
    await devices.getByRole('button', { name: 'Sign out Chrome on Windows' }).click()
    await expect(page.getByText('Chrome on Windows is signed out')).toBeVisible()
    await expect(devices.getByRole('button', { name: 'Sign out Chrome on Windows' })).toHaveCount(0)
    expect((await laptop.client.auth.refreshSession()).error).not.toBeNull()

    const tablet = await account.signIn(LAPTOP)
    await page.reload()
    await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
    const ask = page.getByRole('alertdialog')
    await expect(ask.getByText(/^You are signed in on \d devices\./)).toBeVisible()
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(async () => (await tablet.client.auth.refreshSession()).error).not.toBeNull()
    await page.goto('/profile')
    await expect(page).toHaveURL(/auth/)
  })

  test('a copy of all data comes as a file, five times a day', async ({ open, stack }) => {
    const person = await signInByPhone(stack, freshPhone())
    await settle(person)
    const page = await open(person, '/profile', { allowed: [/status of 429/] })
    const button = page.getByRole('button', { name: /^Download my data/ })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(/^angadi-my-data-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      profile: { full_name: 'Lakshmi Devi' },
      addresses: [{ line: 'Flat 302, Kavuri Hills Road' }],
      orders: [],
    })
    expect(text.split('\n').length).toBeGreaterThan(20)
    for (let n = 0; n < 4; n++) expect((await person.client.rpc('export_my_data')).error).toBeNull()
    await button.click()
    await expect(page.getByText('You have downloaded your data several times today.')).toBeVisible()
  })

  test('an account is deleted for good, not while an order is under way, and its number begins anew', async ({
    open,
    stack,
    as,
  }) => {
    const phone = freshPhone()
    const person = await signInByPhone(stack, phone)
    await settle(person)
    await placeDinner(person, 'cash')
    // A page that hears of its end before the answer is there tries to renew the session, and is refused.
    const page = await open(person, '/profile', { allowed: [/status of 40[01]/] })
    const ask = () => page.getByRole('button', { name: /^Delete my account/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Delete your account' })
    await ask()
    await expect(sheet.getByText('1 order is still under way.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Delete for good' })).toHaveCount(0)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Keep my account' }).click()
    await cancelOpenOrders(person, await as('admin'))

    await ask()
    const word = sheet.getByLabel('Type the last 4 digits of your mobile number')
    await word.fill(phone.endsWith('0000') ? '1111' : '0000')
    await sheet.getByRole('button', { name: 'Delete for good' }).click()
    await expect(sheet.getByText('These are not the last 4 digits of your number.')).toBeVisible()
    await expectAccessible(page)
    await word.fill(phone.slice(-4))
    await sheet.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/profile')
    await expect(page).toHaveURL(/auth/)

    expect((await person.client.rpc('my_wallet')).error?.code).toBe('PT401')
    expect((await person.client.auth.refreshSession()).error).not.toBeNull()
    const again = await signInByPhone(stack, phone)
    expect(again.session.user.id).not.toBe(person.session.user.id)
    expect((await profileOf(again)).full_name).toBeNull()
  })
})
