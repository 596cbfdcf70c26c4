import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

/** Console messages of Chromium about requests without a network. */
const NO_NETWORK = [/Failed to load resource/, /net::ERR_/, /Failed to fetch dynamically imported module/]

/** Presses a button as soon as it appears: one and a half seconds is short where many tests share a machine. */
function quickFinger(name: string): void {
  const press = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click()
  new MutationObserver(press).observe(document, { subtree: true, childList: true })
}

test('the diagnostics run five checks, and what they copy holds no key (Spec §2 Diagnostics)', async ({
  open,
  newAccount,
  stack,
}) => {
  const page = await open(await newAccount(), '/diagnostics')
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
  newAccount,
}) => {
  const page = await open(await newAccount(), '/auth-recovery')
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
  const page = await open(null, '/privacy', { allowed: NO_NETWORK })
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText("You're offline. Some features may be limited")).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(page.getByText('Back online')).toHaveCount(0)
})

test('the health paths answer, and profiles only to whoever is signed in (Spec §7)', async ({
  stack,
  newAccount,
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
  const { client } = await newAccount()
  const counted = await client.from('profiles').select('id', { count: 'exact', head: true })
  expect(counted).toMatchObject({ error: null, count: 1 })
  const one = await client.from('profiles').select('id').limit(1)
  expect(one.data).toHaveLength(1)
  const guest = await request.get(`${apiUrl}/rest/v1/profiles?select=id&limit=1`, { headers: bearer })
  expect(guest.ok()).toBe(false)
})
