import { expect, test } from 'vitest'
import { routes } from './manifest.ts'
import { matchRoute } from './match-route.ts'
import { canonicalPath, isListed, listedPaths, unvisitedPaths } from './search-engines.ts'

const canonicalOf = (path: string) => {
  const match = matchRoute(path)
  return match && canonicalPath(match)
}

test('the sitemap has what everybody may see and nothing of an account (Spec §2)', () => {
  const paths = listedPaths()
  expect(paths).toContain('/')
  expect(paths).toContain('/food')
  for (const path of ['/orders', '/auth', '/checkout', '/vendor', '/admin', '/shopping/cart', '/cart', '*'])
    expect(paths).not.toContain(path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('what is listed has one address, and that address is its own', () => {
  for (const path of listedPaths()) expect(canonicalOf(path)).toBe(path)
})

test('a page that is shown under two addresses names one of them', () => {
  expect(canonicalOf('/category/food')).toBe('/food')
  expect(canonicalOf('/restaurant/deg-and-dastarkhwan')).toBe('/restaurants/deg-and-dastarkhwan')
  expect(canonicalOf('/vendor/deg-and-dastarkhwan')).toBe('/shop/deg-and-dastarkhwan')
  expect(canonicalOf('/category/cleaning')).toBe('/category/cleaning')
  expect(canonicalOf('/category/%E0%B0%AA')).toBe('/category/%E0%B0%AA')
})

test('robots are kept from what is not listed, and from nothing that is', () => {
  const away = unvisitedPaths()
  expect(away).toContain('/orders')
  expect(away).toContain('/admin')
  const listed = routes.filter(isListed).map(({ path }) => path)
  expect(listed.filter((path) => away.includes(path))).toEqual([])
})
