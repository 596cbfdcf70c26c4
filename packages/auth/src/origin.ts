import { isRole, type Role } from '@angadi/domain/roles.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** The query parameter with the path to open after sign-in. */
const ORIGIN_PARAM = 'from'
/** The query parameter of the refusal page with the roles that would be accepted, separated by commas. */
const ROLE_PARAM = 'role'

/**
 * The path of the sign-in screen that returns to a given path (Spec §4 Protected route: remembering the origin path).
 */
export function signInPath(origin: string): string {
  return pathTo('auth', undefined, { [ORIGIN_PARAM]: origin })
}

/**
 * The path of the main sign-in screen that returns to a given path; the guards of home and of the dashboard redirect
 * use it (Spec §6).
 */
export function rootSignInPath(origin?: string): string {
  return pathTo('rootAuth', undefined, origin === undefined ? {} : { [ORIGIN_PARAM]: origin })
}

/**
 * The page that names the roles a path requires, and returns to it once the user holds one (Spec §4 Protected route).
 */
export function unauthorizedPath(needed: readonly Role[], origin: string): string {
  return pathTo('unauthorized', undefined, { [ROLE_PARAM]: needed.join(','), [ORIGIN_PARAM]: origin })
}

/** The roles that `unauthorizedPath` named. */
export function neededRolesIn(search: string): readonly Role[] {
  return (new URLSearchParams(search).get(ROLE_PARAM) ?? '').split(',').filter(isRole)
}

/** Paths of buying: a user who signs in on the way there is a customer. */
const SHOPPING_ROUTES = [
  'cart',
  'shoppingCart',
  'checkout',
  'foodCheckout',
  'groceryCheckout',
  'shoppingCheckout',
] as const

/** Whether a path that `originIn` found leads to a cart or a checkout. */
export function isShoppingPath(origin: string | undefined): boolean {
  const [path] = (origin ?? '').split(/[?#]/)
  return SHOPPING_ROUTES.some((name) => pathTo(name) === path)
}

/** Any origin works: only paths are resolved against it. */
const HERE = 'http://here'

/** Where to go after signing in: always a path of this site, never another site. */
export function originIn(search: string): string | undefined {
  const origin = new URLSearchParams(search).get(ORIGIN_PARAM)
  if (!origin || !/^\/(?![/\\])/.test(origin) || !URL.canParse(origin, HERE)) return undefined
  // Parsed as a browser does: it drops tabs and line ends, so "/<tab>/evil.example" is another site.
  const read = new URL(origin, HERE)
  if (read.origin !== HERE || read.pathname.startsWith('//')) return undefined
  return read.pathname + read.search + read.hash
}
