import { hasStoredSession } from '@angadi/data/client/auth.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** Whether this page opens with the first sign-in step: only when the browser has no stored session. */
export function isInstantSignIn(): boolean {
  const { pathname, search } = window.location
  const isHere = pathname === pathTo('rootAuth') || pathname === pathTo('auth')
  return isHere && !new URLSearchParams(search).has('step') && !hasStoredSession()
}
