import { neededRolesIn, originIn, signInPath } from '@angadi/auth/origin.ts'
import { mayRedirect } from '@angadi/auth/redirect-guard.ts'
import { signOut } from '@angadi/auth/sign-in.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { UnauthorizedView } from './parts/unauthorized-view.tsx'

/**
 * Target of the guards for users without the required role: names the role and where they can go (Spec §4 Protected
 * route). Opens the requested page as soon as the user has the role.
 */
export default function UnauthorizedScreen() {
  const { search } = useLocation()
  const userId = useSession((session) => session.userId)
  const { data: roles, isFallback } = useRoles()
  const go = useNavigateTo()
  const needed = neededRolesIn(search)
  const origin = originIn(search)
  const mayEnter = origin !== undefined && !isFallback && needed.some((role) => roles?.includes(role))
  const enter = useEffectEvent(() => {
    if (origin !== undefined && mayRedirect()) go(origin, { replace: true })
  })
  useEffect(() => {
    if (mayEnter) enter()
  }, [mayEnter])
  const signIn = origin === undefined ? pathTo('auth') : signInPath(origin)
  return (
    <UnauthorizedView
      needed={needed}
      held={userId === null ? undefined : (roles ?? [])}
      isChecking={isFallback}
      signIn={signIn}
      onSignOut={async () => {
        await signOut()
        go(signIn)
      }}
    />
  )
}
