import { cleanPath } from '@angadi/routes/clean-path.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { APPS, type App } from '@angadi/routes/route.ts'

/** How the worker treats a request. Everything else, above all the API, is passed through and never cached. */
export type RequestKind =
  | { readonly kind: 'page'; readonly app: App }
  | { readonly kind: 'asset' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'other' }

/** What the decision needs to know of a request. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
  readonly hasRange: boolean
}

const PUBLIC_PICTURES = '/storage/v1/object/public/'

/** The app of a path, also of one that was copied with the end of a sentence; unknown paths get the customer app's not-found screen. */
export function appOf(pathname: string): App {
  return matchRoute(cleanPath(pathname) ?? pathname)?.route.app ?? 'customer'
}

/** Files that all apps share, named by their content: code of libraries, fonts and sentences. */
function isShared(pathname: string): boolean {
  return /^\/_apps\/(?:shared\/assets\/[^/]+|locales\/[\w-]+\/[\w-]+\.json)$/.test(pathname)
}

/**
 * Sorts a request (Spec §7 service worker).
 *
 * @param origin the worker's own
 */
export function kindOf(
  { method, mode, destination, url, hasRange }: RequestFacts,
  origin: string,
): RequestKind {
  if (method !== 'GET' || hasRange) return { kind: 'other' }
  const { origin: asked, pathname } = new URL(url)
  if (destination === 'image' && pathname.startsWith(PUBLIC_PICTURES)) return { kind: 'picture' }
  if (asked !== origin) return { kind: 'other' }
  const [, root, owner, folder] = pathname.split('/')
  if (root === '_apps') {
    const isHashed = APPS.some((app) => app === owner) ? folder === 'assets' : isShared(pathname)
    return isHashed ? { kind: 'asset' } : { kind: 'other' }
  }
  return mode === 'navigate' ? { kind: 'page', app: appOf(pathname) } : { kind: 'other' }
}
