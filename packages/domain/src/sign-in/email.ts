/** Why a typed email address is refused; each has its message in Spec §5 Messages. */
export type EmailProblem = 'email_required' | 'email_invalid'

/** The longest address that can be delivered to (RFC 5321), in letters. */
const MAX_EMAIL_LENGTH = 254

/** One "@", a name before it and a dotted host after it: whether it exists is proved by the email that arrives. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong with a typed address (Spec §5 Email login); undefined when it can be used. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = tidyEmail(typed)
  if (email === '') return 'email_required'
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? undefined : 'email_invalid'
}

/** An address as it is sent: keyboards like to leave a space behind it. */
export function tidyEmail(typed: string): string {
  return typed.trim()
}
