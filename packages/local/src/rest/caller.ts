import { apiKeyOf, bearerOf, callerOf, type Refused, roleOfKey } from '../gateway/credentials.ts'
import type { Claims } from '../gateway/jwt.ts'
import type { Keys } from '../gateway/keys.ts'
import { RestError } from './rest-error.ts'

/** Who calls: the claims of the token, or the role of the key where there is no token. */
export interface RestCaller {
  readonly claims: Claims
  readonly isSignedIn: boolean
}

/** The answer to a request without a key of this stack, which Supabase gives before PostgREST sees it. */
function refusedKey(key: string | null): Response {
  const body =
    key === null
      ? { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' }
      : { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' }
  return Response.json(body, { status: 401 })
}

function refusedToken({ kind, reason }: Refused): RestError {
  if (kind === 'role') return new RestError(403, '42501', reason)
  const message = kind === 'expired' ? 'JWT expired' : reason.replace(/^\w+: /, '')
  return new RestError(401, kind === 'expired' ? 'PGRST303' : 'PGRST301', message, {
    headers: {
      'www-authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
    },
  })
}

/**
 * Reads key and token of a request.
 *
 * @returns the answer itself where the key is missing or none of this stack's
 * @throws RestError PGRST301 for a token that is none, PGRST303 for one that has expired,
 * 42501 for a role that is none of the API's
 */
export async function restCaller({ headers }: Request, url: URL, keys: Keys): Promise<RestCaller | Response> {
  const key = apiKeyOf(headers, url)
  const role = roleOfKey(key, keys)
  if (!role) return refusedKey(key)
  const token = bearerOf(headers)
  if (token === undefined) {
    if (/^bearer(\s|$)/i.test(headers.get('authorization') ?? ''))
      throw refusedToken({ kind: 'invalid', reason: 'MalformedJWT: The token provided is not a valid JWT' })
    return { claims: { role }, isSignedIn: role !== 'anon' }
  }
  const caller = await callerOf(token, keys)
  if ('reason' in caller) throw refusedToken(caller)
  return { claims: caller.claims, isSignedIn: caller.claims.role !== 'anon' }
}
