import { expectAccessible } from '../../support/expect-accessible.ts'
import { stopClock, tickUntilVisible } from '../../support/stopped-clock.ts'
import { storeSession } from '../../support/store-session.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the way to the own console', () => {
  test('each role lands at its own console, the strongest first (Spec §4 Dashboard redirect; Decisions, Dashboard redirect)', async ({
    open,
    as,
    newAccount,
  }) => {
    const admin = await as('admin')
    const person = await newAccount()
    const page = await open(person, '/dashboard-redirect')
    await expect(page).toHaveURL(/:\d+\/$/)
    const consoles = [
      ['delivery', '/delivery-dashboard'],
      ['doctor', '/doctor'],
      ['vendor', '/vendor'],
      ['hospital', '/hospital'],
      ['franchise', '/franchise'],
      ['admin', '/admin'],
    ] as const
    for (const [role, path] of consoles) {
      await admin.client
        .rpc('assign_additional_role', { target_user_id: person.id, new_role: role })
        .throwOnError()
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/dashboard-redirect')
      await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`))
    }
  })

  test('a stranger signs in at /root-auth first, and the way back is remembered (Spec §4 Dashboard redirect)', async ({
    open,
    newAccount,
    stack,
  }) => {
    const page = await open(null, '/dashboard-redirect')
    await expect(page).toHaveURL(/\/root-auth$/)
    await page.goto('/dashboard-redirect?from=%2Fwallet')
    await expect(page).toHaveURL(/\/root-auth\?from=%2Fwallet$/)
    await storeSession(page, stack, await newAccount())
    await page.goto('/dashboard-redirect?from=%2Fwallet')
    await expect(page).toHaveURL(/\/wallet$/)
  })

  test('the sixth redirect within 10 s stops and offers ways on (Spec §9 Redirect guard)', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount(), '/terms')
    // The redirects of a slow machine must not be more than ten seconds apart.
    await page.clock.setFixedTime(new Date())
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await page.goto('/dashboard-redirect')
      await expect(page).toHaveURL(/:\d+\/$/)
    }
    await page.goto('/dashboard-redirect')
    await expect(page.getByRole('heading', { name: 'We could not open your dashboard' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('while the roles do not come, the page says how far it is and offers to go on (Spec §2 Redirect page)', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount({ roles: ['vendor'] }), '/terms')
    await stopClock(page)
    await page.route('**/rest/v1/user_roles*', () => new Promise(() => undefined))
    await page.goto('/dashboard-redirect')
    await tickUntilVisible(page, page.getByText('Verifying your account…'))
    await page.clock.runFor(3000)
    await expect(page.getByText('Loading your dashboard…')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue to Dashboard' })).toHaveCount(0)
    await page.clock.runFor(2000)
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await page.clock.resume()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})
