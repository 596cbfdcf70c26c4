import type { Role } from '@angadi/domain/roles.ts'
import type { RouteGuard } from '@angadi/routes/route.ts'

/** Who stands at the door. Roles are undefined until they have been fetched. */
export interface Visitor {
  readonly ready: boolean
  readonly signedIn: boolean
  readonly roles: readonly Role[] | undefined
}

/** What a guard answers: come in, wait until we know, sign in first, or not with these roles. */
export type GuardAnswer = 'enter' | 'wait' | 'sign_in' | 'unauthorized'

/**
 * Decides over a route (Spec §4 Protected route). It only chooses the screen: every table and function on the server
 * asks for itself.
 */
export function askGuard(guard: RouteGuard, { ready, signedIn, roles }: Visitor): GuardAnswer {
  if (guard === 'public') return 'enter'
  if (!ready) return 'wait'
  if (!signedIn) return 'sign_in'
  if (guard === 'login') return 'enter'
  if (roles === undefined) return 'wait'
  return roles.includes(guard.role) ? 'enter' : 'unauthorized'
}
