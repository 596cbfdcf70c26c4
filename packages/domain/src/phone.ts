/** Country code of every phone number here (Spec §9 Login). */
export const COUNTRY_CODE = '+91'

/** Why a typed phone number is refused; each has its message in Spec §5 Messages. */
export type PhoneProblem = 'phone_required' | 'phone_invalid' | 'phone_wrong_start'

/** A typed phone number, either usable or with the reason why not. */
export type PhoneReading =
  | { readonly ok: true; readonly e164: string }
  | { readonly ok: false; readonly problem: PhoneProblem }

/**
 * Reads typed text as an Indian mobile number: non-digits are dropped and a leading 91 of a twelve-digit number is the
 * country code (Spec §5 Phone).
 *
 * A ten-digit number may itself start with 91, so the prefix is dropped only from longer ones.
 */
export function readPhone(typed: string): PhoneReading {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return { ok: false, problem: 'phone_required' }
  const national = digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits
  if (national.length !== 10) return { ok: false, problem: 'phone_invalid' }
  if (!/^[6-9]/.test(national)) return { ok: false, problem: 'phone_wrong_start' }
  return { ok: true, e164: `${COUNTRY_CODE}${national}` }
}

/** Formats a number as usual in India: `+91 98490 12345`. Anything else is returned unchanged. */
export function formatPhone(e164: string): string {
  const match = /^\+?91(\d{5})(\d{5})$/.exec(e164)
  return match ? `${COUNTRY_CODE} ${match[1]} ${match[2]}` : e164
}
