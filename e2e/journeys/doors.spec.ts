import { expectAccessible } from '../support/expect-accessible.ts'
import { arrive, newcomer } from '../support/newcomer.ts'
import { expect, test } from '../support/test.ts'

/** What the browser itself says about a refusal that the journey provokes. */
const REFUSED = [/status of 4\d\d/]

test.describe('the way to the own console', () => {
  test('each role lands at its own console, the strongest first (Spec §4 Dashboard redirect; Decisions, Dashboard redirect)', async ({
    open,
    as,
    stack,
  }) => {
    const admin = await as('admin')
    const person = await newcomer(stack)
    const page = await open(null)
    await arrive(page, stack, person, '/dashboard-redirect')
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
      const given = await admin.client.rpc('assign_additional_role', {
        target_user_id: person.session.user.id,
        new_role: role,
      })
      expect(given.error).toBeNull()
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/dashboard-redirect')
      await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`))
    }
  })

  test('a stranger signs in at /root-auth first, and the way back is remembered (Spec §4 Dashboard redirect)', async ({
    open,
    as,
    stack,
  }) => {
    const page = await open(null, '/dashboard-redirect')
    await expect(page).toHaveURL(/\/root-auth$/)
    await page.goto('/dashboard-redirect?from=%2Fwallet')
    await expect(page).toHaveURL(/\/root-auth\?from=%2Fwallet$/)
    await arrive(page, stack, await as('ananya'), '/dashboard-redirect?from=%2Fwallet')
    await expect(page).toHaveURL(/\/wallet$/)
  })

  test('the sixth redirect within 10 s stops and offers ways on (Spec §9 Redirect guard)', async ({
    open,
  }) => {
    const page = await open('ananya', '/orders')
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
  }) => {
    const page = await open('restaurant', '/terms')
    await page.clock.install()
    await page.route('**/rest/v1/user_roles*', () => new Promise(() => undefined))
    await page.goto('/dashboard-redirect')
    await expect(page.getByText('Verifying your account…')).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
    await page.clock.runFor(3000)
    await expect(page.getByText('Loading your dashboard…')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue to Dashboard' })).toHaveCount(0)
    await page.clock.runFor(2000)
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test.describe('doors that stay shut', () => {
  test('a refusal names the role that is missing and where one may go (Spec §4 Protected route)', async ({
    open,
  }) => {
    const page = await open('ananya', '/admin')
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
    stack,
  }) => {
    const person = await newcomer(stack)
    const page = await open(null)
    await arrive(page, stack, person, '/delivery-dashboard')
    await expect(page.getByText('“Delivery Partner”')).toBeVisible()
    const admin = await as('admin')
    await admin.client.rpc('assign_additional_role', {
      target_user_id: person.session.user.id,
      new_role: 'delivery',
    })
    await expect(page).toHaveURL(/\/delivery-dashboard$/)
  })

  test('the first administrator is made once: a guest signs in first, anybody else hears that there is one (Decisions, /create-admin)', async ({
    open,
  }) => {
    const guest = await open(null, '/create-admin')
    await expect(guest.getByText('Sign in first.')).toBeVisible()
    await expectAccessible(guest)
    const page = await open('ananya', '/create-admin')
    await expect(
      page.getByRole('heading', { name: 'This system already has an administrator' }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test('a guest is asked to sign in at /root-auth when browsing is closed to guests (Decisions, Home)', async ({
    open,
    as,
  }) => {
    const admin = await as('admin')
    const set = (setting_value: boolean) =>
      admin.client.rpc('update_setting', { setting_key: 'guest_browsing_enabled', setting_value })
    try {
      expect((await set(false)).error).toBeNull()
      const page = await open(null, '/')
      await expect(page).toHaveURL(/\/root-auth\?from=%2F$/)
      await page.goto('/')
      await expect(page).toHaveURL(/\/root-auth\?from=%2F$/)
      expect((await set(true)).error).toBeNull()
      await page.evaluate(() => localStorage.removeItem('angadi.guest-browsing'))
      await page.goto('/')
      await expect(page).toHaveURL(/:\d+\/$/)
    } finally {
      await set(true)
    }
  })
})

test.describe('links of e-mails (Spec §2 Callback page)', () => {
  test('the callback waits a moment and goes home (Spec §4 Callback)', async ({ open }) => {
    const page = await open(null, '/auth/callback')
    await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible()
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

  test('a session in the address of any other page signs nobody in', async ({ open, stack }) => {
    const { session } = await newcomer(stack)
    const page = await open(
      null,
      `/orders#access_token=${session.access_token}&refresh_token=${session.refresh_token}&expires_in=3600&token_type=bearer`,
    )
    await expect(page).toHaveURL(/\/auth\?/)
  })
})

