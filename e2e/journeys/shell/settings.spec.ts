import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'
import { toastOf } from '../../support/toast.ts'

test.describe('app settings (Spec §7, §8)', () => {
  test('an administrator changes one, live for another window: "Setting updated successfully"', async ({
    open,
    as,
  }) => {
    const admin = await as('admin')
    const page = await open('admin', '/admin/settings')
    await expect(page.getByRole('heading', { name: 'App settings' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('textbox', { name: 'Express within' })).toBeVisible()
    // A setting or category without a name of its own shows its key, which begins with a small letter.
    const headings = await page.getByRole('heading').allTextContents()
    expect(headings.filter((heading) => /^[a-z]/.test(heading))).toEqual([])
    const other = await open('admin', '/admin')
    await other.getByRole('button', { name: 'Pages of the console' }).click()
    await other.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(other.getByRole('textbox', { name: 'Number of users' })).toHaveValue('10M+')
    try {
      await page.getByRole('textbox', { name: 'Number of users' }).fill('11M+')
      await page.getByRole('textbox', { name: 'Number of users' }).press('Enter')
      await expect(toastOf(page, 'Setting updated successfully')).toBeVisible()
      await expect(other.getByRole('textbox', { name: 'Number of users' })).toHaveValue('11M+')
      await page.getByRole('textbox', { name: 'Job offer lasts' }).fill('soon')
      await page.getByRole('textbox', { name: 'Job offer lasts' }).press('Enter')
      await expect(page.getByText('Enter a number')).toBeVisible()
    } finally {
      await admin.client.rpc('update_setting', {
        setting_key: 'claim_users',
        setting_value: { text: '10M+' },
      })
    }
  })

  test('what cannot be saved is told: "Failed to update setting" (Spec §8 Settings)', async ({ open }) => {
    const page = await open('admin', '/admin/settings', { allowed: [/ERR_FAILED/] })
    await page.route('**/rpc/update_setting', (route) => route.abort())
    await page.getByRole('textbox', { name: 'Number of users' }).fill('12M+')
    await page.getByRole('textbox', { name: 'Number of users' }).press('Enter')
    await expect(toastOf(page, 'Failed to update setting')).toBeVisible()
  })

  test('what cannot be fetched is told: "Failed to fetch app settings" (Spec §8 Settings)', async ({
    open,
  }) => {
    const page = await open('admin', 'about:blank', { allowed: [/ERR_FAILED/] })
    // A page that begins to listen fetches once more, and would need nobody to try again.
    await page.routeWebSocket(/\/realtime\//, () => {})
    await page.goto('/admin')
    await page.route(/app_settings/, (route) => route.abort())
    await page.getByRole('button', { name: 'Pages of the console' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    // The client retries several times before it gives up.
    await expect(page.getByText('Failed to fetch app settings')).toBeVisible({ timeout: 40_000 })
    await page.unroute(/app_settings/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'Number of users' })).toBeVisible()
  })
})
