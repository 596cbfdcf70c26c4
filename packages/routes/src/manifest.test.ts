import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from './manifest.ts'
import { matchRoute } from './match-route.ts'
import { pathTo } from './path-to.ts'

/** The specification's own table, kept next to the manifest so that the two can be compared. */
const table = readFileSync(new URL('./routes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [path = '', app = '', guard = '', what = ''] = line.split('\t')
    return { path: path === '{any other}' ? '*' : path.replace(/\{(\w+)\}/g, ':$1'), app, guard, what }
  })

/** Routes that the specification does not name. */
const OWN = [
  '/admin/orders/:orderId',
  '/admin/provider-approvals/:applicationId',
  '/delivery/profile',
  '/driver/cash',
  '/favourites',
  '/grocery/store/:slug',
  '/grocery/subscriptions',
  '/group/:token',
  '/parcel/:token',
  '/pay/:token',
  '/provider/shop-setup/:applicationId',
  '/search',
  '/vendor/invitation',
  '/vendor/orders/:orderId/picking',
  '/vendor/people',
  '/vendor/round',
  '/vendor/subscriptions',
  '/visit/:token',
  '/waiting-list',
]

function guardText(guard: (typeof routes)[number]['guard']): string {
  return typeof guard === 'string' ? guard : `role:${guard.role}`
}

describe('the manifest', () => {
  test('declares the 136 routes of the specification, and beside them only those of its own', () => {
    expect(table).toHaveLength(136)
    const specified = table.map((line) => line.path)
    expect(routes.map((route) => route.path).toSorted()).toEqual([...specified, ...OWN].toSorted())
  })

  test.each(table)(
    '$path belongs to $app behind $guard (Spec §2 Main routes)',
    ({ path, app, guard, what }) => {
      const route = routes.find((candidate) => candidate.path === path)
      expect(
        route && { app: route.app, guard: guardText(route.guard), redirectTo: route.redirectTo },
      ).toEqual({
        app,
        guard,
        redirectTo: what.startsWith('-> ') ? what.slice(3) : undefined,
      })
    },
  )

  test('every redirect ends at a declared route that does not redirect again (Spec §2 Main routes)', () => {
    for (const { redirectTo } of routes) {
      if (redirectTo === undefined) continue
      const target = matchRoute(redirectTo)
      expect(target?.route.redirectTo, redirectTo).toBeUndefined()
      expect(target).toBeDefined()
    }
  })
})

describe('matching', () => {
  test('a reserved word wins over a storefront of that name', () => {
    expect(matchRoute('/vendor/hub')?.route.name).toBe('vendorHub')
    expect(matchRoute('/vendor/paradise')?.route.name).toBe('vendorVendorSlug')
    expect(matchRoute('/category/food')?.route.name).toBe('categoryFood')
  })

  test('a trailing slash makes no difference', () => {
    expect(matchRoute('/orders/')?.route.name).toBe('orders')
  })

  test('what no route claims matches nothing, nor does a broken encoding', () => {
    expect(matchRoute('/no/such/place')).toBeUndefined()
    expect(matchRoute('/restaurants/%E0%A4%A')).toBeUndefined()
  })

  test('any parameter survives the way into a path and back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchRoute(pathTo('restaurantsId', { id }))?.params).toEqual({ id })
      }),
    )
  })
})
