import { routes } from './manifest.ts'
import type { Route } from './route.ts'

/** The route that matches a path, with the values of its parameters, decoded. */
export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** A literal segment outranks a parameter, so reserved words win: /vendor/hub is not a storefront. */
const bySpecificity = routes
  .filter((route) => route.path !== '*')
  .map((route) => ({ route, segments: segmentsOf(route.path) }))
  .sort((a, b) => rank(a.segments).localeCompare(rank(b.segments)))

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function rank(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function bind(pattern: readonly string[], actual: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const found = actual[index]
    if (found === undefined) return undefined
    if (expected.startsWith(':')) params[expected.slice(1)] = found
    else if (expected !== found) return undefined
  }
  return params
}

/**
 * Finds the route of a path. A trailing slash is ignored; paths are case-sensitive.
 *
 * @param pathname the path without query or fragment, still percent-encoded
 * @returns undefined where no route matches and the not-found screen is shown
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const actual: string[] = []
  for (const segment of segmentsOf(pathname)) {
    const decoded = decode(segment)
    if (decoded === undefined) return undefined
    actual.push(decoded)
  }
  for (const { route, segments } of bySpecificity) {
    const params = bind(segments, actual)
    if (params) return { route, params }
  }
  return undefined
}
