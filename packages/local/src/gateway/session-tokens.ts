import { z } from 'zod'
import type { Sql } from './database-port.ts'
import { publicKeySet, signToken } from './jwt.ts'
import type { Keys } from './keys.ts'
import { readFromLibrary } from './library-jwt.ts'
import { librarySessionSchema, type SignInMethod, sessionClaims } from './session-claims.ts'

const JWKS_PATH = '/auth/v1/.well-known/jwks.json'
const sessionSchema = z.looseObject({ access_token: z.string() })

/** What signs the sessions of a stack. */
export interface SessionTokensOptions {
  readonly database: Sql
  readonly keys: Keys
  /** Where the API is reached, e.g. http://127.0.0.1:54321. */
  readonly apiUrl: string
}

function methodOf({ pathname, searchParams }: URL): SignInMethod | undefined {
  if (pathname === '/auth/v1/token')
    return searchParams.get('grant_type') === 'refresh_token' ? undefined : 'password'
  return pathname === '/auth/v1/signup' ? 'password' : 'otp'
}

/** The public keys by which everybody can verify this stack's sessions; undefined for every other request. */
export function publishedKeys(request: Request, keys: Keys): Response | undefined {
  if (new URL(request.url).pathname !== JWKS_PATH || !['GET', 'HEAD'].includes(request.method))
    return undefined
  return Response.json(publicKeySet(keys.signingKey), { headers: { 'cache-control': 'public, max-age=600' } })
}

/** The library's token signed anew with the stack's key pair, with everything that Supabase Auth says in one. */
async function signedAnew(token: string, url: URL, options: SessionTokensOptions): Promise<string> {
  const { database, keys, apiUrl } = options
  const session = librarySessionSchema.parse(await readFromLibrary(token, keys.jwtSecret))
  const claims = await sessionClaims(database, session, methodOf(url), `${apiUrl}/auth/v1`)
  return signToken(claims, keys.signingKey)
}

/**
 * The library's answer with sessions signed by the stack's key pair: in the body, or in the fragment of the address
 * that an emailed link leads on to. Every other answer passes unchanged.
 */
export async function withSignedSession(
  request: Request,
  response: Response,
  options: SessionTokensOptions,
): Promise<Response> {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('/auth/v1/')) return response
  const headers = new Headers(response.headers)
  const target = headers.get('location')
  if (target?.includes('#')) {
    const [address = '', fragment] = target.split('#')
    const values = new URLSearchParams(fragment)
    const token = values.get('access_token')
    if (token === null) return response
    values.set('access_token', await signedAnew(token, url, options))
    headers.set('location', `${address}#${values.toString()}`)
    return new Response(null, { status: response.status, headers })
  }
  if (!response.ok || !headers.get('content-type')?.includes('json')) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const { data: session } = sessionSchema.safeParse(body)
  if (!session) return response
  headers.delete('content-length')
  const access_token = await signedAnew(session.access_token, url, options)
  return Response.json({ ...session, access_token }, { status: response.status, headers })
}
