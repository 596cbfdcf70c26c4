import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { LETTER_OF } from '@angadi/i18n/letters.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { collectedOrder, fillCart } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

/** A URL that does not exist. */
const UNKNOWN = '/no/such/place'

/** Screens of one user, each with a text that is on it once it has loaded. */
type Screens = readonly (readonly [path: string, text: string | RegExp])[]

const GUEST: Screens = [
  ['/', /Good (morning|afternoon|evening|night)/i],
  ['/food', /Where should we deliver|Recommended/],
  ['/discover', /Explore & Discover/],
  ['/shopping/cart', /Your cart is empty/],
  ['/education/tutors', /Not open yet/],
  ['/root-auth', /Continue with phone/],
  ['/auth', /Mobile number/],
  ['/beauty-auth', /Sign Up/],
  ['/auth-recovery', /System health check/],
  ['/diagnostics', /Domain configuration/],
  ['/privacy', /Privacy/],
  ['/terms', /Terms/],
  [UNKNOWN, /This page does not exist/],
]
const customerScreens = (slug: string, order: string): Screens => [
  ['/', /Good (morning|afternoon|evening|night)/i],
  ['/food?q=biryani', /Dishes/],
  [`/restaurant/${slug}`, /Charminar Kitchen/],
  ['/shopping/cart', /Continue to checkout/],
  ['/checkout', /Place order/],
  [`/order-tracking/${order}`, /Delivered|Collected|Enjoy/],
  ['/orders', /Active/],
  ['/dashboard', /Orders completed/],
  ['/activity', /Notifications/],
  ['/wallet', /₹/],
  ['/digital', /Bill payments/],
  ['/digital/mobile-recharge', /Mobile number/],
  ['/digital/bill-payments', /Choose a biller/],
  ['/profile', /Saved addresses/],
  ['/unauthorized', /not for your account/],
  ['/role-test', /Primary role/],
]
const VENDOR: Screens = [
  ['/vendor', /Today so far/],
  ['/vendor/products', /All \(\d+\)/],
  ['/vendor/profile', /Opening hours/],
  ['/vendor/hub', /Everything/],
  ['/vendor/settings', /Who works here/],
  ['/vendor/orders', /Show older orders|No orders here|[A-Z]{3}-/],
]
const COURIER: Screens = [
  ['/delivery-dashboard', /Earned today/],
  ['/driver/dashboard', /Earnings/],
  ['/driver/orders', /Deliveries/],
]
const ADMIN: Screens = [
  ['/admin', /Couriers online/],
  ['/admin/settings', /App settings/],
  ['/admin/digital', /Open complaints/],
]

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectEnglish(page: Page, screens: Screens): Promise<void> {
  for (const [path, text] of screens) {
    await settled(page, path)
    await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
}

async function expectTelugu(page: Page, screens: Screens): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'te'), LANGUAGE_STORAGE_KEY)
  for (const [path] of screens) {
    await settled(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await expect(page.getByRole('main'), path).toContainText(LETTER_OF.te)
    // A restaurant's page is titled with its name and place, as its vendor writes them.
    if (!path.startsWith('/restaurant/')) await expect(page, `the title of ${path}`).toHaveTitle(LETTER_OF.te)
    await expectNoOverflow(page)
    await expect(page.locator('body'), `keys on ${path}`).not.toContainText(
      // The domain of an e-mail address is no key.
      /(?<!@)\b[a-z]+:?[a-z]+\.[a-z][A-Za-z_.]+\b/,
      { useInnerText: true },
    )
  }
}

/** Checks of every screen: axe finds nothing in English; in Telugu it is translated and shows no raw key. */
const passes = [
  ['in English is accessible (Spec §9 Accessibility)', expectEnglish],
  ['speaks Telugu, fits, and names no key (Spec §1 Languages)', expectTelugu],
] as const

for (const [title, expectAll] of passes) {
  test.describe(`every open screen ${title}`, () => {
    test.beforeEach(() => test.slow())

    test('a guest’s', async ({ open }) => {
      await expectAll(await open(null, 'about:blank', { allowed: [/status of 404/] }), GUEST)
    })

    test('a customer’s', async ({ open, newCustomer, newVendor }) => {
      const [customer, vendor] = [await newCustomer(), await newVendor()]
      const order = await collectedOrder(customer, vendor)
      await fillCart(customer, [vendor.main, vendor.drink])
      await expectAll(await open(customer, 'about:blank'), customerScreens(vendor.slug, order))
    })

    test('a vendor’s', async ({ open, newCustomer, newVendor }) => {
      const [customer, vendor] = [await newCustomer(), await newVendor()]
      await collectedOrder(customer, vendor)
      await expectAll(await open(vendor, 'about:blank'), VENDOR)
    })

    test('a courier’s', async ({ open, newCourier }) => {
      await expectAll(await open(await newCourier(), 'about:blank'), COURIER)
    })

    test('an administrator’s', async ({ open, newAccount }) => {
      await expectAll(await open(await newAccount({ roles: ['admin'] }), 'about:blank'), ADMIN)
    })
  })
}

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
