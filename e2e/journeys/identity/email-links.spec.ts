import { expectAccessible } from '../../support/expect-accessible.ts'
import { stopClock, tickUntilVisible } from '../../support/stopped-clock.ts'
import { expect, test } from '../../support/test.ts'

test.describe('links of e-mails (Spec §2 Callback page)', () => {
  test('the callback waits a moment and goes home (Spec §4 Callback)', async ({ open }) => {
    const page = await open(null, '/terms')
    await stopClock(page)
    await page.goto('/auth/callback')
    await tickUntilVisible(page, page.getByRole('heading', { name: 'Signing you in' }))
    await page.clock.resume()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('a link that has expired says so and leads to a new one', async ({ open }) => {
    const page = await open(
      null,
      '/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    )
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(page).toHaveURL(/\/auth\?step=reset$/)
  })

  test('a session in the address of any other page signs nobody in', async ({ open, newAccount }) => {
    const { session } = await newAccount()
    const page = await open(
      null,
      `/orders#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&token_type=bearer`,
    )
    await expect(page).toHaveURL(/\/auth\?/)
  })
})
