import { randomBytes, randomInt } from 'node:crypto'
import type { Role } from '@angadi/domain/roles.ts'
import { confirmPhone, createPhoneUser } from '@angadi/local/auth-phone/phone-users.ts'
import { agree } from './agree.ts'
import type { Position } from './cells.ts'
import { clientOf, type SignedIn } from './session.ts'
import type { TestStack } from './stack.ts'

/** A signed-in user that a test created for itself. */
export interface Account extends SignedIn {
  readonly id: string
  readonly name: string
  /** With country code: +919812345678. */
  readonly phone: string
  /** Geolocation of this user's browser. */
  readonly at: Position
}

/** The account to create. */
export interface NewAccount {
  readonly name?: string
  /** Roles in addition to customer, which every account has. */
  readonly roles?: readonly Exclude<Role, 'user'>[]
}

/** An unused mobile number. It ends in less than 90: such numbers succeed with the simulators of calls and recharges. */
export function freshPhone(): string {
  const [start, end] = [randomInt(0, 1_000_000), randomInt(0, 90)]
  return `+9198${String(start).padStart(6, '0')}${String(end).padStart(2, '0')}`
}

/** Creates an account with a verified number and signs it in, without a code: sign-in has its own journeys. */
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
    // The role question counts as answered.
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
  await agree(client)
  return { client, session: data.session, id, name, phone, at }
}
