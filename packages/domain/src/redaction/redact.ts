/** Replaces what was removed. */
export const REDACTED = '[redacted]'

/**
 * Names whose values never leave the device (Spec §8: passwords, tokens, keys, secrets). The same words as in
 * private.redact of the database; a test checks both with the same lines.
 */
const NAMES =
  'password|passwd|passcode|token|secret|api[_-]?key|access[_-]?key|private[_-]?key|service[_-]?key|authorization'
/** Between a name and its value: JSON inside a text has backslashes before its quotes. */
const IS = `[\\\\]*["']?[ \\t]*[:=][ \\t]*`
const SCHEME = '((bearer|basic)[ \\t]+)?'
/** A quoted value is removed whole, with its blanks and commas; an unquoted one up to the first of them. */
const NAMED = [
  `((${NAMES})${IS}"${SCHEME})([^"\\\\\\r\\n]|[\\\\][^\\r\\n])+(?=")`,
  `((${NAMES})${IS}'${SCHEME})([^'\\\\\\r\\n]|[\\\\][^\\r\\n])+(?=')`,
  `((${NAMES})${IS}[\\\\]+["']${SCHEME})[^"'\\\\\\r\\n]+`,
  `((${NAMES})${IS}[\\\\]*["']?${SCHEME})[^ \\t\\r\\n"',}]+`,
].map((pattern) => new RegExp(pattern, 'gi'))
const TOKEN =
  /(?<![0-9A-Za-z_])(eyJ[0-9A-Za-z_-]+[.][0-9A-Za-z_-]+[.][0-9A-Za-z_-]*|sb_secret_[0-9A-Za-z_-]+)/g
const SIXTEEN_DIGITS = /(?<![0-9A-Za-z_])[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9A-Za-z_])/g
const SSN_LIKE = /(?<![0-9A-Za-z_])[0-9]{3}-[0-9]{2}-[0-9]{4}(?![0-9A-Za-z_])/g
const SENSITIVE_NAME = new RegExp(`(${NAMES})`, 'i')

/** Removes passwords, tokens, keys, secrets, 16-digit numbers and SSN-like patterns from a line (Spec §8). */
export function redact(line: string): string {
  return NAMED.reduce((left, pattern) => left.replace(pattern, `$1${REDACTED}`), line)
    .replace(TOKEN, REDACTED)
    .replace(SIXTEEN_DIGITS, REDACTED)
    .replace(SSN_LIKE, REDACTED)
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : REDACTED
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return REDACTED
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, depth - 1))
  return redactRecord(value, depth)
}

function redactRecord(record: object, depth: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      SENSITIVE_NAME.test(name) ? REDACTED : withoutSecrets(value, depth - 1),
    ]),
  )
}

/** How many levels of logged data are redacted; deeper values are removed entirely. */
const DEEPEST = 8

/** Like `redact`, for each text and number inside a JSON value; keys that name a secret lose their value. */
export function redactAll(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return redactRecord(record, DEEPEST)
}
