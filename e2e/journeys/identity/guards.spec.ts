import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

/** A screen of every app whose guard requires a role. */
const CONSOLES = ['/vendor', '/delivery-dashboard', '/admin', '/franchise', '/doctor'] as const

test.describe('every kind of guard in the browser (Spec §6)', () => {
  test('a stranger is sent to sign in where one must be signed in, and where a role is needed', async ({
    open,
  }) => {
    const page = await open(null, '/wallet?from=test')
    await expect(page).toHaveURL(/\/auth\?from=%2Fwallet%3Ffrom%3Dtest$/)
    for (const path of CONSOLES) {
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`/auth\\?from=${encodeURIComponent(path)}$`))
    }
  })

  test('a customer is told by every app that its console is not theirs', async ({ open, newAccount }) => {
    const page = await open(await newAccount(), '/terms')
    for (const path of CONSOLES) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/unauthorized\?/)
    }
  })

  test('a refusal names the role that is missing and where one may go (Spec §4 Protected route)', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount(), '/admin')
    await expect(page).toHaveURL(/\/unauthorized\?/)
    await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible()
    await expect(page.getByText('“Administrator”')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Customer/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/unauthorized?role=doctor,hospital')
    await expect(page.getByText('Doctor and Hospital')).toBeVisible()
  })

  test('whoever gets the role comes back to where the guard turned them away (Spec §4 Protected route)', async ({
    open,
    as,
    newAccount,
  }) => {
    const person = await newAccount()
    const page = await open(person, '/delivery-dashboard')
    await expect(page.getByText('“Delivery Partner”')).toBeVisible()
    const admin = await as('admin')
    await admin.client
      .rpc('assign_additional_role', { target_user_id: person.id, new_role: 'delivery' })
      .throwOnError()
    await expect(page).toHaveURL(/\/delivery-dashboard$/)
  })

  test('the first administrator is made once: a guest signs in first, anybody else hears that there is one (Decisions, /create-admin)', async ({
    open,
    newAccount,
  }) => {
    const guest = await open(null, '/create-admin')
    await expect(guest.getByText('Sign in first.')).toBeVisible()
    await expectAccessible(guest)
    const page = await open(await newAccount(), '/create-admin')
    await expect(
      page.getByRole('heading', { name: 'This system already has an administrator' }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('a guest is asked to sign in at /root-auth when browsing is closed to guests (Decisions, Home)', async ({
    open,
    as,
  }) => {
    const { client } = await as('admin')
    const set = (setting_value: boolean) =>
      client.rpc('update_setting', { setting_key: 'guest_browsing_enabled', setting_value }).throwOnError()
    try {
      await set(false)
      const page = await open(null, '/')
      await expect(page).toHaveURL(/\/root-auth\?from=%2F$/)
      await page.goto('/')
      await expect(page).toHaveURL(/\/root-auth\?from=%2F$/)
      await set(true)
      await page.evaluate(() => localStorage.removeItem('angadi.guest-browsing'))
      await page.goto('/')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('angadi.guest-browsing'))).toBe('true')
      await expect(page).toHaveURL(/:\d+\/$/)
    } finally {
      await set(true)
    }
  })
})
