import { primaryRole, type Role } from '@angadi/domain/roles.ts'
import type { RouteGuard } from '@angadi/routes/route.ts'

/** The user a guard decides about. Roles are undefined until they have been fetched. */
export interface Visitor {
  readonly ready: boolean
  readonly signedIn: boolean
  readonly roles: readonly Role[] | undefined
}

/** A guard's answer: enter, wait until the roles are known, sign in first, or not with these roles. */
export type GuardAnswer = 'enter' | 'wait' | 'sign_in' | 'unauthorized'

/** The roles of which a guard requires at least one; empty where it requires none. */
export function neededRoles(guard: RouteGuard): readonly Role[] {
  if (typeof guard === 'string') return []
  return typeof guard.role === 'string' ? [guard.role] : guard.role
}

/**
 * Decides whether a user may enter a route (Spec §4 Protected route): a match on the primary role or any role held
 * opens it. It only chooses the screen: every table and function on the server checks for itself.
 */
export function askGuard(guard: RouteGuard, { ready, signedIn, roles }: Visitor): GuardAnswer {
  if (guard === 'public') return 'enter'
  if (!ready) return 'wait'
  if (!signedIn) return 'sign_in'
  if (guard === 'login') return 'enter'
  if (roles === undefined) return 'wait'
  const needed = neededRoles(guard)
  const matches = [primaryRole(roles), ...roles].some((role) => needed.includes(role))
  return matches ? 'enter' : 'unauthorized'
}
