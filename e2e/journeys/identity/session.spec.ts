import { expectAccessible } from '../../support/expect-accessible.ts'
import { sessionKey } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** Console messages of the browser about a refusal that the journey provokes. */
const REFUSED = [/status of 4\d\d/]

test.describe('the session', () => {
  test('two tabs of two apps sign out together, and nothing of the person stays (Spec §7 sign out)', async ({
    open,
    newAccount,
  }) => {
    const person = await newAccount({ name: 'Zubeida Sultana', roles: ['vendor'] })
    const profile = await open(person, '/profile')
    await expect(profile.getByText('Zubeida Sultana').or(profile.getByLabel(/name/i)).first()).toBeVisible()
    const console = await profile.context().newPage()
    await console.goto('/vendor')
    await console.getByRole('button', { name: 'Account', exact: true }).click()
    await console.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(console).toHaveURL(/:\d+\/$/)
    await expect(profile).toHaveURL(/\/auth\?from=%2Fprofile$/)
    await expect(profile.getByText('Your session has ended')).toBeVisible()
    await expect(profile.getByText('Zubeida Sultana')).toHaveCount(0)
    await expect(console.getByText('Your session has ended')).toHaveCount(0)
    const { refresh_token } = person.session
    expect((await person.client.auth.refreshSession({ refresh_token })).error).not.toBeNull()
  })

  test('a broken session in storage makes a guest who is told, never a blank page (Spec §8)', async ({
    open,
    newAccount,
    stack,
  }) => {
    const page = await open(null, '/terms', { allowed: REFUSED })
    const { session } = await newAccount()
    const dead = { ...session, expires_at: 1, refresh_token: 'long-gone' }
    const icon = await page.locator('link[rel="icon"]').evaluate((link: HTMLLinkElement) => link.href)
    for (const broken of ['{"access_token":', 'null and void', '[]', JSON.stringify(dead)]) {
      // A running app would read what is written, tell the person, and be left before the next page can.
      await page.goto(icon)
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey(stack),
        broken,
      ] as const)
      await page.goto('/')
      await expect(page.getByText('Your session has ended')).toBeVisible()
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey(stack))).toBeNull()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByText('Your session has ended')).toHaveCount(0)
    }
    await expectAccessible(page)
  })

  test('a role that is taken away closes the screen that shows it (Spec §6; Decisions, Server-side authorisation)', async ({
    open,
    as,
    newAccount,
  }) => {
    const person = await newAccount({ roles: ['vendor'] })
    const page = await open(person, 'about:blank')
    const isListening = page.waitForEvent('websocket').then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => {
        const text = payload.toString()
        return text.includes(`user:${person.id}`) && text.includes('"ok"')
      }),
    )
    await page.goto('/vendor')
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await isListening
    const admin = await as('admin')
    await admin.client.rpc('revoke_role', { target_user_id: person.id, role: 'vendor' }).throwOnError()
    await expect(page).toHaveURL(/\/unauthorized\?role=vendor/)
    await expect(page.getByText('“Service Provider”')).toBeVisible()
  })

  for (const hours of [5, -5]) {
    test(`a clock that is wrong by ${hours} hours keeps nobody out and renews no session in a circle (Spec §7 refresh session)`, async ({
      open,
      newAccount,
    }) => {
      const page = await open(await newAccount({ roles: ['vendor'] }), 'about:blank')
      let renewals = 0
      page.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) renewals += 1
      })
      await page.clock.install({ time: Date.now() + hours * 3_600_000 })
      await page.goto('/dashboard-redirect')
      await expect(page).toHaveURL(/\/vendor$/)
      await page.goto('/wallet')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).toHaveURL(/\/wallet$/)
      expect(renewals).toBeLessThanOrEqual(2)
    })
  }
})
