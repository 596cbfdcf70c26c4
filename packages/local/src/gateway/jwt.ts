import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const headerSchema = z.object({ alg: z.literal('HS256') })
const claimsSchema = z.looseObject({
  role: z.string(),
  sub: z.string().optional(),
  exp: z.number().optional(),
})

/** The verified claims of a session's access token or of an API key. Times are seconds since 1970. */
export type Claims = z.infer<typeof claimsSchema>

/** What a token turned out to be. `secondsAgo` counts since it expired. */
export type TokenVerdict =
  | { readonly kind: 'valid'; readonly claims: Claims }
  | { readonly kind: 'expired'; readonly secondsAgo: number }
  | { readonly kind: 'invalid' }

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function signatureOf(signed: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest()
}

/** Checks signature and expiry of an HS256 token, the only kind that the embedded auth server signs. */
export function verifyToken(token: string, secret: string, now = Date.now()): TokenVerdict {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !headerSchema.safeParse(decode(header)).success) return { kind: 'invalid' }
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(`${header}.${payload}`, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'invalid' }
  const claims = claimsSchema.safeParse(decode(payload))
  if (!claims.success) return { kind: 'invalid' }
  const secondsLeft = (claims.data.exp ?? Number.POSITIVE_INFINITY) - now / 1000
  if (secondsLeft <= 0) return { kind: 'expired', secondsAgo: Math.floor(-secondsLeft) }
  return { kind: 'valid', claims: claims.data }
}

/** Signs claims as the embedded auth server does. */
export function signToken(claims: Claims, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`
}
