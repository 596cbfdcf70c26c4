import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the header and the page (Spec §1, §2, §4)', () => {
  test('another language holds at once, without a reload, and for the next visit (Decisions, Header selector)', async ({
    open,
  }) => {
    const page = await open(null)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'Language' }).click()
    const sheet = page.getByRole('dialog', { name: 'Choose your language' })
    await expect(sheet.getByRole('radio')).toHaveCount(10)
    await expectAccessible(page)
    await sheet.getByRole('radio', { name: 'తెలుగు' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: 'ఆర్డర్లు' }).first()).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toContain('te')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  })

  test('the home screen greets, names the city and tells the weather or an estimate (Spec §1 Home)', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount({ name: 'Lakshmi Devi' }))
    const location = page.getByRole('banner').getByRole('button', { name: /Change location/ })
    await location.click()
    const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' })
    await sheet.getByRole('button', { name: /^Zaheerabad/ }).click()
    await expect(location).toContainText('Zaheerabad')
    await expect(page.getByText(/^Good (Morning|Afternoon|Evening|Night), Lakshmi$/i)).toBeVisible()
    await expect(page.getByText(/^Weather(, an estimate)?: -?\d+°C, /)).toBeAttached()
    await expectAccessible(page)
  })

  test('a long page leads back to its top while one scrolls up, after 400 px (Spec §2 Scroll-to-top button)', async ({
    open,
  }) => {
    const page = await open('ananya', '/food')
    const button = page.getByRole('button', { name: 'Back to top' })
    await expect(page.getByRole('heading', { level: 3 }).nth(6)).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.evaluate(
      () =>
        new Promise((heard) => {
          window.addEventListener('scroll', () => heard(undefined), { once: true })
          window.scrollTo(0, 900)
        }),
    )
    await expect(button).toHaveCount(0)
    // Whoever scrolls before the page listens scrolls once more.
    await expect(async () => {
      for (const y of [900, 401])
        await page.evaluate(
          (to) =>
            new Promise((painted) => {
              window.scrollTo(0, to)
              requestAnimationFrame(() => requestAnimationFrame(painted))
            }),
          y,
        )
      await expect(button).toBeVisible({ timeout: 2000 })
    }).toPass()
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toHaveCount(0)
  })

  test('pulling the orders down fetches them anew (Spec §2 Pull-to-refresh wrapper)', async ({
    open,
    newAccount,
  }) => {
    const page = await open(await newAccount(), '/orders')
    await expect(page.getByRole('tab').first()).toBeVisible()
    const released = Promise.withResolvers<void>()
    await page.route('**/rest/v1/rpc/my_active_orders*', async (route) => {
      await released.promise
      await route.continue()
    })
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] })
    await touch('touchStart', 400)
    await touch('touchMove', 420)
    await touch('touchMove', 450)
    await expect(page.getByText('Pull to refresh')).toBeVisible()
    await touch('touchMove', 480)
    await expect(page.getByText('Release to refresh')).toBeVisible()
    const fetched = page.waitForResponse(/my_active_orders/)
    await touch('touchEnd')
    await expect(page.getByText('Refreshing').first()).toBeVisible()
    released.resolve()
    await fetched
    await expect(page.getByText('Release to refresh')).toHaveCount(0)
    await expect(page.getByText('Refreshing')).toHaveCount(0)
  })

  test('on a wide screen a button refreshes the orders, by its key as well (Spec §2 Pull-to-refresh wrapper)', {
    tag: '@desktop',
  }, async ({ open, newAccount }) => {
    const page = await open(await newAccount(), '/orders')
    await expect(page.getByRole('tab').first()).toBeVisible()
    const fetched = page.waitForResponse(/my_active_orders/)
    await page.getByRole('button', { name: 'Refresh' }).press('Enter')
    await fetched
  })
})
