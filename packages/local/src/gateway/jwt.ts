import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { z } from 'zod'

/** A private key for ES256 signatures, as a JSON Web Key; `kid` tells it from earlier and later ones. */
export const signingKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
})

/** See `signingKeySchema`. */
export type SigningKey = z.infer<typeof signingKeySchema>

const headerSchema = z.object({ alg: z.literal('ES256') })
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

/** A new random key. */
export function generateSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return signingKeySchema.parse({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID() })
}

/** What may be published of a key: whoever knows it can verify tokens and sign none (RFC 7517). */
export function publicKeySet({ kty, crv, x, y, kid }: SigningKey) {
  return { keys: [{ kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }] }
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Checks signature and expiry of a token that `signToken` has signed with the same key. */
export function verifyToken(token: string, signingKey: SigningKey, now = Date.now()): TokenVerdict {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !headerSchema.safeParse(decode(header)).success) return { kind: 'invalid' }
  const { kty, crv, x, y } = signingKey
  const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  const given = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)) return { kind: 'invalid' }
  const claims = claimsSchema.safeParse(decode(payload))
  if (!claims.success) return { kind: 'invalid' }
  const secondsLeft = (claims.data.exp ?? Number.POSITIVE_INFINITY) - now / 1000
  if (secondsLeft <= 0) return { kind: 'expired', secondsAgo: Math.floor(-secondsLeft) }
  return { kind: 'valid', claims: claims.data }
}

/** Signs claims with ES256, as a Supabase project with an asymmetric signing key does. */
export function signToken(claims: Claims, signingKey: SigningKey): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = { alg: 'ES256', typ: 'JWT', kid: signingKey.kid }
  const signed = `${encode(header)}.${encode(claims)}`
  const key = createPrivateKey({ key: signingKey, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
