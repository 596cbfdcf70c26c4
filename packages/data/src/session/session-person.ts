import { readField } from '@angadi/domain/read-field.ts'
import { isRole, type Role } from '@angadi/domain/roles.ts'

/** The user as described by the session; the server decides for itself. */
export interface SessionPerson {
  readonly userId: string
  /** As +919849012345. */
  readonly phone: string | null
  readonly email: string | null
  /** The roles in the app metadata: they choose what is offered, never what is allowed. */
  readonly claimedRoles: readonly Role[]
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Reads the user from a session; undefined for anything that is not a session. */
export function personIn(session: unknown): SessionPerson | undefined {
  const user = readField(session, 'user')
  const userId = text(readField(user, 'id'))
  if (userId === null || !UUID.test(userId) || text(readField(session, 'refresh_token')) === null)
    return undefined
  const phone = text(readField(user, 'phone'))
  const roles = readField(readField(user, 'app_metadata'), 'roles')
  return {
    userId,
    phone: phone === null ? null : `+${phone.replace(/^\+/, '')}`,
    email: text(readField(user, 'email')),
    claimedRoles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string').filter(isRole) : [],
  }
}

/** Reads the user from the stored session, even if the stored value is damaged. */
export function personInStored(stored: string | null): SessionPerson | undefined {
  try {
    return personIn(JSON.parse(stored ?? 'null'))
  } catch {
    return undefined
  }
}
