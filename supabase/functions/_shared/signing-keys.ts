import { getJson, textAt, UpstreamError, valueAt } from './upstream.ts'

/** A public key of the project with what it needs to verify. */
export interface VerifyingKey {
  readonly key: CryptoKey
  readonly algorithm: EcdsaParams | RsaHashedImportParams
}

interface Algorithm {
  readonly imported: EcKeyImportParams | RsaHashedImportParams
  readonly used: VerifyingKey['algorithm']
}

/** The algorithms of Supabase's asymmetric signing keys, by the name that tokens give them. */
const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  ES256: { imported: { name: 'ECDSA', namedCurve: 'P-256' }, used: { name: 'ECDSA', hash: 'SHA-256' } },
  RS256: {
    imported: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    used: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  },
}

/** How long an answer is good for, and how long an unknown key is not asked for again, in milliseconds. */
const KEEP_MS = 10 * 60_000
const ASK_AGAIN_MS = 30_000

let keys: ReadonlyMap<string, VerifyingKey> = new Map()
let askedAt = Number.NEGATIVE_INFINITY
let asking: Promise<void> | undefined

async function imported(jwk: unknown): Promise<readonly [string, VerifyingKey] | undefined> {
  const [kid, kty, crv] = [textAt(jwk, 'kid'), textAt(jwk, 'kty'), textAt(jwk, 'crv')]
  const alg = textAt(jwk, 'alg') ?? (kty === 'EC' && crv === 'P-256' ? 'ES256' : '')
  const known = ALGORITHMS[alg]
  if (kid === undefined || kty === undefined || known === undefined) return undefined
  const [x, y, n, e] = ['x', 'y', 'n', 'e'].map((name) => textAt(jwk, name))
  const parts = kty === 'EC' ? { kty, crv, x, y } : { kty, n, e }
  const key = await crypto.subtle.importKey('jwk', parts, known.imported, false, ['verify'])
  return [`${alg} ${kid}`, { key, algorithm: known.used }]
}

async function ask(): Promise<void> {
  const url = new URL('/auth/v1/.well-known/jwks.json', Deno.env.get('SUPABASE_URL'))
  const listed = valueAt(await getJson(url), 'keys')
  if (!Array.isArray(listed)) throw new UpstreamError(`${url.host} published no keys`)
  const found = await Promise.all(listed.map(imported))
  keys = new Map(found.filter((entry) => entry !== undefined))
  askedAt = Date.now()
}

/** Callers at the same time share one request. */
function askOnce(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/**
 * The project's public key that a token names, from the keys that its auth service publishes. They are fetched once in
 * ten minutes, and when a token names one that is new.
 *
 * @returns undefined for a key that the project does not have
 * @throws UpstreamError when the keys cannot be fetched
 */
export async function verifyingKey(alg: string, kid: string): Promise<VerifyingKey | undefined> {
  const known = keys.get(`${alg} ${kid}`)
  if (Date.now() - askedAt < (known ? KEEP_MS : ASK_AGAIN_MS)) return known
  try {
    await askOnce()
  } catch (error) {
    // A key that was good a moment ago stays good while the auth service is away.
    if (known === undefined) throw error
    return known
  }
  return keys.get(`${alg} ${kid}`)
}
