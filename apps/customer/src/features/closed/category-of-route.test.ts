import { categorySlugs } from '@angadi/routes/category-routes.ts'
import { routes } from '@angadi/routes/manifest.ts'
import { expect, test } from 'vitest'
import { categoryDrawing } from '../../shared/drawings/category-drawings.ts'
import { categoryOfRoute } from './category-of-route.ts'

/** What is no trade has nothing to wait for. */
const NO_TRADE = /^(membership|provider)/

test('every route whose trade is not open says which opening one can wait for, and shows its drawing', () => {
  const closed = routes.filter(({ app, soon }) => app === 'customer' && soon === true)
  expect(closed.length).toBeGreaterThan(0)
  for (const { name } of closed.filter((route) => !NO_TRADE.test(route.name))) {
    const slug = categoryOfRoute(name)
    expect(slug, name).toBeDefined()
    expect(categoryDrawing(slug ?? ''), name).toBeDefined()
  }
})

test('every main category has a drawing', () => {
  expect(categorySlugs().filter((slug) => categoryDrawing(slug) === undefined)).toEqual([])
})
