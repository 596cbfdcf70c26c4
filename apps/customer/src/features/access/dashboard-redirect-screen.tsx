import { originIn, rootSignInPath } from '@angadi/auth/origin.ts'
import { forgetRedirects, mayRedirect } from '@angadi/auth/redirect-guard.ts'
import { redirectProgress } from '@angadi/auth/redirect-progress.ts'
import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import { signOut } from '@angadi/auth/sign-in.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { redirectRole } from '@angadi/domain/roles.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RedirectStopped } from './parts/redirect-stopped.tsx'
import { RedirectView } from './parts/redirect-view.tsx'

/**
 * Redirects after signing in: back to the page the user came from, or to the console of their role (Spec §4 Dashboard
 * redirect; Decisions, "Dashboard redirect").
 */
export default function DashboardRedirectScreen() {
  const ready = useSession((session) => session.ready)
  const userId = useSession((session) => session.userId)
  const { data: roles } = useRoles()
  const origin = originIn(useLocation().search)
  const go = useNavigateTo()
  const [isStopped, setStopped] = useState(false)
  const { step, canContinue } = redirectProgress(useElapsed())
  const isStranger = ready && userId === null
  const isKnown = ready && userId !== null && (origin !== undefined || roles !== undefined)
  const destination = origin ?? ROLE_DESTINATIONS[redirectRole(roles ?? [])]
  const leave = useEffectEvent(() => {
    if (isStranger) go(rootSignInPath(origin), { replace: true })
    else if (mayRedirect()) go(destination, { replace: true })
    else setStopped(true)
  })
  useEffect(() => {
    if (isStranger || isKnown) leave()
  }, [isStranger, isKnown])
  const goOn = () => {
    forgetRedirects()
    go(isStranger ? rootSignInPath(origin) : destination, { replace: true })
  }
  if (!isStopped) return <RedirectView step={step} onContinue={canContinue ? goOn : undefined} />
  return (
    <RedirectStopped
      onContinue={goOn}
      onSignOut={async () => {
        await signOut()
        go(rootSignInPath())
      }}
    />
  )
}

/** How often the elapsed time is read, in milliseconds. */
const LOOK_MS = 250

/** How long this screen has been shown, in milliseconds. Uses the monotonic clock, which no clock change affects. */
function useElapsed(): number {
  const [began] = useState(() => performance.now())
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsed(performance.now() - began), LOOK_MS)
    return () => clearInterval(timer)
  }, [began])
  return elapsed
}
