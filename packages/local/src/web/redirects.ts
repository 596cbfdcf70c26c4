import { matchRoute } from '@angadi/routes/match-route.ts'

/**
 * Where a path leads that the manifest redirects, its parameters filled in and its query kept; undefined for all others.
 *
 * @param search the query with its "?", or ''
 */
export function redirectTarget(pathname: string, search: string): string | undefined {
  const match = matchRoute(pathname)
  const target = match?.route.redirectTo
  if (match === undefined || target === undefined) return undefined
  const path = target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? ''))
  if (search === '') return path
  return path.includes('?') ? `${path}&${search.slice(1)}` : `${path}${search}`
}
