import { AuthError } from '../auth-phone/auth-error.ts'

/** What the session service reads as text. */
const TEXT_FIELDS = ['email', 'phone', 'password', 'token', 'token_hash', 'type', 'refresh_token'] as const

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value holds a null character, which Postgres does not store. */
function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNull)
  return isRecord(value) && Object.entries(value).some(([name, held]) => holdsNull(name) || holdsNull(held))
}

/**
 * The answer to a body whose fields have the wrong kind: the library fails over a number where text belongs, and
 * Supabase Auth refuses it. The same for a text that no database stores.
 *
 * @returns undefined for every body that can be read
 */
export function refuseUnreadableBody(body: unknown): Response | undefined {
  const refuse = (what: string) =>
    new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${what}`).toResponse()
  if (!isRecord(body)) return refuse('an object was expected')
  const wrong = TEXT_FIELDS.find(
    (name) => name in body && body[name] !== null && typeof body[name] !== 'string',
  )
  if (wrong !== undefined) return refuse(`${wrong} must be a string`)
  return holdsNull(body) ? refuse('a text holds a null character') : undefined
}