test.describe('several roles', () => {
  test('the switcher shows for several roles only, highlights the current one and is 48 px high (Spec §2 Role-mode switcher, §9 Layout)', async ({
    open,
    as,
    stack,
  }, { project }) => {
    const admin = await as('admin')
    const person = await newcomer(stack)
    const page = await open(null)
    await arrive(page, stack, person, '/profile')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Switch role' })).toHaveCount(0)
    await admin.client.rpc('assign_additional_role', {
      target_user_id: person.session.user.id,
      new_role: 'vendor',
    })
    if (project.name === 'phone') {
      const strip = page.getByRole('navigation', { name: 'Switch role' })
      await expect(strip).toBeVisible()
      expect((await strip.boundingBox())?.height).toBe(48)
      await expect(strip.getByRole('link', { name: 'Customer' })).toHaveAttribute('aria-current', 'true')
      await expect(strip.getByRole('link', { name: 'Vendor' })).not.toHaveAttribute('aria-current')
      await expect(strip.getByRole('link', { name: 'Vendor' })).toHaveAttribute(
        'title',
        'Manage your business',
      )
      await expectAccessible(page)
      await strip.getByRole('link', { name: 'Vendor' }).focus()
      await page.keyboard.press('Enter')
    } else {
      // The menu is made when it is opened, so the news must have come before.
      await expect(page.getByRole('main').getByRole('link', { name: /Manage your business/ })).toBeVisible()
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await expect(page.getByRole('menuitem', { name: /Browse and order services/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await page.getByRole('menuitem', { name: /Manage your business/ }).click()
    }
    await expect(page).toHaveURL(/\/vendor$/)
  })

  test('the test of roles shows what session, screens and server say (Spec §2 /role-test)', async ({
    open,
  }) => {
    const page = await open('restaurant', '/role-test')
    await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
    await expect(page.getByText('Primary role')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Vendor/ })).toContainText('Yes')
    await expect(page.getByRole('row', { name: /^Administrator/ })).not.toContainText('Yes')
    await expectAccessible(page)
  })
})

test.describe('the session', () => {
  test('two tabs of two apps sign out together, and nothing of the person stays (Spec §7 sign out)', async ({
    open,
    as,
    stack,
  }) => {
    const admin = await as('admin')
    const person = await newcomer(stack)
    await admin.client.rpc('assign_additional_role', {
      target_user_id: person.session.user.id,
      new_role: 'vendor',
    })
    await person.client
      .from('profiles')
      .update({ full_name: 'Zubeida Sultana' })
      .eq('id', person.session.user.id)
    const { data } = await person.client.auth.refreshSession()
    const session = data.session ?? person.session
    const profile = await open(null)
    await arrive(profile, stack, { client: person.client, session }, '/profile')
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
    const again = await person.client.auth.refreshSession({ refresh_token: session.refresh_token })
    expect(again.error).not.toBeNull()
  })

  test('a broken session in storage makes a guest who is told, never a blank page (Spec §8)', async ({
    open,
    stack,
  }) => {
    const page = await open(null, '/terms', { allowed: REFUSED })
    const person = await newcomer(stack)
    const name = `sb-${new URL(stack.apiUrl).hostname.split('.')[0]}-auth-token`
    const dead = { ...person.session, expires_at: 1, refresh_token: 'long-gone' }
    for (const broken of ['{"access_token":', 'null and void', '[]', JSON.stringify(dead)]) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, broken] as const)
      await page.goto('/')
      await expect(page.getByText('Your session has ended')).toBeVisible()
      expect(await page.evaluate((key) => localStorage.getItem(key), name)).toBeNull()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByText('Your session has ended')).toHaveCount(0)
    }
    await expectAccessible(page)
  })

  test('a role that is taken away closes the screen that shows it (Spec §6; Decisions, Server-side authorisation)', async ({
    open,
    as,
    stack,
  }) => {
    const admin = await as('admin')
    const person = await newcomer(stack)
    const held = { target_user_id: person.session.user.id }
    await admin.client.rpc('assign_additional_role', { ...held, new_role: 'vendor' })
    const page = await open(null)
    await arrive(page, stack, person, '/vendor')
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await page.waitForTimeout(1500)
    const revoked = await admin.client.rpc('revoke_role', { ...held, role: 'vendor' })
    expect(revoked.error).toBeNull()
    await expect(page).toHaveURL(/\/unauthorized\?role=vendor/)
    await expect(page.getByText('“Vendor”')).toBeVisible()
  })

  test('a clock that is wrong by hours keeps nobody out and renews no session in a circle (Spec §7 refresh session)', async ({
    open,
    stack,
    as,
  }) => {
    for (const hours of [5, -5]) {
      const page = await open(null)
      const person = await newcomer(stack)
      const admin = await as('admin')
      await admin.client.rpc('assign_additional_role', {
        target_user_id: person.session.user.id,
        new_role: 'vendor',
      })
      let renewals = 0
      page.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) renewals += 1
      })
      await page.clock.install({ time: Date.now() + hours * 3_600_000 })
      await arrive(page, stack, person, '/dashboard-redirect')
      await expect(page).toHaveURL(/\/vendor$/)
      await page.goto('/wallet')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).toHaveURL(/\/wallet$/)
      expect(renewals).toBeLessThanOrEqual(2)
    }
  })
})
