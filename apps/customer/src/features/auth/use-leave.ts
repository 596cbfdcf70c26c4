import { originIn } from '@angadi/auth/origin.ts'
import { ROLE_DESTINATIONS } from '@angadi/auth/role-destinations.ts'
import { useRoles } from '@angadi/data/profile/profile.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { redirectRole } from '@angadi/domain/roles.ts'
import { useGo } from '@angadi/shell/use-go.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignInDraft } from './sign-in-draft.ts'

/**
 * Takes whoever is signed in to where they came from, or to the console of their role (Spec §4 Dashboard redirect).
 *
 * @returns whether one is leaving
 */
export function useLeave(): boolean {
  const userId = useUserId()
  const { data: roles, isError } = useRoles()
  const { search } = useLocation()
  const go = useGo()
  const origin = originIn(search)
  const leave = useEffectEvent(() => {
    useSignInDraft.getState().forget()
    go(origin ?? ROLE_DESTINATIONS[redirectRole(roles ?? [])], { replace: true })
  })
  const isSignedIn = userId !== null
  const isKnown = origin !== undefined || roles !== undefined || isError
  useEffect(() => {
    if (isSignedIn && isKnown) leave()
  }, [isSignedIn, isKnown])
  return isSignedIn
}
