import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { LETTER_OF } from '@angadi/i18n/letters.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { collectedOrder, fillCart } from '../../support/order.ts'
import { expectStayedShown, watchScreen } from '../../support/stays-shown.ts'
import { expect, test } from '../../support/test.ts'

/** A URL that does not exist. */
const UNKNOWN = '/no/such/place'

const GUEST = [
  '/',
  '/food',
  '/discover',
  '/shopping/cart',
  '/education/tutors',
  '/root-auth',
  '/auth',
  '/beauty-auth',
  '/auth-recovery',
  '/diagnostics',
  '/privacy',
  '/terms',
  UNKNOWN,
]
const customerScreens = (slug: string, order: string) => [
  '/',
  '/food?q=biryani',
  `/restaurant/${slug}`,
  '/shopping/cart',
  '/checkout',
  `/order-tracking/${order}`,
  '/orders',
  '/dashboard',
  '/activity',
  '/wallet',
  '/digital',
  '/digital/mobile-recharge',
  '/digital/bill-payments',
  '/profile',
  '/unauthorized',
  '/role-test',
]
const VENDOR = [
  '/vendor',
  '/vendor/products',
  '/vendor/profile',
  '/vendor/hub',
  '/vendor/settings',
  '/vendor/orders',
]
const COURIER = ['/delivery-dashboard', '/driver/dashboard', '/driver/orders']
const ADMIN = ['/admin', '/admin/settings', '/admin/digital']

/**
 * Checks each screen in Telugu: English is what the other journeys and the stories read, and its words are shorter. A
 * screen that failed to load has written to the console.
 */
async function expectScreens(page: Page, screens: readonly string[]): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'te'), LANGUAGE_STORAGE_KEY)
  await watchScreen(page)
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await expect(page.getByRole('main'), path).toContainText(LETTER_OF.te)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // A restaurant's page is titled with its name and place, as its vendor writes them.
    if (!path.startsWith('/restaurant/')) await expect(page, `the title of ${path}`).toHaveTitle(LETTER_OF.te)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expect(page.locator('body'), `keys on ${path}`).not.toContainText(
      // The domain of an e-mail address is no key.
      /(?<!@)\b[a-z]+:?[a-z]+\.[a-z][A-Za-z_.]+\b/,
      { useInnerText: true },
    )
    await expectStayedShown(page)
  }
}

test.describe('every open screen is accessible, speaks Telugu, fits, and names no key (Spec §1 Languages, §9 Accessibility)', () => {
  test.beforeEach(() => test.slow())

  test('a guest’s', async ({ open }) => {
    await expectScreens(await open(null, 'about:blank', { allowed: [/status of 404/] }), GUEST)
  })

  test('a customer’s', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    const order = await collectedOrder(customer, vendor)
    await fillCart(customer, [vendor.main, vendor.drink])
    await expectScreens(await open(customer, 'about:blank'), customerScreens(vendor.slug, order))
  })

  test('a vendor’s', async ({ open, newCustomer, newVendor }) => {
    const [customer, vendor] = [await newCustomer(), await newVendor()]
    await collectedOrder(customer, vendor)
    await expectScreens(await open(vendor, 'about:blank'), VENDOR)
  })

  test('a courier’s', async ({ open, newCourier }) => {
    await expectScreens(await open(await newCourier(), 'about:blank'), COURIER)
  })

  test('an administrator’s', async ({ open, newAccount }) => {
    await expectScreens(await open(await newAccount({ roles: ['admin'] }), 'about:blank'), ADMIN)
  })
})

test.describe('how a page is dressed', () => {
  for (const path of ['/', '/auth', '/vendor', '/delivery-dashboard', '/admin']) {
    test(`the styles of ${path} come before its first paint, so that no timer has to stand in for them (Spec §9 stylesheet fallback timers)`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text()
      const head = html.slice(0, html.indexOf('</head>'))
      const [sheet = ''] = /<link\b[^>]*rel="stylesheet"[^>]*>/.exec(head) ?? []
      expect(sheet).toContain('href="/_apps/')
      expect(sheet, 'nothing postpones it').not.toMatch(/media=|onload=|disabled/)
    })
  }
})
