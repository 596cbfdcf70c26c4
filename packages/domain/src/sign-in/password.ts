/** The minimum length of a password, in characters (Spec §9 Login; Decisions, "Password minimum 6"). */
export const PASSWORD_MIN_LENGTH = 6

/** The most bytes of a password that the session service uses. */
const PASSWORD_MAX_BYTES = 72

/** Why a password is refused; each except the last has its message in Spec §5 Messages. */
export type PasswordProblem = 'password_required' | 'password_short' | 'password_long'

/** What is wrong with a password (Spec §5 Email login); undefined when it can be used. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'password_required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'password_short'
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? 'password_long' : undefined
}

/** How hard a password is to guess. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** The bits of entropy from which a password is fair, and strong. */
const FAIR_BITS = 40
const STRONG_BITS = 60

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
]

/**
 * The number of characters that count: repeating the previous one or continuing a sequence does not make guessing
 * harder.
 */
function countingLetters(password: string): number {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}

/**
 * Estimates how hard a password is to guess, from its length and the kinds of its characters (Decisions, "Password
 * minimum 6").
 */
export function passwordStrength(password: string): PasswordStrength {
  const alphabet = ALPHABETS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = alphabet === 0 ? 0 : countingLetters(password) * Math.log2(alphabet)
  if (bits >= STRONG_BITS) return 'strong'
  return bits >= FAIR_BITS ? 'fair' : 'weak'
}
