import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

test.describe('several roles', () => {
  test('the switcher shows for several roles only, highlights the current one and is 48 px high (Spec §2 Role-mode switcher, §9 Layout)', async ({
    open,
    as,
    newAccount,
  }) => {
    const person = await newAccount()
    const page = await open(person, '/profile')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Switch role' })).toHaveCount(0)
    const admin = await as('admin')
    await admin.client.rpc('assign_additional_role', { target_user_id: person.id, new_role: 'vendor' })
    const strip = page.getByRole('navigation', { name: 'Switch role' })
    await expect(strip).toBeVisible()
    expect((await strip.boundingBox())?.height).toBe(48)
    await expect(strip.getByRole('link', { name: 'Customer' })).toHaveAttribute('aria-current', 'true')
    const vendor = strip.getByRole('link', { name: 'Service Provider' })
    await expect(vendor).not.toHaveAttribute('aria-current')
    await expect(vendor).toHaveAttribute('title', 'Manage your business')
    await expectAccessible(page)
    await vendor.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vendor$/)
  })

  test('on a wide screen the navigation is 56 px high and its account menu switches between roles (Spec §2 Role-mode switcher, §9 Layout)', {
    tag: '@desktop',
  }, async ({ open, newAccount }) => {
    const page = await open(await newAccount({ roles: ['vendor'] }), '/profile')
    expect((await page.getByRole('navigation', { name: 'Main places' }).boundingBox())?.height).toBe(56)
    // The menu is built when it is opened, so the roles must have been fetched before.
    await expect(page.getByRole('main').getByRole('link', { name: /Manage your business/ })).toBeVisible()
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: /Browse and order services/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: /Manage your business/ }).click()
    await expect(page).toHaveURL(/\/vendor$/)
  })

  test('the test of roles shows what session, screens and server say (Spec §2 /role-test)', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount({ roles: ['vendor'] }), '/role-test')
    await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
    await expect(page.getByText('Primary role')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Service Provider/ })).toContainText('Yes')
    await expect(page.getByRole('row', { name: /^Administrator/ })).not.toContainText('Yes')
    await expectAccessible(page)
  })
})
