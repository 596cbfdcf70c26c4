import { AuthError } from '../auth-phone/auth-error.ts'
import { bearerOf, callerOf, type Refused, roleOfKey } from './credentials.ts'
import type { Keys } from './keys.ts'
import { signForLibrary } from './library-jwt.ts'

/** What nobody needs a session for; a bearer is not read there, as on Supabase. */
const OPEN: readonly RegExp[] = [
  /^\/auth\/v1\/(token|otp|verify|signup|recover|resend|magiclink|settings|health|authorize|callback)$/,
  /^\/auth\/v1\/\.well-known\//,
  /^\/storage\/v1\/object\/(public|sign|upload\/sign)\//,
]

function isOpen(method: string, pathname: string): boolean {
  // Addresses are signed with POST, and that takes a session.
  if (pathname.startsWith('/storage/') && method === 'POST') return false
  return OPEN.some((path) => path.test(pathname))
}

function fromStorage({ kind, reason }: Refused): Response {
  if (kind === 'role')
    return Response.json({ statusCode: '403', error: 'Unauthorized', message: reason }, { status: 403 })
  const message = kind === 'expired' ? '"exp" claim timestamp check failed' : 'Invalid Compact JWS'
  return Response.json({ statusCode: '401', error: 'InvalidJWT', message }, { status: 401 })
}

function fromAuth({ kind, reason }: Refused): Response {
  const what = kind === 'expired' ? 'token has invalid claims: token is expired' : reason
  return new AuthError(
    403,
    'bad_jwt',
    `invalid JWT: unable to parse or verify signature, ${what}`,
  ).toResponse()
}

function refusalOf(pathname: string, refused: Refused): Response {
  return pathname.startsWith('/storage/') ? fromStorage(refused) : fromAuth(refused)
}

/**
 * The request as the library reads it: the session's token verified here and replaced by one that the library has the
 * secret of. API keys pass unchanged.
 *
 * @returns a refusal where the token is garbled, expired, or for a role that is none of the API's
 */
export async function withLibraryToken(request: Request, keys: Keys): Promise<Request | Response> {
  const token = bearerOf(request.headers)
  if (token === undefined || roleOfKey(token, keys)) return request
  const { pathname } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (isOpen(request.method, pathname)) {
    headers.delete('authorization')
    return new Request(request, { headers })
  }
  const caller = await callerOf(token, keys)
  if ('reason' in caller) return refusalOf(pathname, caller)
  headers.set('authorization', `Bearer ${await signForLibrary(caller.claims, keys.jwtSecret)}`)
  return new Request(request, { headers })
}
