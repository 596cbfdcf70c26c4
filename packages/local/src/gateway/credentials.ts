import { type Claims, verifyToken } from './jwt.ts'
import type { Keys } from './keys.ts'

/** The user of a request; `reason` of a refusal is the message that Supabase's services use. */
export type Caller = { readonly claims: Claims } | { readonly reason: string }

/** The role behind an API key, or undefined for a key that is none of this stack's. */
export function roleOfKey(key: string | null, keys: Keys): 'anon' | 'service_role' | undefined {
  if (key === keys.publishableKey) return 'anon'
  if (key === keys.secretKey) return 'service_role'
  return undefined
}

/** The API key of a request: header `apikey` or query parameter of that name. */
export function apiKeyOf(headers: Headers, url: URL): string | null {
  return headers.get('apikey') ?? url.searchParams.get('apikey')
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(headers: Headers): string | undefined {
  return headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1]
}

/** Reads an access token: a session's JWT, or one of the API keys, each of which means a role. */
export function callerOf(token: string, keys: Keys): Caller {
  const role = roleOfKey(token, keys)
  if (role) return { claims: { role } }
  const verdict = verifyToken(token, keys.jwtSecret)
  switch (verdict.kind) {
    case 'valid':
      return { claims: verdict.claims }
    case 'expired':
      return { reason: `InvalidJWTToken: Token has expired ${verdict.secondsAgo} seconds ago` }
    case 'invalid':
      return { reason: 'MalformedJWT: The token provided is not a valid JWT' }
  }
}
