import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { mailAccount, signInByPhone } from '../../support/fresh-accounts.ts'
import { cancelOrder, placeOrder } from '../../support/order.ts'
import { profileOf } from '../../support/profile.ts'
import { expect, test } from '../../support/test.ts'

const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

test.describe('devices, data and the end of an account (Issue: account page; Spec §3 User)', () => {
  test('devices are listed, one is signed out, then all', async ({ open, stack }) => {
    const account = await mailAccount(stack)
    const [laptop, phone] = [await account.signIn(LAPTOP), await account.signIn(PHONE)]
    const page = await open(phone, '/profile')
    await page.getByRole('button', { name: 'Where you are signed in' }).click()
    const devices = page.getByRole('dialog', { name: 'Where you are signed in' })
    await expect(devices.getByText('This device')).toHaveCount(1)
    await devices.getByRole('button', { name: 'Sign out Chrome on Windows' }).click()
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

  test('a copy of all data comes as a file, five times a day', async ({ open, newCustomer }) => {
    const person = await newCustomer()
    const page = await open(person, '/profile', { allowed: [/status of 429/] })
    const button = page.getByRole('button', { name: /^Download my data/ })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(/^angadi-my-data-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      profile: { full_name: 'Lakshmi Devi' },
      addresses: [{ line: 'Flat 302, Lake Road' }],
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
    newCustomer,
    newVendor,
  }) => {
    const person = await newCustomer()
    const { phone } = person
    const order = await placeOrder(person, await newVendor(), { method: 'cash' })
    // A page that is signed out before the response arrives tries to renew the session, and is refused.
    const page = await open(person, '/profile', { allowed: [/status of 40[01]/] })
    const ask = () => page.getByRole('button', { name: /^Delete my account/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Delete your account' })
    await ask()
    await expect(sheet.getByText('1 order is still under way.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Delete for good' })).toHaveCount(0)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Keep my account' }).click()
    await cancelOrder(await as('admin'), order.id)

    await ask()
    const word = sheet.getByLabel('Type the last 4 digits of your mobile number')
    await word.fill(phone.endsWith('0000') ? '1111' : '0000')
    await sheet.getByRole('button', { name: 'Delete for good' }).click()
    await expect(sheet.getByText('These are not the last 4 digits of your number.')).toBeVisible()
    await expectAccessible(page)
    await word.fill(phone.slice(-4))
    // The wallet has a balance, and the user agrees to give it up.
    await sheet.getByRole('button', { name: 'Delete for good' }).click()
    await expect(sheet.getByText('Please say that you give up the money, or spend it first.')).toBeVisible()
    await sheet.getByRole('checkbox').check()
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
