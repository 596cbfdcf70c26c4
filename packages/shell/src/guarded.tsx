import { askGuard, neededRoles } from '@angadi/auth/guard.ts'
import { signInPath, unauthorizedPath } from '@angadi/auth/origin.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { forgetLeaving, useSession } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { RouteGuard } from '@angadi/routes/route.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigateTo } from './use-navigate-to.ts'
import { Waiting } from './waiting.tsx'

/** Renders a route if its guard allows it, and redirects everyone else (Spec §4 Protected route). */
export function Guarded({ guard, children }: { readonly guard: RouteGuard; readonly children: ReactNode }) {
  const ready = useSession((session) => session.ready)
  const userId = useSession((session) => session.userId)
  const { data: roles } = useRoles()
  const { pathname, search } = useLocation()
  const go = useNavigateTo()
  const answer = askGuard(guard, { ready, signedIn: userId !== null, roles })
  const showTheWay = useEffectEvent(() => {
    const origin = pathname + search
    const home = pathTo('home')
    // A user who has just signed out here goes home, instead of being asked to sign in again.
    if (answer === 'sign_in' && useSession.getState().hasSignedOut && pathname !== home)
      go(home, { replace: true })
    else if (answer === 'sign_in') go(signInPath(origin), { replace: true })
    if (answer === 'unauthorized') go(unauthorizedPath(neededRoles(guard), origin), { replace: true })
  })
  // Depends on the path too: the router may reuse this guard for the next guarded screen.
  useEffect(() => {
    if (pathname && (answer === 'sign_in' || answer === 'unauthorized')) showTheWay()
  }, [answer, pathname])
  const isGuestInside = answer === 'enter' && userId === null
  useEffect(() => {
    if (isGuestInside && pathname) forgetLeaving()
  }, [isGuestInside, pathname])
  return answer === 'enter' ? children : <Waiting />
}
