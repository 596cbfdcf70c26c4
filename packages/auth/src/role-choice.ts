import { auth } from '@angadi/data/client/auth.ts'
import { call } from '@angadi/data/client/call.ts'
import { isRole, type Role } from '@angadi/domain/roles.ts'
import * as z from 'zod/mini'

/** How long to wait after a role was asked for (Spec §4 After sign-in), in milliseconds. */
const ROLE_SETTLE_MS = 300

/** Waits until a role that was given meanwhile has taken effect everywhere (Spec §4 After sign-in). */
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
 * Opens the application that leads to the vendor or courier role: its id, or null where one first says for what. The
 * session is renewed all the same, for a role that was given meanwhile (Spec §7 RPC assign_additional_role).
 *
 * @throws AppError role_revoked, trade_not_open, too_many_applications, network
 */
export async function applyFor(userId: string, role: 'vendor' | 'delivery'): Promise<string | null> {
  const opened = await call(
    'assign_additional_role',
    { target_user_id: userId, new_role: role },
    z.nullable(z.string()),
  )
  await (await auth()).refreshSession()
  return opened
}

/** Stores in the account that the role question was answered; when that fails, the user is asked again. */
export async function rememberAnswer(): Promise<void> {
  await (await auth()).updateUser({ data: { role_answered: true } })
}
