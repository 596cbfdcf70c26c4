import { cleanPath } from '@angadi/routes/clean-path.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'

/** Where another path than the one asked for is answered, and whether for good (308) or as long as the manifest says so (302). */
export interface Redirect {
  readonly status: 302 | 308
  readonly location: string
}

/**
 * Where a path leads that the manifest redirects, its parameters filled in and its query kept, or that has behind it what a
 * sentence leaves there; undefined for all others.
 *
 * @param search the query with its "?", or ''
 */
export function redirectOf(pathname: string, search: string): Redirect | undefined {
  const clean = cleanPath(pathname)
  if (clean !== undefined) return { status: 308, location: `${clean}${search}` }
  const match = matchRoute(pathname)
  const target = match?.route.redirectTo
  if (match === undefined || target === undefined) return undefined
  const path = target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? ''))
  const joined = path.includes('?') && search !== '' ? `${path}&${search.slice(1)}` : `${path}${search}`
  return { status: 302, location: joined }
}
