import { pastedText } from './typed/pasted.ts'

/** Country code of every phone number here (Spec §9 Login). */
export const COUNTRY_CODE = '+91'

/** Why a typed phone number is refused; each has its message in Spec §5 Messages. */
export type PhoneProblem = 'phone_required' | 'phone_invalid' | 'phone_wrong_start'

/** A typed phone number, either usable or with the reason why not. */
export type PhoneReading =
  | { readonly ok: true; readonly e164: string }
  | { readonly ok: false; readonly problem: PhoneProblem }

/** What stands before the ten digits: 0, 91, 0091, 091, or `91 (0)`. A ten-digit number may itself start with 91. */
const NATIONAL = /^(?:(?:00|0)?91)?0?(\d{10})$/

/**
 * Reads typed or pasted text as an Indian mobile number (Spec §5 Phone): digits of Indian scripts count, everything that is
 * no digit is dropped, and so is what stands before the ten digits. The same rule as `private.read_phone`.
 */
export function readPhone(typed: string): PhoneReading {
  const digits = pastedText(typed).replace(/\D/g, '')
  if (digits === '') return { ok: false, problem: 'phone_required' }
  const national = NATIONAL.exec(digits)?.[1]
  if (national === undefined) return { ok: false, problem: 'phone_invalid' }
  if (!/^[6-9]/.test(national)) return { ok: false, problem: 'phone_wrong_start' }
  return { ok: true, e164: `${COUNTRY_CODE}${national}` }
}

/** Formats a number as usual in India: `+91 98490 12345`. Anything else is returned unchanged. */
export function formatPhone(e164: string): string {
  const match = /^\+?91(\d{5})(\d{5})$/.exec(e164)
  return match ? `${COUNTRY_CODE} ${match[1]} ${match[2]}` : e164
}
