import { auth } from '@angadi/data/client/auth.ts'
import { supabase } from '@angadi/data/client/client.ts'
import { toAppError } from '@angadi/data/errors/to-app-error.ts'
import { isRole, type Role } from '@angadi/domain/roles.ts'

/** How long to wait for a new role to take effect everywhere (Spec §4 After sign-in), in milliseconds. */
const ROLE_SETTLE_MS = 300

/** Waits until a new role has taken effect everywhere (Spec §4 After sign-in). */
export function roleSettled(): Promise<void> {
  return new Promise((done) => setTimeout(done, ROLE_SETTLE_MS))
}

function rolesIn(carried: unknown): readonly Role[] {
  return Array.isArray(carried) ? carried.filter((one) => typeof one === 'string').filter(isRole) : []
}

/** The session's data about the user who has just signed in. */
export interface SignedInAs {
  readonly userId: string
  readonly roles: readonly Role[]
  /** Whether this user was asked for a role before, on any device. */
  readonly answered: boolean
}

/** Reads the session; undefined for a guest. The roles in it choose what is shown, and never what is allowed. */
export async function signedInAs(): Promise<SignedInAs | undefined> {
  const { data } = await (await auth()).getSession()
  const user = data.session?.user
  if (!user) return undefined
  const answered: unknown = user.user_metadata['role_answered']
  return { userId: user.id, roles: rolesIn(user.app_metadata['roles']), answered: answered === true }
}

/**
 * Assigns the vendor or courier role to the signed-in user and renews the session so that it carries the role (Spec §7
 * RPC assign_additional_role).
 *
 * @throws AppError role_not_self_assignable, network
 */
export async function assignRole(userId: string, role: 'vendor' | 'delivery'): Promise<void> {
  const { error } = await (await supabase()).rpc('assign_additional_role', {
    target_user_id: userId,
    new_role: role,
  })
  if (error) throw toAppError(error)
  await (await auth()).refreshSession()
}

/** Stores in the account that the role question was answered; when that fails, the user is asked again. */
export async function rememberAnswer(): Promise<void> {
  await (await auth()).updateUser({ data: { role_answered: true } })
}
