import { auth } from '@angadi/data/client/auth.ts'
import { toAppError } from '@angadi/data/errors/to-app-error.ts'
import { leave } from '@angadi/data/session/sign-out.ts'

/** Preloads the code for signing in while the number is being typed; without a network it is loaded later. */
export function prepareSignIn(): void {
  auth().catch(() => undefined)
}

/**
 * Sends a 6-digit code to a phone; a new user gets an account when the code is entered (Spec §7 Auth).
 *
 * @param phone in the form +919849012345
 * @throws AppError code_not_sent, too_many_attempts, network
 */
export async function sendCode(phone: string): Promise<void> {
  const { error } = await (await auth()).signInWithOtp({
    phone,
    options: { shouldCreateUser: true, data: { phone } },
  })
  if (error) throw toAppError(error)
}

/**
 * Signs in with the code sent by SMS.
 *
 * @throws AppError code_wrong, too_many_attempts, network
 */
export async function verifyCode(phone: string, code: string): Promise<void> {
  const { error } = await (await auth()).verifyOtp({ phone, token: code, type: 'sms' })
  if (error) throw toAppError(error)
}

/** Ends the session here and, shortly after, in this browser's other tabs. */
export async function signOut(): Promise<void> {
  await leave('local')
}
