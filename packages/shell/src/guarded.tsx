import { askGuard } from '@angadi/auth/guard.ts'
import { signInPath } from '@angadi/auth/origin.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { RouteGuard } from '@angadi/routes/route.ts'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from './use-go.ts'
import { Waiting } from './waiting.tsx'

/** Lets in whom the guard of a route lets in, and shows everybody else the way (Spec §4 Protected route). */
export function Guarded({ guard, children }: { readonly guard: RouteGuard; readonly children: ReactNode }) {
  const { ready, userId } = useSession()
  const { data: roles, isError } = useRoles()
  const { pathname, search } = useLocation()
  const go = useGo()
  const answer = askGuard(guard, { ready, signedIn: userId !== null, roles: isError ? [] : roles })
  const needed = typeof guard === 'string' ? undefined : guard.role
  useEffect(() => {
    if (answer === 'sign_in') go(signInPath(pathname + search), { replace: true })
    if (answer === 'unauthorized' && needed)
      go(pathTo('unauthorized', undefined, { role: needed }), { replace: true })
  }, [answer, needed, pathname, search, go])
  return answer === 'enter' ? children : <Waiting />
}
