import { AppError, type ErrorKey } from './app-error.ts'
import { isRefusalCode } from './refusal-codes.ts'

/** Written by hand instead of with zod, because this code is part of every first paint. */
function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}

function text(of: unknown, name: string): string | undefined {
  const value = field(of, name)
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

function figuresIn(hint: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(hint ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** Translates any error thrown between the browser and the database into an AppError, in one place for all screens. */
export function toAppError(problem: unknown): AppError {
  if (problem instanceof AppError) return problem
  // The error that zod throws about an answer of another shape.
  if (Array.isArray(field(problem, 'issues')))
    return new AppError('unexpected_answer', 'something_wrong', true)
  const code = text(problem, 'code')
  const details = text(problem, 'details')
  const message = text(problem, 'message') ?? ''
  if (code?.startsWith('PT') && details) {
    const key: ErrorKey = isRefusalCode(details) ? details : 'something_wrong'
    return new AppError(details, key, false, figuresIn(text(problem, 'hint')))
  }
  const platformKey = code ? PLATFORM_CODES[code] : undefined
  if (code && platformKey) return new AppError(code, platformKey, false)
  if (field(problem, 'status') === TOO_MANY)
    return new AppError(code ?? 'too_many_attempts', 'too_many_attempts', true)
  if (NETWORK_WORDS.test(message) || globalThis.navigator?.onLine === false)
    return new AppError('network', 'network', true)
  return new AppError(code ?? 'unknown', 'something_wrong', true)
}
