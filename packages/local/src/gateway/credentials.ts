import { type Claims, verifyToken } from './jwt.ts'
import type { Keys } from './keys.ts'

/** The roles that a token may carry: those that the database lets the API take on. */
const API_ROLES: readonly string[] = ['anon', 'authenticated', 'service_role']

/** The user of a request, or why there is none. */
export type Caller = { readonly claims: Claims } | Refused

/** Why a token is refused; `reason` is the message that Supabase's services use. */
export interface Refused {
  readonly kind: 'expired' | 'invalid' | 'role'
  readonly reason: string
}

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

/** What an `Authorization: Bearer …` header holds, whether a token or not; undefined where there is none. */
export function bearerOf(headers: Headers): string | undefined {
  const [scheme, token] = headers.get('authorization')?.split(/ (.*)/) ?? []
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : undefined
}

/** Reads an access token: a session's JWT, or one of the API keys, each of which means a role. */
export async function callerOf(token: string, keys: Keys): Promise<Caller> {
  const role = roleOfKey(token, keys)
  if (role) return { claims: { role } }
  const verdict = await verifyToken(token, keys.signingKey)
  switch (verdict.kind) {
    case 'valid':
      return API_ROLES.includes(verdict.claims.role)
        ? { claims: verdict.claims }
        : { kind: 'role', reason: `permission denied to set role "${verdict.claims.role}"` }
    case 'expired':
      return {
        kind: 'expired',
        reason: `InvalidJWTToken: Token has expired ${verdict.secondsAgo} seconds ago`,
      }
    case 'invalid':
      return { kind: 'invalid', reason: 'MalformedJWT: The token provided is not a valid JWT' }
  }
}
