import { hasStoredSession } from '@angadi/data/client/auth.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** Whether this page begins with the first step of signing in, for somebody whom the browser does not know. */
export function isInstantSignIn(): boolean {
  const { pathname, search } = window.location
  const isHere = pathname === pathTo('rootAuth') || pathname === pathTo('auth')
  return isHere && !new URLSearchParams(search).has('step') && !hasStoredSession()
}
