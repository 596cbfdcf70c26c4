/** Why a typed email address is refused; each has its message in Spec §5 Messages. */
export type EmailProblem = 'email_required' | 'email_invalid'

/** The longest address that can be delivered to (RFC 5321), in characters. */
const MAX_EMAIL_LENGTH = 254

/** One "@", a name before it and a dotted host after it: only the email that arrives proves that it exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong with a typed address (Spec §5 Email login); undefined when it can be used. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = tidyEmail(typed)
  if (email === '') return 'email_required'
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? undefined : 'email_invalid'
}

/** The address as it is sent: phone keyboards often add a space at the end. */
export function tidyEmail(typed: string): string {
  return typed.trim()
}
