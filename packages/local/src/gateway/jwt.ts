import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { errors, importJWK, jwtVerify, SignJWT } from 'jose'
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

const ALGORITHM = 'ES256'
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
  return { keys: [{ kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'], ext: true }] }
}

const imported = new WeakMap<SigningKey, ReturnType<typeof importJWK>>()

/** A key pair has several forms; each is read once. */
function privateKeyOf(key: SigningKey): ReturnType<typeof importJWK> {
  const known = imported.get(key) ?? importJWK(key, ALGORITHM)
  imported.set(key, known)
  return known
}

const published = new WeakMap<SigningKey, ReturnType<typeof importJWK>>()

function publicKeyOf(key: SigningKey): ReturnType<typeof importJWK> {
  const { kty, crv, x, y } = key
  const known = published.get(key) ?? importJWK({ kty, crv, x, y }, ALGORITHM)
  published.set(key, known)
  return known
}

/** Checks signature and times of a token that `signToken` has signed with the same key. */
export async function verifyToken(
  token: string,
  signingKey: SigningKey,
  now = Date.now(),
): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, await publicKeyOf(signingKey), {
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? { kind: 'valid', claims: claims.data } : { kind: 'invalid' }
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return { kind: 'invalid' }
    return { kind: 'expired', secondsAgo: Math.floor(now / 1000 - (error.payload.exp ?? 0)) }
  }
}

/** Signs claims with ES256, as a Supabase project with an asymmetric signing key does. */
export async function signToken(claims: Claims, signingKey: SigningKey): Promise<string> {
  return new SignJWT(Object.fromEntries(Object.entries(claims)))
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: signingKey.kid })
    .sign(await privateKeyOf(signingKey))
}
