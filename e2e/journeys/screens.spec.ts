import { fillCart, plainDishes, RESTAURANT } from '../support/dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import type { PersonName } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** An address that nobody answers. */
const UNKNOWN = '/no/such/place'

/** Every screen that is open, with something that stands on it once it is there. */
const SCREENS: readonly (readonly [who: PersonName | null, path: string, text: string | RegExp])[] = [
  [null, '/', /What would you like to eat/],
  [null, '/food', /Where should we deliver|Recommended/],
  [null, '/shopping/cart', /Your cart is empty/],
  [null, '/education/tutors', /Not open yet/],
  [null, UNKNOWN, /This page does not exist/],
  ['ananya', '/', /What would you like to eat/],
  ['ananya', '/food?q=biryani', /Dishes/],
  ['ananya', `/restaurant/${RESTAURANT}`, /Deg & Dastarkhwan/],
  ['ananya', '/shopping/cart', /Continue to checkout/],
  ['ananya', '/checkout', /Place order/],
  ['ananya', '/orders', /Active/],
  ['ananya', '/wallet', /₹/],
  ['ananya', '/profile', /Saved addresses/],
  ['ananya', '/unauthorized', /not for your account/],
  ['restaurant', '/vendor', /Today so far/],
  ['restaurant', '/vendor/products', /Search for a dish|Everything can be ordered/],
  ['restaurant', '/vendor/orders', /Show older orders|No orders here|HYD-/],
  ['courier', '/delivery-dashboard', /Earned today/],
  ['courier', '/driver/dashboard', /Earnings/],
  ['courier', '/driver/orders', /Deliveries/],
  ['admin', '/admin', /Couriers online/],
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`every open screen, ${colorScheme} (Spec §9 Accessibility)`, () => {
    for (const [who, path, text] of SCREENS) {
      test(`${path} as ${who ?? 'a guest'}`, async ({ open, as }) => {
        if (path === '/checkout' || path === '/shopping/cart') {
          const ananya = await as('ananya')
          await fillCart(ananya, (await plainDishes(ananya)).slice(-2))
        }
        const page = await open(who, path, {
          colorScheme,
          allowed: path === UNKNOWN ? [/status of 404/] : [],
        })
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
      })
    }
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
