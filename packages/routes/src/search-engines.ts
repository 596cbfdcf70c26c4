import { declarationOf, type RouteName, routes } from './manifest.ts'
import type { RouteMatch } from './match-route.ts'
import type { Route } from './route.ts'

/** Pages that show what another one shows: search engines are told of that one (docs/decisions/0055). */
const SHOWN_AT: ReadonlyMap<string, RouteName> = new Map([
  ['categoryFood', 'food'],
  ['restaurantId', 'restaurantsId'],
  ['vendorVendorSlug', 'shopVendorSlug'],
  ['categoryCleaning', 'categoryCategoryName'],
  ['categoryDelivery', 'categoryCategoryName'],
  ['enhancedTransport', 'transport'],
  ['transport3d', 'transport'],
  ['termsConditions', 'terms'],
  ['termsOfService', 'terms'],
  ['privacyPolicy', 'privacy'],
  ['contact', 'help'],
  ['support', 'help'],
])

/** Open to everybody, but of no use to somebody who comes from a search engine. */
const UNLISTED: ReadonlySet<string> = new Set([
  'rootAuth',
  'auth',
  'beautyAuth',
  'authCallback',
  'authRecovery',
  'createAdmin',
  'unauthorized',
  'diagnostics',
  'dashboardRedirect',
  'shoppingCart',
  'groupToken',
  'payToken',
  'visitToken',
  'parcelToken',
  'vendorShopping',
  'vendorShoppingProducts',
  'vendorShoppingOrders',
  'notFound',
])

/** Whether search engines may list a page: it is public, built, no redirect, and more than a step of signing in. */
export function isListed({ name, guard, redirectTo, soon }: Route): boolean {
  return guard === 'public' && redirectTo === undefined && soon !== true && !UNLISTED.has(name)
}

/** The pages of the sitemap that need no database: listed, without parameters, and shown at no other address. */
export function listedPaths(): readonly string[] {
  return routes
    .filter((route) => isListed(route) && !route.path.includes(':') && !SHOWN_AT.has(route.name))
    .map(({ path }) => path)
}

/**
 * The address under which search engines know a page, with its parameters: the same content has one (Spec §2).
 *
 * @returns a path without query
 */
export function canonicalPath({ route, params }: RouteMatch): string {
  const same = SHOWN_AT.get(route.name)
  // The two categories with a path of their own are pages of the same name.
  const given = route.name.startsWith('category') ? { categoryName: route.path.split('/').at(-1) ?? '' } : {}
  const values: Readonly<Record<string, string>> = { ...given, ...params }
  return (same === undefined ? route : declarationOf(same)).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** The starts of paths that robots need not visit: consoles, accounts and steps of buying. */
export function unvisitedPaths(): readonly string[] {
  return routes
    .filter((route) => !isListed(route) && route.redirectTo === undefined && route.path !== '*')
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => path)
}
