import { randomBytes, randomInt } from 'node:crypto'
import type { Role } from '@angadi/domain/roles.ts'
import { confirmPhone, createPhoneUser } from '@angadi/local/auth-phone/phone-users.ts'
import type { Position } from './cells.ts'
import { clientOf, type SignedIn } from './session.ts'
import type { TestStack } from './stack.ts'

/** Somebody whom a test made for itself, signed in. */
export interface Account extends SignedIn {
  readonly id: string
  readonly name: string
  /** With country code: +919812345678. */
  readonly phone: string
  /** Where the browser of this person says it is. */
  readonly at: Position
}

/** Who is to be made. */
export interface NewAccount {
  readonly name?: string
  /** Roles beside that of a customer, which every account has. */
  readonly roles?: readonly Exclude<Role, 'user'>[]
}

/** A mobile number that nobody has had. */
export function freshPhone(): string {
  return `+9198${String(randomInt(0, 100_000_000)).padStart(8, '0')}`
}

/** Makes an account with a proven number and signs it in, without a code: sign-in has journeys of its own. */
export async function createAccount(
  stack: TestStack,
  at: Position,
  { name = '', roles = [] }: NewAccount = {},
): Promise<Account> {
  const phone = freshPhone()
  const token = randomBytes(32).toString('hex')
  const { database } = stack
  const id = await createPhoneUser(database, phone.slice(1), {
    ...(name === '' ? {} : { full_name: name }),
    // They have said already what they came for.
    role_answered: true,
  })
  for (const role of roles)
    await database.query(
      'insert into public.user_roles (user_id, role) values ($1::uuid, $2::public.app_role)',
      [id, role],
    )
  await confirmPhone(database, id, token)
  const client = clientOf(stack)
  const { data, error } = await client.auth.verifyOtp({ token_hash: token, type: 'magiclink' })
  if (error || !data.session) throw error ?? new Error('the new account got no session')
  return { client, session: data.session, id, name, phone, at }
}
