import { pathTo } from '@angadi/routes/path-to.ts'

/** The query parameter in which the sign-in screen is told where to go afterwards. */
const ORIGIN_PARAM = 'from'

/** The sign-in screen that comes back to a path (Spec §4 Protected route: remembering the origin path). */
export function signInPath(origin: string): string {
  return pathTo('auth', undefined, { [ORIGIN_PARAM]: origin })
}

/** Where to go after signing in: a path of this site, never another one's address. */
export function originIn(search: string): string | undefined {
  const origin = new URLSearchParams(search).get(ORIGIN_PARAM)
  return origin && /^\/(?![/\\])/.test(origin) ? origin : undefined
}
