import { askGuard } from '@angadi/auth/guard.ts'
import { rootSignInPath } from '@angadi/auth/origin.ts'
import { useGuestBrowsing } from '@angadi/data/session/guest-browsing.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useIdle } from '@angadi/shell/use-idle.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Waiting } from '@angadi/shell/waiting.tsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** The guard of home: open to guests, unless the public setting requires a sign-in (Decisions, "Home"; Spec §6). */
export function HomeGuard({ children }: { readonly children: ReactNode }) {
  const isHome = useLocation().pathname === pathTo('home')
  const ready = useSession((session) => session.ready)
  const userId = useSession((session) => session.userId)
  const isIdle = useIdle()
  const isOpen = useGuestBrowsing(isHome && isIdle && ready && userId === null)
  const go = useNavigateTo()
  const answer = askGuard(isHome && !isOpen ? 'login' : 'public', {
    ready,
    signedIn: userId !== null,
    roles: undefined,
  })
  const signIn = useEffectEvent(() => go(rootSignInPath(pathTo('home')), { replace: true }))
  useEffect(() => {
    if (answer === 'sign_in') signIn()
  }, [answer])
  return answer === 'enter' ? children : <Waiting />
}
