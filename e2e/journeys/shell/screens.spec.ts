import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { LETTER_OF } from '@angadi/i18n/letters.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { expectNoOverflow } from '../../support/expect-no-overflow.ts'
import { messageIn } from '../../support/message.ts'
import { collectedOrder, fillCart } from '../../support/order.ts'
import { expectStayedShown, watchScreen } from '../../support/stays-shown.ts'
import { expect, test } from '../../support/test.ts'

/** A URL that does not exist. */
const UNKNOWN = '/no/such/place'

/** Screens of one user, each with a text that is on it once it has loaded. */
type Screens = readonly (readonly [path: string, text: string | RegExp])[]

const said = (...keys: readonly string[]) => messageIn('te', ...keys)
const GREETING = said(
  'home:greeting.morning',
  'home:greeting.afternoon',
  'home:greeting.evening',
  'home:greeting.night',
)
const GUEST: Screens = [
  ['/', GREETING],
  ['/food', said('food:noPlace.title', 'food:sort.comprehensive')],
  ['/discover', said('discover:title')],
  ['/shopping/cart', said('cart:empty.title')],
  ['/education/tutors', said('shell:notOpenYet')],
  ['/root-auth', said('auth:welcome.phone')],
  ['/auth', said('auth:phone.label')],
  ['/beauty-auth', said('auth:beauty.signUpTab')],
  ['/auth-recovery', said('recovery:page.checksTitle')],
  ['/diagnostics', said('recovery:checks.domain')],
  ['/privacy', said('policies:name.privacy')],
  ['/terms', said('policies:name.terms')],
  [UNKNOWN, said('shell:notFound.title')],
]
const customerScreens = (slug: string, order: string): Screens => [
  ['/', GREETING],
  ['/food?q=biryani', said('food:dishes')],
  [`/restaurant/${slug}`, /Charminar Kitchen/],
  ['/shopping/cart', said('cart:checkout')],
  ['/checkout', said('checkout:place')],
  [`/order-tracking/${order}`, said('order-words:food.head.delivered', 'order-words:food.head.collected')],
  ['/orders', said('orders:tabs.active')],
  ['/dashboard', said('dashboard:stats.orders')],
  ['/activity', said('dashboard:activity.kind.notification')],
  ['/wallet', /₹/],
  ['/digital', said('digital:bills.title')],
  ['/digital/mobile-recharge', said('digital:recharge.mobileNumber')],
  ['/digital/bill-payments', said('digital:bills.choose')],
  ['/profile', said('profile:addresses.title')],
  ['/unauthorized', said('roles:unauthorized.title')],
  ['/role-test', said('roles:test.primary')],
]
const VENDOR: Screens = [
  ['/vendor', said('vendor:day.title')],
  ['/vendor/products', said('vendor-products:all_one', 'vendor-products:all_other')],
  ['/vendor/profile', said('vendor-profile:hours.title')],
  ['/vendor/hub', said('vendor-hub:parts.title')],
  ['/vendor/settings', said('vendor-settings:people.title')],
  ['/vendor/orders', new RegExp(`${said('vendor:past.more', 'vendor:past.empty').source}|[A-Z]{3}-`)],
]
const COURIER: Screens = [
  ['/delivery-dashboard', said('delivery:day.earnedToday')],
  ['/driver/dashboard', said('delivery:earnings.title')],
  ['/driver/cash', said('cash:title')],
  ['/driver/orders', said('delivery:deliveries.title')],
]
const ADMIN: Screens = [
  ['/admin', said('admin:figures.couriers')],
  ['/admin/settings', said('header:settings.title')],
  ['/admin/digital', said('admin:digital.complaints')],
]

/** Checks each screen in Telugu: English is what the other journeys and the stories read, and its words are shorter. */
async function expectScreens(page: Page, screens: Screens): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'te'), LANGUAGE_STORAGE_KEY)
  await watchScreen(page)
  for (const [path, text] of screens) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'te')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible()
    await expect(page.getByRole('main'), path).toContainText(LETTER_OF.te)
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
