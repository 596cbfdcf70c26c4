import { verifyingKey } from './signing-keys.ts'
import { textAt, valueAt } from './upstream.ts'

function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function read(part: string): unknown {
  return JSON.parse(new TextDecoder().decode(bytesOf(part)))
}

/** What a token says, if this project has signed it and it has not expired. */
async function claimsOf(token: string): Promise<unknown> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || signature === '') return undefined
  let named: unknown
  let claims: unknown
  let given: Uint8Array<ArrayBuffer>
  try {
    named = read(header)
    claims = read(payload)
    given = bytesOf(signature)
  } catch {
    return undefined
  }
  const found = await verifyingKey(textAt(named, 'alg') ?? '', textAt(named, 'kid') ?? '')
  if (!found) return undefined
  const signed = new TextEncoder().encode(`${header}.${payload}`)
  if (!(await crypto.subtle.verify(found.algorithm, found.key, given, signed))) return undefined
  const expiry = valueAt(claims, 'exp')
  return typeof expiry === 'number' && expiry > Date.now() / 1000 ? claims : undefined
}

/**
 * Who calls a function. The platform does not check tokens for us (`verify_jwt` knows nothing of asymmetric signing
 * keys), so signature and expiry are checked here, by the keys that the project publishes.
 *
 * @returns the person's id; undefined for guests and for whatever is no valid session of this project
 * @throws UpstreamError when the keys cannot be fetched
 */
export async function callerOf(request: Request): Promise<string | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return undefined
  const claims = await claimsOf(token)
  return textAt(claims, 'role') === 'authenticated' ? textAt(claims, 'sub') : undefined
}
