import { readField } from '@angadi/domain/read-field.ts'
import { isOnline } from '../client/reachability.ts'
import { AppError, type ErrorKey } from './app-error.ts'

/** A text field of an error. */
export function textIn(of: unknown, name: string): string | undefined {
  const value = readField(of, name)
  return typeof value === 'string' ? value : undefined
}

/** Spec §8 Code map: the database's and the session service's own error codes. */
const PLATFORM_CODES: Readonly<Record<string, ErrorKey>> = {
  PGRST116: 'record_not_found',
  PGRST301: 'access_denied',
  PGRST303: 'session_expired',
  '42501': 'access_denied',
  '23505': 'already_exists',
  '42P01': 'service_unavailable',
  PGRST205: 'service_unavailable',
  '22P02': 'record_not_found',
  invalid_credentials: 'wrong_password',
  user_not_found: 'user_not_found',
  email_address_invalid: 'email_invalid',
  validation_failed: 'invalid_input',
  over_request_rate_limit: 'too_many_attempts',
  over_sms_send_rate_limit: 'too_many_attempts',
  over_email_send_rate_limit: 'too_many_attempts',
  otp_expired: 'code_wrong',
  sms_send_failed: 'code_not_sent',
}

/** HTTP 429: the server asks for a pause, whatever the body says. */
const TOO_MANY = 429

const NETWORK_WORDS = /failed to fetch|network|load failed|fetch failed|timeout/i

/**
 * Translates an error thrown while a table is read into an AppError. The database refuses no read with a code of its
 * own, so the first screen needs no list of them.
 */
export function toReadError(problem: unknown): AppError {
  if (problem instanceof AppError) return problem
  const code = textIn(problem, 'code')
  const platformKey = code ? PLATFORM_CODES[code] : undefined
  if (code && platformKey) return new AppError(code, platformKey, false)
  if (readField(problem, 'status') === TOO_MANY)
    return new AppError(code ?? 'too_many_attempts', 'too_many_attempts', true)
  if (NETWORK_WORDS.test(textIn(problem, 'message') ?? '') || !isOnline())
    return new AppError('network', 'network', true)
  return new AppError(code ?? 'unknown', 'something_wrong', true)
}
