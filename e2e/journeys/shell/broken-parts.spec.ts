import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { stopClock, tickUntilVisible } from '../../support/stopped-clock.ts'
import { expect, test } from '../../support/test.ts'

/** Console messages of Chromium about requests that a journey breaks on purpose, and of React about caught errors. */
const BROKEN_ON_PURPOSE = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /preload/i,
  /net::ERR_/,
]

/**
 * Breaks the first `times` requests for a part of the app; call it before the app loads. Returns a function that counts
 * the requests.
 */
async function breakPart(page: Page, part: RegExp, times: number): Promise<() => number> {
  let asked = 0
  await page.route(part, async (route) => {
    asked += 1
    if (asked <= times) await route.fulfill({ status: 404, body: '' })
    else await route.continue()
  })
  return () => asked
}

test('a part that does not load is tried again and the screen comes after all (Spec §4 Error boundaries)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  // It is fetched ahead, and again when it is rendered.
  const asked = await breakPart(page, /\/assets\/diagnostics-screen-.*\.js/, 2)
  // The screen stands for a second before it tries again by itself.
  await stopClock(page)
  await page.goto('/diagnostics')
  await tickUntilVisible(
    page,
    page.getByText("A loading error occurred. We're trying to fix it automatically."),
  )
  await expect(page.getByRole('button', { name: 'Try Again (1/3)' })).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible()
  expect(asked()).toBe(3)
})

test('after three tries the screen says so and leaves it to the reader (Spec §8 Error screens)', async ({
  open,
}) => {
  const page = await open(null, 'about:blank', { allowed: BROKEN_ON_PURPOSE })
  await breakPart(page, /\/assets\/diagnostics-screen-.*\.js/, 99)
  await stopClock(page)
  await page.goto('/diagnostics')
  for (const retry of [1, 2, 3]) {
    const again = page.getByRole('button', { name: `Try Again (${retry}/3)` })
    await tickUntilVisible(page, again)
    await again.click()
  }
  await page.clock.resume()
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
  await breakPart(page, /\/assets\/sign-in-screen-.*\.js/, 99)
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
