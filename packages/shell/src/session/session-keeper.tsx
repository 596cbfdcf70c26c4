import { forgetOnLeaving } from '@angadi/data/session/forget-person.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { lazy } from '../boundaries/lazy.tsx'
import { useIdle } from '../use-idle.ts'

const LiveRoles = lazy(() => import('./live-roles.tsx'))
const SessionEnded = lazy(() => import('./session-ended.tsx'))

/**
 * Synchronises every page with the session: changed roles, no data left after a sign-out, and a message when it ends.
 */
export function SessionKeeper() {
  const queryClient = useQueryClient()
  const isIdle = useIdle()
  const isSignedIn = useSession(({ userId }) => userId !== null)
  const hasEnded = useSession((session) => session.hasEnded)
  useEffect(() => forgetOnLeaving(queryClient), [queryClient])
  return (
    <>
      <Suspense>{isIdle && isSignedIn ? <LiveRoles /> : null}</Suspense>
      {/* Separate, or LiveRoles would stay subscribed while SessionEnded is loading. */}
      <Suspense>{hasEnded ? <SessionEnded /> : null}</Suspense>
    </>
  )
}
