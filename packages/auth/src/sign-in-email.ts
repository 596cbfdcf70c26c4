import { auth } from '@angadi/data/client/auth.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { toAppError } from '@angadi/data/errors/to-app-error.ts'
import { tidyEmail } from '@angadi/domain/sign-in/email.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/** Result of an email sign-in or sign-up: a session, or an email that must be confirmed first. */
export type EmailOutcome = 'signed_in' | 'check_mail'

/** The URL that emailed links lead to. */
function callbackUrl(): string {
  return window.location.origin + pathTo('authCallback')
}

/** Responses after which an email is sent, or would be sent if the address were new: they must look the same. */
const MAIL_CODES = ['email_not_confirmed', 'user_already_exists', 'over_email_send_rate_limit']

/**
 * Signs in with email and password (Spec §7 Auth).
 *
 * @throws AppError invalid_credentials, too_many_attempts, network
 */
export async function signInWithEmail(typed: string, password: string): Promise<EmailOutcome> {
  const { error } = await (await auth()).signInWithPassword({ email: tidyEmail(typed), password })
  if (error?.code === 'email_not_confirmed') return 'check_mail'
  if (error) throw toAppError(error)
  return 'signed_in'
}

/**
 * Creates an account. An address that already has one gets the same answer as a new one, so that accounts cannot be
 * discovered.
 *
 * @throws AppError weak_password, email_invalid, network
 */
export async function signUpWithEmail(
  typed: string,
  password: string,
  fullName?: string,
): Promise<EmailOutcome> {
  const { data, error } = await (await auth()).signUp({
    email: tidyEmail(typed),
    password,
    options: {
      emailRedirectTo: callbackUrl(),
      ...(fullName === undefined ? {} : { data: { full_name: fullName.trim() } }),
    },
  })
  if (error && MAIL_CODES.includes(error.code ?? '')) return 'check_mail'
  if (error) throw toAppError(error)
  return data.session ? 'signed_in' : 'check_mail'
}

/**
 * Signs in, or creates an account where the credentials are not accepted (Spec §4 Email login). The outcome never
 * reveals whether the address exists.
 *
 * @throws AppError weak_password, too_many_attempts, network
 */
export async function signInOrUp(typed: string, password: string): Promise<EmailOutcome> {
  try {
    return await signInWithEmail(typed, password)
  } catch (problem) {
    if (!(problem instanceof AppError && problem.code === 'invalid_credentials')) throw problem
    return await signUpWithEmail(typed, password)
  }
}

/**
 * Sends a link to choose a new password; whether the address has an account is not revealed.
 *
 * @throws AppError email_invalid, network
 */
export async function requestPasswordReset(typed: string): Promise<void> {
  const { error } = await (await auth()).resetPasswordForEmail(tidyEmail(typed), {
    redirectTo: callbackUrl(),
  })
  if (error && error.code !== 'over_email_send_rate_limit') throw toAppError(error)
}

/**
 * Sets the signed-in user's password: after the link of a reset, that is the owner of the address.
 *
 * @throws AppError session_expired when the link has expired, weak_password, network
 */
export async function setPassword(password: string): Promise<void> {
  const { error } = await (await auth()).updateUser({ password })
  // Setting the same password again counts as success.
  if (error && error.code !== 'same_password') throw toAppError(error)
}
