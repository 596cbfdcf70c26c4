import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/test.ts'

/** What Chromium itself writes about requests that a journey breaks on purpose, and React about what a boundary caught. */
const BROKEN_ON_PURPOSE = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /preload/i,
  /net::ERR_/,
]

/** Breaks, before the app is loaded for the first time, the first so many requests for a part of the app. */
async function breakPart(page: Page, part: RegExp, times: number): Promise<() => number> {
  let asked = 0
  await page.route(part, async (route) => {
    asked += 1
    if (asked <= times) await route.fulfill({ status: 404, body: '' })
    else await route.continue()
  })
  return () => asked
}

/** Presses a button in the moment when it comes: a second and a half is short where many tests share a machine. */
function quickFinger(name: string): void {
  const press = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click()
  new MutationObserver(press).observe(document, { subtree: true, childList: true })
}

test('a part that does not load is tried again and the screen comes after all (Spec §4 Error boundaries)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  const asked = await breakPart(page, /\/assets\/diagnostics-screen-.*\.js$/, 1)
  await page.goto('/diagnostics')
  await expect(
    page.getByText("A loading error occurred. We're trying to fix it automatically."),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again (1/3)' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible()
  expect(asked()).toBe(2)
})

test('after three tries the screen says so and leaves it to the reader (Spec §8 Error screens)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  await breakPart(page, /\/assets\/diagnostics-screen-.*\.js$/, 99)
  await page.goto('/diagnostics')
  for (const retry of [1, 2, 3]) await page.getByRole('button', { name: `Try Again (${retry}/3)` }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Max Retries Reached' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('signing in that does not load is an Authentication Error whose way home clears this browser after asking (Spec §4 Error boundaries)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  await breakPart(page, /\/assets\/sign-in-screen-.*\.js$/, 99)
  await page.goto('/root-auth')
  await expect(page.getByRole('heading', { level: 2, name: 'Authentication Error' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('a-form', 'half filled'))
  await page.getByRole('button', { name: 'Go Home' }).click()
  await expect(page.getByText('Clear this browser and go home?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear and go home' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('a-form'))).toBeNull()
})

test('a page whose main script is missing gets the recovery overlay at once (Spec §4 Error boundaries)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  await breakPart(page, /\/assets\/index-.*\.js$/, 1)
  await page.goto('/food')
  const overlay = page.getByRole('dialog', { name: 'Recovery Mode' })
  await expect(overlay).toBeVisible()
  for (const fact of ['Network', 'Service worker', 'Cache size', 'Browser'])
    await expect(overlay.getByText(fact, { exact: true })).toBeVisible()
  for (const way of ['Hard Reset', 'Soft Reload', 'Dismiss'])
    await expect(overlay.getByRole('button', { name: way })).toBeVisible()
  await expect(overlay.getByRole('link', { name: 'Go to Diagnostics' })).toBeVisible()
  await expectAccessible(page)
  await overlay.getByRole('button', { name: 'Soft Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(overlay).toHaveCount(0)
})

test('without any script of the app the page itself draws a plain recovery overlay (Spec §2 Recovery Mode overlay)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/food')
  await expect(page.getByRole('heading', { name: 'Recovery Mode' })).toBeVisible()
  for (const way of ['Hard Reset', 'Soft Reload', 'Go to Diagnostics', 'Dismiss'])
    await expect(page.getByRole('button', { name: way })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery Mode' })).toHaveCount(0)
})

test('the diagnostics run five checks, and what they copy holds no key (Spec §2 Diagnostics)', async ({
  open,
  stack,
}) => {
  const page = await open('ananya', '/diagnostics')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const checks = page.getByRole('list', { name: 'Checks' })
  for (const name of [
    'Domain configuration',
    'Network connectivity',
    'Backend connection',
    'Authentication state',
    'UI context',
  ])
    await expect(checks.getByRole('listitem').filter({ hasText: name })).toContainText('Fine')
  await expect(checks).toContainText('Signed in')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy info' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('session: success, authSignedIn')
  expect(copied).not.toContain(stack.publishableKey)
  expect(copied).not.toContain('eyJ')
  await page.getByRole('button', { name: 'Reinitialize auth' }).click()
  await expect(page.getByText('The sign-in was read anew')).toBeVisible()
  await page.getByRole('button', { name: 'Run checks again' }).click()
  await expect(checks).toContainText('Signed in')
})

test('the recovery page takes a signed-in visitor home, or lets them stay and clear everything (Spec §4 Dashboard redirect)', async ({
  open,
}) => {
  const page = await open('imran', '/auth-recovery')
  await expect(page).toHaveURL('/')
  await page.addInitScript(quickFinger, 'Stay here')
  await page.goto('/auth-recovery')
  await expect(page.getByText('You are signed in. Taking you home…')).toHaveCount(0)
  const checks = page.getByRole('list', { name: 'System health check' })
  for (const service of ['Database', 'Sign-in service', 'AI recommendations'])
    await expect(checks.getByRole('listitem').filter({ hasText: service })).toContainText(/Fine|Please look/)
  await expectAccessible(page)
  await page.evaluate(() => localStorage.setItem('a-form', 'half filled'))
  await page.getByRole('button', { name: 'Clear all data' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Orders and your account stay safe.')
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await expect(page.getByText('Everything is cleared. You can sign in anew.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('a-form')
  await expect(page.getByRole('link', { name: 'Go to sign-in' })).toBeVisible()
})

test('the banner tells that the network is gone, and that it is back (Spec §8 Offline)', async ({ open }) => {
  const page = await open(null, '/privacy', { allowed: BROKEN_ON_PURPOSE })
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText("You're offline. Some features may be limited")).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(page.getByText('Back online')).toHaveCount(0)
})

test('the health paths answer, and profiles only to whoever is signed in (Spec §7)', async ({
  stack,
  as,
  request,
}) => {
  const { apiUrl, publishableKey } = stack
  const bearer = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
  const root = await request.head(`${apiUrl}/rest/v1/`, { headers: { apikey: publishableKey } })
  expect(root.ok()).toBe(true)
  const edge = await request.get(`${apiUrl}/functions/v1/health`, { headers: bearer })
  expect(await edge.json()).toEqual({ status: 'ok' })
  const ai = await request.post(`${apiUrl}/functions/v1/ai-property-recommendations`, {
    headers: bearer,
    data: { type: 'health_check' },
  })
  expect(ai.ok()).toBe(true)
  const { client } = await as('ananya')
  const counted = await client.from('profiles').select('id', { count: 'exact', head: true })
  expect(counted).toMatchObject({ error: null, count: 1 })
  const one = await client.from('profiles').select('id').limit(1)
  expect(one.data).toHaveLength(1)
  const guest = await request.get(`${apiUrl}/rest/v1/profiles?select=id&limit=1`, { headers: bearer })
  expect(guest.ok()).toBe(false)
})
