import { routes } from '@angadi/routes/manifest.ts'
import type { Route } from '@angadi/routes/route.ts'
import { expect, test } from '../support/test.ts'

/** A concrete address of a route: every parameter takes a value that no reserved word uses. */
function addressOf(route: Route): string {
  return route.path === '*' ? '/no/such/place' : route.path.replace(/:\w+/g, 'example')
}

test.describe('every line of the route table (Spec §2)', () => {
  for (const route of routes) {
    const address = addressOf(route)
    if (route.redirectTo !== undefined) {
      test(`${route.path} redirects to ${route.redirectTo}`, async ({ request }) => {
        const answer = await request.get(`${address}?from=test`, { maxRedirects: 0 })
        expect([301, 302, 307, 308]).toContain(answer.status())
        expect(answer.headers()['location']).toBe(`${route.redirectTo}?from=test`)
      })
      continue
    }
    test(`${route.path} is answered by ${route.app}`, async ({ request }) => {
      const answer = await request.get(address)
      expect(answer.status()).toBe(route.path === '*' ? 404 : 200)
      expect(await answer.text()).toMatch(new RegExp(`<html[^>]*data-app="${route.app}"`))
    })
  }
})

test.describe('every guard (Spec §6)', () => {
  const guarded = routes.filter((route) => route.guard !== 'public' && route.redirectTo === undefined)
  for (const route of guarded) {
    test(`${route.path} sends a stranger to sign in`, async ({ page }) => {
      await page.goto(addressOf(route), { waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/auth(\?|$)/)
    })
  }

  for (const route of guarded.filter(({ guard }) => typeof guard === 'object' && guard.role !== 'user')) {
    test(`${route.path} tells a customer that it is not theirs`, async ({ open }) => {
      const page = await open('ananya', addressOf(route))
      await expect(page).toHaveURL(/\/unauthorized(\?|$)/)
    })
  }
})
